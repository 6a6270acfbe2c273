import { graphql } from '../api/graphql.js';
import { REFUSED } from '../api/refused.js';

export const TABLE = graphql(`
  fragment Table on Match {
    id
    phase
    game
    ply
    seq
    head
    view
    bestOf
    drawsAllowed
    drawOfferedBy
    pausedAt
    rematch
    rematchOf
    seats {
      seat
      isYou
      left
      lastPly
      awayFrom
      holder {
        id
        name
      }
      player {
        id
        name
      }
    }
    requests {
      seat
      told
    }
    decision {
      kind
      rules {
        id
      }
    }
    offers {
      form
      key
      about
      min
      max
      of
      total
      among {
        key
        min
        max
      }
    }
    clock {
      kind
      seconds
      incrementSeconds
    }
    clocks {
      seat
      leftMs
      runningSince
    }
    outcome {
      places
      how
    }
    branches {
      firstPly
      lastPly
    }
    games {
      number
      result {
        reason
      }
    }
    seedCeremony {
      showBy
      seats {
        seat
        madeBy
        commitment
        shown
      }
    }
    origin {
      tournamentId
    }
    disputes {
      caseId
      open
    }
  }
`);

export const MATCH = graphql(
  `
    query Playing($id: ID!) {
      match(id: $id) {
        ...Table
      }
    }
  `,
  [TABLE],
);

export const EVENTS = graphql(
  `
    subscription Playing($id: ID!) {
      matchEvents(id: $id) {
        cursor
        plies {
          ply
          facts {
            kind
            rule {
              id
            }
            data
            text
          }
        }
        match {
          ...Table
        }
      }
    }
  `,
  [TABLE],
);

export const WHY_NOT = graphql(`
  query WhyNot($id: ID!, $ply: Int!, $answer: String!) {
    match(id: $id) {
      whyNot(ply: $ply, answer: $answer) {
        phrases {
          text
          facts {
            name
            text
            number
          }
        }

        legal
        says
        rule {
          id
        }
      }
    }
  }
`);

const payload = graphql(
  `
    fragment Done on MatchPayload {
      match {
        ...Table
      }
      userErrors {
        ...Refused
      }
    }
  `,
  [TABLE, REFUSED],
);

export const ANSWER = graphql(
  `
    mutation Answer($input: AnswerInput!) {
      answer(input: $input) {
        ...Done
      }
    }
  `,
  [payload],
);
export const JOIN = graphql(
  `
    mutation Join($input: JoinMatchInput!) {
      joinMatch(input: $input) {
        ...Done
      }
    }
  `,
  [payload],
);
export const CREATE = graphql(
  `
    mutation Create($input: CreateMatchInput!) {
      createMatch(input: $input) {
        ...Done
      }
    }
  `,
  [payload],
);
export const RESIGN = graphql(
  `
    mutation Resign($input: ResignInput!) {
      resign(input: $input) {
        ...Done
      }
    }
  `,
  [payload],
);
export const OFFER_DRAW = graphql(
  `
    mutation OfferDraw($input: OfferDrawInput!) {
      offerDraw(input: $input) {
        ...Done
      }
    }
  `,
  [payload],
);
export const ACCEPT_DRAW = graphql(
  `
    mutation AcceptDraw($input: AcceptDrawInput!) {
      acceptDraw(input: $input) {
        ...Done
      }
    }
  `,
  [payload],
);
export const DECLINE_DRAW = graphql(
  `
    mutation DeclineDraw($input: DeclineDrawInput!) {
      declineDraw(input: $input) {
        ...Done
      }
    }
  `,
  [payload],
);
export const CLAIM_AWAY = graphql(
  `
    mutation ClaimAway($input: ClaimAwayInput!) {
      claimAway(input: $input) {
        ...Done
      }
    }
  `,
  [payload],
);
export const REMATCH = graphql(
  `
    mutation Rematch($input: RematchInput!) {
      rematch(input: $input) {
        ...Done
      }
    }
  `,
  [payload],
);
export const DISPUTE = graphql(
  `
    mutation Dispute($input: RaiseDisputeInput!) {
      raiseDispute(input: $input) {
        caseId
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);

export const OPEN = graphql(`
  query Open {
    matches(first: 60, filter: { phases: [OPEN], casual: true }) {
      nodes {
        id
        game
        createdAt
        seats {
          seat
          holder {
            name
          }
        }
      }
    }
  }
`);
