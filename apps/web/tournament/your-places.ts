/** The pages of a tournament that are for you: your card as a player, the desk as a judge, the console as one of the staff. */
import { say } from '../say/index.js';
import type { Head } from './queries.js';

export interface Place {
  readonly says: string;
  readonly href: string;
}

type Yours = Pick<Head, 'id' | 'yourRoles'> & {
  readonly yourEntry: Pick<NonNullable<Head['yourEntry']>, 'status'> | null;
};

const PLAYS: readonly NonNullable<Head['yourEntry']>['status'][] = ['IN', 'WAITING'];

export function placesIn(tournament: Yours): readonly Place[] {
  const { id, yourEntry } = tournament;
  const plays = yourEntry !== null && PLAYS.includes(yourEntry.status);
  return [...(plays ? [{ says: say('Your card'), href: `/t/${id}/me` }] : []), ...staffPlacesIn(tournament)];
}

export function staffPlacesIn({ id, yourRoles }: Pick<Yours, 'id' | 'yourRoles'>): readonly Place[] {
  const judges = yourRoles.some((role) => role === 'JUDGE' || role === 'HEAD_JUDGE');
  const helps = yourRoles.some((role) => role !== 'PLAYER');
  return [
    ...(judges ? [{ says: say('Judge’s desk'), href: `/t/${id}/desk` }] : []),
    ...(helps ? [{ says: say('Run it'), href: `/t/${id}/run` }] : []),
  ];
}
