import type { UserErrorCode } from '#contract';
import type { MatchRefusalCode } from '#match';
import type { TournamentRefusalCode } from '#tournament';
import type { PeopleRefusalCode } from '../people/refusals.js';

export type RefusalCode = MatchRefusalCode | PeopleRefusalCode | TournamentRefusalCode;

/** The one place where refusals become the API's codes, with the input they are about; a code that is missing here does not compile. */
export const PLACES: Readonly<Record<RefusalCode, readonly [code: UserErrorCode, field: string | null]>> = {
  'MATCH.NOT_CREATED': ['NOT_FOUND', 'matchId'],
  'MATCH.ALREADY_CREATED': ['IDEMPOTENCY_KEY_REUSED', 'idempotencyKey'],
  'MATCH.UNKNOWN_GAME': ['MATCH_UNKNOWN_GAME', 'game'],
  'MATCH.BAD_TERMS': ['MATCH_BAD_TERMS', null],
  'MATCH.NOT_OPEN': ['MATCH_NOT_OPEN', 'matchId'],
  'MATCH.SEAT_NOT_FREE': ['MATCH_SEAT_NOT_FREE', 'seat'],
  'MATCH.ALREADY_SEATED': ['MATCH_ALREADY_SEATED', 'matchId'],
  'MATCH.UNFIT_FOR_SEAT': ['MATCH_UNFIT_FOR_SEAT', 'brings'],
  'MATCH.NOT_YOURS': ['FORBIDDEN', 'matchId'],
  'MATCH.NOT_PLAYING': ['MATCH_NOT_PLAYING', 'matchId'],
  'MATCH.NOT_SEATED': ['MATCH_NOT_SEATED', 'matchId'],
  'MATCH.STALE': ['MATCH_STALE', 'ply'],
  'MATCH.NOT_ASKED': ['MATCH_NOT_ASKED', 'matchId'],
  'MATCH.ILLEGAL_ANSWER': ['MATCH_ILLEGAL_ANSWER', 'answer'],
  'MATCH.ALREADY_LEFT': ['MATCH_ALREADY_LEFT', 'matchId'],

  'PEOPLE.NOT_SIGNED_IN': ['NOT_SIGNED_IN', null],
  'PEOPLE.FORBIDDEN': ['FORBIDDEN', null],
  'PEOPLE.NOT_REGISTERED': ['NOT_FOUND', 'personId'],
  'PEOPLE.ALREADY_REGISTERED': ['IDEMPOTENCY_KEY_REUSED', 'idempotencyKey'],
  'PEOPLE.ERASED': ['PEOPLE_ERASED', null],
  'PEOPLE.ROLE_HELD': ['PEOPLE_ROLE_HELD', 'role'],
  'PEOPLE.ROLE_NOT_HELD': ['PEOPLE_ROLE_NOT_HELD', 'role'],
  'PEOPLE.OWN_ROLE': ['PEOPLE_OWN_ROLE', 'personId'],
  'PEOPLE.STILL_ADMIN': ['PEOPLE_STILL_ADMIN', null],
  'PEOPLE.BAD_NAME': ['PEOPLE_BAD_NAME', 'name'],
  'PEOPLE.NAME_TAKEN': ['PEOPLE_NAME_TAKEN', 'name'],
  'PEOPLE.BAD_MAIL': ['PEOPLE_BAD_MAIL', 'mail'],
  'PEOPLE.BAD_PASSWORD': ['PEOPLE_BAD_PASSWORD', 'password'],
  'PEOPLE.BAD_TEXT': ['PEOPLE_BAD_TEXT', null],
  'PEOPLE.WRONG_PASSWORD': ['PEOPLE_WRONG_PASSWORD', null],
  'PEOPLE.TOO_MANY_TRIES': ['PEOPLE_TOO_MANY_TRIES', null],
  'PEOPLE.BUSY': ['PEOPLE_BUSY', null],
  'PEOPLE.SESSION_ENDED': ['PEOPLE_SESSION_ENDED', null],
  'PEOPLE.LINK_INVALID': ['PEOPLE_LINK_INVALID', 'token'],
  'PEOPLE.NO_MAIL': ['PEOPLE_NO_MAIL', null],
  'PEOPLE.UNKNOWN_TOKEN': ['NOT_FOUND', 'tokenId'],

  'TOURNAMENT.NOT_CREATED': ['NOT_FOUND', 'tournamentId'],
  'TOURNAMENT.ALREADY_CREATED': ['IDEMPOTENCY_KEY_REUSED', 'idempotencyKey'],
  'TOURNAMENT.FORBIDDEN': ['FORBIDDEN', null],
  'TOURNAMENT.ROLE_HELD': ['TOURNAMENT_ROLE_HELD', 'role'],
  'TOURNAMENT.ROLE_NOT_HELD': ['TOURNAMENT_ROLE_NOT_HELD', 'role'],
  'TOURNAMENT.LAST_ORGANISER': ['TOURNAMENT_LAST_ORGANISER', 'personId'],
};
