import { graphql } from '../api/graphql.js';
import { REFUSED } from '../api/refused.js';

const OF_TOURNAMENT = graphql(
  `
    fragment DoneToTournament on TournamentPayload {
      position
      userErrors {
        ...Refused
      }
    }
  `,
  [REFUSED],
);
const OF_MATCH = graphql(
  `
    fragment DoneToMatch on MatchPayload {
      position
      userErrors {
        ...Refused
      }
    }
  `,
  [REFUSED],
);

export const REGISTER = graphql(
  `
    mutation RegisterForTournament($input: RegisterForTournamentInput!) {
      registerForTournament(input: $input) {
        ...DoneToTournament
      }
    }
  `,
  [OF_TOURNAMENT],
);
export const CLAIM = graphql(
  `
    mutation ClaimEntrant($input: ClaimEntrantInput!) {
      claimEntrant(input: $input) {
        ...DoneToTournament
      }
    }
  `,
  [OF_TOURNAMENT],
);
export const SUBMIT_DECK = graphql(
  `
    mutation SubmitDeck($input: SubmitDeckInput!) {
      submitDeck(input: $input) {
        ...DoneToTournament
      }
    }
  `,
  [OF_TOURNAMENT],
);
export const CHECK_IN = graphql(
  `
    mutation CheckIn($input: CheckInInput!) {
      checkIn(input: $input) {
        ...DoneToTournament
      }
    }
  `,
  [OF_TOURNAMENT],
);
export const DROP = graphql(
  `
    mutation DropFromTournament($input: DropFromTournamentInput!) {
      dropFromTournament(input: $input) {
        ...DoneToTournament
      }
    }
  `,
  [OF_TOURNAMENT],
);
export const REPORT = graphql(
  `
    mutation ReportResult($input: ReportResultInput!) {
      reportResult(input: $input) {
        ...DoneToMatch
      }
    }
  `,
  [OF_MATCH],
);
export const CONFIRM = graphql(
  `
    mutation ConfirmResult($input: ConfirmResultInput!) {
      confirmResult(input: $input) {
        ...DoneToMatch
      }
    }
  `,
  [OF_MATCH],
);
export const WITHDRAW = graphql(
  `
    mutation WithdrawReport($input: WithdrawReportInput!) {
      withdrawReport(input: $input) {
        ...DoneToMatch
      }
    }
  `,
  [OF_MATCH],
);
export const CALL_JUDGE = graphql(
  `
    mutation CallJudge($input: CallJudgeInput!) {
      callJudge(input: $input) {
        ...DoneToMatch
      }
    }
  `,
  [OF_MATCH],
);
