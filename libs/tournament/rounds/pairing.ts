import { happens, type Moment, never, type Phrase, phrase } from '#kernel';
import { inPhase, no, type Outcome, type Refused } from '../outcome.js';
import { isElimination } from '../plan.js';
import { said } from '../said.js';
import type { EntrantId } from '../standings/results.js';
import { draftOf, inPlay, type OpenTournament, openTables, type Outdated, type Round } from '../state.js';
import type { PairingCommand, PublishRound, WithdrawRound } from './commands.js';
import { bringing, type Pair, proposeRound, stillInGroups } from './propose.js';
import { repair, swap } from './repair.js';
import { stageOf } from './results.js';
import type { Pairing } from './round.js';

export function decidePairing(state: OpenTournament, command: PairingCommand, now: Moment, pair: Pair): Outcome {
  const refused = inPhase(state, now, 'pair', 'running');
  if (refused !== null) return refused;
  switch (command.type) {
    case 'DraftRound':
      return draft(state, command.seed, pair);
    case 'DiscardDraft': {
      const round = draftOf(state);
      if (round === null) return no('TOURNAMENT.DRAFT', phrase('There is no draft to discard.'));
      return happens({ type: 'DraftDiscarded', v: 1, data: { round: round.number, ...said(command) }, secret: null });
    }
    case 'PublishRound':
      return publish(state, command);
    case 'SwapPlayers':
      return swap(state, command);
    case 'RepairRound':
      return repair(state, command, pair);
    case 'WithdrawRound':
      return withdraw(state, command);
    default:
      return never(command);
  }
}

function draft(state: OpenTournament, seed: string, pair: Pair): Outcome {
  const pairing = proposeRound(state, seed, pair);
  return 'ok' in pairing ? pairing : happens({ type: 'RoundDrafted', v: 1, data: pairing, secret: null });
}

/** Who is there for a round: of the first stage also whoever came after the draft, as long as nobody's place is settled. */
function dueIn(state: OpenTournament, round: Round): ReadonlySet<EntrantId> {
  const { stage: nth, opens } = round;
  const stage = stageOf(state, round);
  const before = state.rounds.filter((each) => each.stage === nth && each.number < round.number);
  const seeds = opens ?? before[0]?.opens ?? [];
  const field = new Set(seeds);
  const takesLate = nth === 0 && (stage.is === 'swiss' || opens !== null);
  const playing = stage.is === 'round-robin' ? stillInGroups(seeds, stage.groups, before.length) : field;
  return new Set(inPlay(state).flatMap(({ id }) => ((field.has(id) ? playing.has(id) : takesLate) ? [id] : [])));
}

/** Everybody who is there has one place, and nobody else has any. */
function seatingProblem(
  state: OpenTournament,
  round: Round,
  { tables, byes }: Pick<Pairing, 'tables' | 'byes'>,
): Refused | null {
  const due = dueIn(state, round);
  const seated = [...tables.flatMap(({ entrants }) => entrants), ...byes.map(({ entrant }) => entrant)];
  const strangers = seated.filter((id) => !due.has(id));
  const placed = new Set<string>();
  const twice = seated.filter((id) => placed.size === placed.add(id).size);
  const missing = [...due].filter((id) => !placed.has(id));
  if (twice.length + strangers.length + missing.length === 0) return null;
  const says = [
    ...(missing.length > 0 ? phrase('Without a place: number {entrants}.', { entrants: listed(missing) }) : []),
    ...(strangers.length > 0 ? noMore(strangers) : []),
    ...(twice.length > 0 ? phrase('At two tables: number {entrants}.', { entrants: listed(twice) }) : []),
    ...phrase('Discard the draft and pair again, or pair these tables of it anew.'),
  ];
  return no('TOURNAMENT.BAD_PAIRING', says, { missing, strangers, twice });
}

const noMore = (entrants: readonly EntrantId[]): readonly Phrase[] =>
  phrase('Not there any more: number {entrants}.', { entrants: listed(entrants) });

/** Entrants by their numbers, as many as one reads. */
const listed = (entrants: readonly EntrantId[]): string =>
  `${entrants.slice(0, 5).join(', ')}${entrants.length > 5 ? ` (+${entrants.length - 5})` : ''}`;

