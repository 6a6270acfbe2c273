import { graphql, type ResultOf } from '../api/graphql.js';

const GAME = graphql(`
  fragment Game on ListedMatch {
    id
    game
    phase
    places
    changedAt
    creator {
      id
    }
    seats {
      seat
      isYou
      holder {
        id
        name
      }
    }
  }
`);

export const NOW = graphql(
  `
    query WhatIsOn($from: DateTime!) {
      running: tournaments(first: 6, filter: { phases: [RUNNING] }) {
        nodes {
          ...Cup
        }
      }
      next: tournaments(first: 6, order: START, filter: { phases: [REGISTERING], startsFrom: $from }) {
        nodes {
          ...Cup
        }
      }
      open: tournaments(first: 6, filter: { phases: [REGISTERING] }) {
        nodes {
          ...Cup
        }
      }
      playing: matches(first: 8, filter: { phases: [PLAYING] }) {
        nodes {
          ...Game
        }
      }
      waiting: matches(first: 30, filter: { phases: [OPEN], casual: true }) {
        nodes {
          ...Game
        }
      }
      played: matches(first: 10, filter: { phases: [FINISHED] }) {
        nodes {
          ...Game
        }
      }
    }
    fragment Cup on ListedTournament {
      id
      title
      game
      phase
      registrationOpen
      startsAt
      timeZone
      entered
      round
    }
  `,
  [GAME],
);

/** Where whoever is signed in plays or helps; the games of a tournament are found there. */
export const YOURS = graphql(
  `
    query WhatIsYours($you: ID!) {
      cups: tournaments(first: 10, filter: { phases: [REGISTERING, RUNNING], yours: true }) {
        nodes {
          id
          title
          game
          phase
          entered
          round
          tournament {
            id
            yourRoles
            yourEntry {
              id
              status
              table {
                id
                number
              }
            }
          }
        }
      }
      games: matches(first: 10, filter: { phases: [OPEN, PLAYING], casual: true, holder: $you }) {
        nodes {
          ...Game
        }
      }
    }
  `,
  [GAME],
);

export const SEARCH = graphql(`
  query Search($text: String!) {
    search(text: $text, first: 20) {
      kind
      id
      title
      game
    }
  }
`);

/** How often what is on is asked for again. */
export const AGAIN = 15_000;

export type Now = ResultOf<typeof NOW>;
export type Cup = Now['running']['nodes'][number];
export type Game = Now['playing']['nodes'][number];
export type YourCup = ResultOf<typeof YOURS>['cups']['nodes'][number];
export type Found = ResultOf<typeof SEARCH>['search'][number];
