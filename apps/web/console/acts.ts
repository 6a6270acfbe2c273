/** What the staff can do to a tournament, one document an act; every answer says where it stands in the log. */
import { graphql } from '../api/graphql.js';
import { REFUSED } from '../api/refused.js';

export const DONE = graphql(
  `
    fragment Done on TournamentPayload {
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

export const SET_REGISTRATION = graphql(
  `
    mutation SetRegistration($input: SetRegistrationInput!) {
      setRegistration(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const ENTER_PLAYERS = graphql(
  `
    mutation EnterPlayers($input: EnterPlayersInput!) {
      enterPlayers(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const IMPORT_PLAYERS = graphql(
  `
    mutation ImportPlayers($input: ImportPlayersInput!) {
      importPlayers(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const UNDO_ENTRY = graphql(
  `
    mutation UndoEntry($input: UndoEntryInput!) {
      undoEntry(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const UNDO_CLAIM = graphql(
  `
    mutation UndoClaim($input: UndoClaimInput!) {
      undoClaim(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const CHECK_IN = graphql(
  `
    mutation CheckIn($input: CheckInInput!) {
      checkIn(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const DROP = graphql(
  `
    mutation Drop($input: DropFromTournamentInput!) {
      dropFromTournament(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const RETURN = graphql(
  `
    mutation Return($input: ReturnToTournamentInput!) {
      returnToTournament(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const DISQUALIFY = graphql(
  `
    mutation Disqualify($input: DisqualifyInput!) {
      disqualify(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const REINSTATE = graphql(
  `
    mutation Reinstate($input: ReinstateInput!) {
      reinstate(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const SET_BYE = graphql(
  `
    mutation SetBye($input: SetByeInput!) {
      setBye(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const START = graphql(
  `
    mutation Start($input: StartTournamentInput!) {
      startTournament(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const TO_REGISTRATION = graphql(
  `
    mutation ToRegistration($input: ReturnToRegistrationInput!) {
      returnToRegistration(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const END = graphql(
  `
    mutation End($input: EndTournamentInput!) {
      endTournament(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const REOPEN = graphql(
  `
    mutation Reopen($input: ReopenTournamentInput!) {
      reopenTournament(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const GRANT = graphql(
  `
    mutation Grant($input: GrantTournamentRoleInput!) {
      grantTournamentRole(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const REVOKE = graphql(
  `
    mutation Revoke($input: RevokeTournamentRoleInput!) {
      revokeTournamentRole(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const ANNOUNCE = graphql(
  `
    mutation Announce($input: AnnounceInput!) {
      announce(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
export const WITHDRAW_ANNOUNCEMENT = graphql(
  `
    mutation WithdrawAnnouncement($input: WithdrawAnnouncementInput!) {
      withdrawAnnouncement(input: $input) {
        ...Done
      }
    }
  `,
  [DONE],
);
