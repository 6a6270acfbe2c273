import { graphql, type ResultOf } from '../api/graphql.js';
import { REFUSED } from '../api/refused.js';

export const HANDED_IN = graphql(`
  query HandedIn($id: ID!) {
    match(id: $id) {
      id
      handedIn {
        game
        matchId
        places
        seat
      }
    }
  }
`);

/** A match that was played elsewhere, as it says itself. */
export const PLAYED_ELSEWHERE = graphql(`
  query PlayedElsewhere($id: ID!) {
    match(id: $id) {
      id
      game
      seats {
        seat
        player {
          name
        }
      }
      games {
        number
        result {
          places
          reason
        }
      }
    }
  }
`);

export const HAND_IN = graphql(
  `
    mutation HandInGame($input: HandInGameInput!) {
      handInGame(input: $input) {
        match {
          id
          phase
        }
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);

export type Elsewhere = NonNullable<ResultOf<typeof PLAYED_ELSEWHERE>['match']>;
export type HandedInGame = NonNullable<ResultOf<typeof HANDED_IN>['match']>['handedIn'][number];
