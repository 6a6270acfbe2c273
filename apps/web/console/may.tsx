/** What somebody's roles let them do here: what they may not is not offered. */
import { createContext, type ReactNode, useContext } from 'react';
import { STAFF_ACCESS, type StaffOperation, type StaffRole } from '#tournament';
import type { Run } from './tournament.js';
import { ROLE } from './words.js';
import { listed, say } from '../say/index.js';

const WRITTEN: Readonly<Record<StaffRole, keyof typeof ROLE>> = {
  organiser: 'ORGANISER',
  'head-judge': 'HEAD_JUDGE',
  judge: 'JUDGE',
  scorekeeper: 'SCOREKEEPER',
  player: 'PLAYER',
};

const Roles = createContext<Run['yourRoles'] | null>(null);

export const WithRoles = ({ run, children }: { readonly run: Run; readonly children: ReactNode }): ReactNode => (
  <Roles value={run.yourRoles}>{children}</Roles>
);

/** Whether it may be offered; outside the console the server alone decides. */
export function useMay(): (operation: StaffOperation | undefined) => boolean {
  const roles = useContext(Roles);
  return (operation) =>
    roles === null || operation === undefined || STAFF_ACCESS[operation].some((role) => roles.includes(WRITTEN[role]));
}

export const whoMay = (operation: StaffOperation): string =>
  say('Who can do this: {roles}.', { roles: listed(STAFF_ACCESS[operation].map((role) => ROLE[WRITTEN[role]])) });