function publish(state: OpenTournament, { round: number, seen }: PublishRound): Outcome {
  const round = draftOf(state);
  if (round?.number !== number) return nothingToPublish(state, number);
  if (seen !== undefined && seen < round.seatedAt) {
    const says = phrase(
      'The draft of round {number} that you saw at record {seen} was changed at record {changed}: look it over again, then publish it.',
      { number, seen, changed: round.seatedAt },
    );
    return no('TOURNAMENT.DRAFT_CHANGED', says, { round: number, seen, changed: round.seatedAt });
  }
  if (round.outdated !== null) {
    const says = SINCE[round.outdated](number);
    return no('TOURNAMENT.DRAFT', says, { round: number, since: round.outdated });
  }
  const { stage, byes } = round;
  const tables = [...round.tables.values()].map(({ id, number: place, entrants, place: of }) => ({
    id,
    number: place,
    entrants,
    ...bringing(state, entrants),
    place: of,
  }));
  const problem = isElimination(stageOf(state, round))
    ? (goneFrom(state, tables) ?? leftOut(state, round))
    : seatingProblem(state, round, { byes, tables });
  return problem ?? happens({ type: 'RoundPublished', v: 1, data: { round: number, stage, tables }, secret: null });
}

const SINCE: Readonly<Record<Outdated, (number: number) => readonly Phrase[]>> = {
  result: (number) =>
    phrase('A result was corrected after round {number} was drafted: discard the draft and pair again.', { number }),
  bye: (number) =>
    phrase(
      'A bye for it was awarded or taken back after round {number} was drafted: discard the draft and pair again.',
      { number },
    ),
  'kept-apart': (number) =>
    phrase('The staff said who is kept apart after round {number} was drafted: discard the draft and pair again.', {
      number,
    }),
  'fixed-table': (number) =>
    phrase('The staff said who always sits where after round {number} was drafted: discard the draft and pair again.', {
      number,
    }),
};

function nothingToPublish({ rounds }: OpenTournament, number: number): Refused {
  const isPublished = rounds.some((round) => round.number === number && round.phase === 'published');
  const says = isPublished
    ? phrase('Round {number} is published already.', { number })
    : phrase('There is no draft of round {number} to publish: pair it first.', { number });
  return no('TOURNAMENT.DRAFT', says, { round: number });
}

/** Those in a bracket whose opponent should go on instead. */
function goneFrom({ entrants: all }: OpenTournament, tables: Pairing['tables']): Refused | null {
  const strangers = tables.flatMap(({ entrants }) => entrants.filter((id) => all.get(id)?.is !== 'in'));
  if (strangers.length === 0) return null;
  const says = [...noMore(strangers), ...phrase('Discard the draft and pair again, so that their opponents go on.')];
  return no('TOURNAMENT.BAD_PAIRING', says, { strangers });
}

/** Those who came after the bracket was drawn, while it can be drawn anew. */
function leftOut(state: OpenTournament, round: Round): Refused | null {
  if (round.opens === null) return null;
  const missing = [...dueIn(state, round)].filter((id) => round.opens?.includes(id) === false);
  if (missing.length === 0) return null;
  const says = [
    ...phrase('Came after this was drawn: number {entrants}.', { entrants: listed(missing) }),
    ...phrase('Discard the draft and pair again, so that they have a place.'),
  ];
  return no('TOURNAMENT.BAD_PAIRING', says, { missing });
}

function withdraw(state: OpenTournament, { round: number, losing, reason }: WithdrawRound): Outcome {
  const round = state.rounds.at(-1);
  if (round?.phase !== 'published' || round.number !== number) {
    return no('TOURNAMENT.NO_SUCH_ROUND', notTheLast(round), { last: round?.number ?? 0 });
  }
  const finished = round.tables.size - openTables(round).length;
  if (losing !== finished) {
    const says = phrase(
      'This undoes {finished} finished matches of round {number}, not {losing}: look again, and say so with `losing: {finished}`. To keep them, pair only the other tables anew.',
      { finished, number, losing },
    );
    return no('TOURNAMENT.DEPENDENTS', says, { finished });
  }
  return happens({
    type: 'RoundWithdrawn',
    v: 1,
    data: { round: number, dissolved: openTables(round).map(({ id }) => id), reason },
    secret: null,
  });
}

function notTheLast(round: Round | undefined): readonly Phrase[] {
  if (round === undefined)
    return phrase('Only the last round can be withdrawn, once published; no round was paired yet.');
  const { number, phase } = round;
  return phase === 'draft'
    ? phrase('Only the last round can be withdrawn, once published; round {number} is a draft: discard it.', { number })
    : phrase('Only the last round can be withdrawn, once published; that is round {number}.', { number });
}
