/** What changes a tournament after it was made. */
import { graphql } from '../api/graphql.js';
import { DONE } from './acts.js';

export const RENAME = graphql(
  `
    mutation Rename($input: RenameTournamentInput!) {
      renameTournament(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const RESIZE = graphql(
  `
    mutation Resize($input: ChangeCapacityInput!) {
      changeCapacity(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const LOCK_LISTS = graphql(
  `
    mutation LockLists($input: ChangeListsLockInput!) {
      changeListsLock(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const BEGIN = graphql(
  `
    mutation Begin($input: ChangeStartTimeInput!) {
      changeStartTime(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const CANCEL = graphql(
  `
    mutation CancelIt($input: CancelTournamentInput!) {
      cancelTournament(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
