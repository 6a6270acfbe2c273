/** What the staff can do to a round, its tables and the decks. */
import { graphql } from '../api/graphql.js';
import { REFUSED } from '../api/refused.js';

const DONE = graphql(
  `
    fragment RoundDone on TournamentPayload {
      tournament {
        id
        position
      }
      userErrors {
        ...Refused
      }
    }
  `,
  [REFUSED],
);

export const DRAFT = graphql(
  `
    mutation Draft($input: DraftRoundInput!) {
      draftRound(input: $input) {
        ...RoundDone
      }
    }
  `,
  [DONE],
);
export const DISCARD = graphql(
  `
    mutation Discard($input: DiscardDraftInput!) {
      discardDraft(input: $input) {
        ...RoundDone
      }
    }
  `,
  [DONE],
);
export const PUBLISH = graphql(
  `
    mutation Publish($input: PublishRoundInput!) {
      publishRound(input: $input) {
        ...RoundDone
      }
    }
  `,
  [DONE],
);
export const SWAP = graphql(
  `
    mutation Swap($input: SwapPlayersInput!) {
      swapPlayers(input: $input) {
        ...RoundDone
      }
    }
  `,
  [DONE],
);
export const REPAIR = graphql(
  `
    mutation Repair($input: RepairRoundInput!) {
      repairRound(input: $input) {
        ...RoundDone
      }
    }
  `,
  [DONE],
);
export const WITHDRAW_ROUND = graphql(
  `
    mutation WithdrawRound($input: WithdrawRoundInput!) {
      withdrawRound(input: $input) {
        ...RoundDone
      }
    }
  `,
  [DONE],
);
export const CORRECT = graphql(
  `
    mutation Correct($input: CorrectResultInput!) {
      correctResult(input: $input) {
        ...RoundDone
      }
    }
  `,
  [DONE],
);
export const TIMER = graphql(
  `
    mutation Timer($input: SetRoundTimerInput!) {
      setRoundTimer(input: $input) {
        ...RoundDone
      }
    }
  `,
  [DONE],
);
export const EXTEND = graphql(
  `
    mutation Extend($input: ExtendTableInput!) {
      extendTable(input: $input) {
        ...RoundDone
      }
    }
  `,
  [DONE],
);
export const SUBMIT_DECK = graphql(
  `
    mutation SubmitDeckFor($input: SubmitDeckInput!) {
      submitDeck(input: $input) {
        ...RoundDone
      }
    }
  `,
  [DONE],
);
export const CHANGE_DECK = graphql(
  `
    mutation ChangeDeck($input: ChangeDeckInput!) {
      changeDeck(input: $input) {
        ...RoundDone
      }
    }
  `,
  [DONE],
);
export const CHECK_DECK = graphql(
  `
    mutation CheckDeckOf($input: RecordDeckCheckInput!) {
      recordDeckCheck(input: $input) {
        ...RoundDone
      }
    }
  `,
  [DONE],
);
