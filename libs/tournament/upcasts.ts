import type { JsonObject, Upcast } from '#kernel';
import type { Plan } from './plan.js';

/** The plan of tournaments from before there were plans: they had a title and a staff, and nothing was played. */
const BEFORE_PLANS: Plan = {
  game: 'voidream',
  switches: {},
  options: {},
  rules: { ruleSet: 'mtr-2026-02-27', points: null, tieBreaks: null },
  stages: [{ is: 'swiss', rounds: null, bestOf: 3, cut: null }],
  capacity: null,
  checkIn: false,
  lists: 'none',
  lockAt: null,
  drawsAllowed: true,
  confirmAfter: null,
  roundTime: null,
  tables: [],
  clock: null,
  delay: null,
  caseTimes: [],
};

export const UPCASTS: readonly Upcast[] = [
  { type: 'TournamentCreated', from: 1, up: (data, secret) => ({ data: { ...data, plan: BEFORE_PLANS }, secret }) },
  { type: 'TournamentCreated', from: 2, up: (data, secret) => ({ data: planWith(data, { delay: null }), secret }) },
  { type: 'TournamentCreated', from: 3, up: (data, secret) => ({ data: planWith(data, { caseTimes: [] }), secret }) },
  { type: 'TournamentStarted', from: 1, up: (_, secret) => ({ data: { out: [], up: [] }, secret }) },
  { type: 'TournamentReopened', from: 1, up: (data, secret) => ({ data: { ...data, to: 'running' }, secret }) },
  { type: 'ResultRecorded', from: 1, up: (data, secret) => ({ data: walkoverSaid(data), secret }) },
  { type: 'EntrantReturned', from: 1, up: (data, secret) => ({ data: { ...data, waits: false }, secret }) },
  { type: 'EntrantReinstated', from: 1, up: (data, secret) => ({ data: { ...data, waits: false }, secret }) },
];

/** Only how it came about said that it was not played. */
const walkoverSaid = (data: JsonObject): JsonObject =>
  data.how === 'forfeited' ? { ...data, games: { ...(data.games as JsonObject), notPlayed: true } } : data;

const planWith = ({ plan, ...data }: JsonObject, more: JsonObject): JsonObject => ({
  ...data,
  plan: { ...(plan as JsonObject), ...more },
});
