import { graphql, type ResultOf } from '../api/graphql.js';
import { REFUSED } from '../api/refused.js';

export const SLIP_TOKENS = graphql(`
  query SlipTokens($id: ID!, $round: Int!) {
    tournament(id: $id) {
      id
      round(number: $round) {
        tables {
          id
          slipTokens
        }
      }
    }
  }
`);

export const SLIP = graphql(`
  query ReadSlip($token: ID!) {
    resultSlip(token: $token) {
      tournamentId
      title
      round
      table
      seat
      players
      bestOf
      drawsAllowed
      closed
      closedPhrases {
        text
        facts {
          name
          text
          number
        }
      }
      result {
        won
        drawn
        bothLost
        notPlayed
      }
      reports {
        seat
        score {
          won
          drawn
        }
      }
    }
  }
`);

export const REPORT_BY_SLIP = graphql(
  `
    mutation ReportBySlip($input: ReportBySlipInput!) {
      reportBySlip(input: $input) {
        slip {
          closed
        }
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);

export type Slip = NonNullable<ResultOf<typeof SLIP>['resultSlip']>;
