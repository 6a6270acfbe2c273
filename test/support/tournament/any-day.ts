import { type ActorId, actorId, type Dice, hash, millis, SYSTEM } from '#kernel';
import {
  type EntrantId,
  entrantId,
  type OpenTournament,
  type Plan,
  RULE_SETS,
  type Score,
  type Stage,
  type TournamentCommand,
} from '#tournament';
import { type Day, ORGA, TEXT } from './day.js';

type Type = TournamentCommand['type'];
type Command<Of extends Type> = Extract<TournamentCommand, { readonly type: Of }>;

const PEOPLE = ['anna', 'bert', 'cora', 'dora'].map(actorId);

/** Choices by lot. */
class Lots {
  constructor(private readonly dice: Dice) {}

  below(count: number): number {
    return this.dice.below(count);
  }

  /** Once in so many times. */
  rarely(often: number): boolean {
    return this.below(often) === 0;
  }

  of<Item>(items: readonly [Item, ...Item[]] | readonly Item[], otherwise: Item): Item {
    return items.length === 0 ? otherwise : (items[this.below(items.length)] ?? otherwise);
  }

  some<Item>(items: readonly Item[]): readonly Item[] {
    return items.filter(() => this.rarely(2));
  }

  seed(): string {
    return Array.from({ length: 64 }, () => this.below(16).toString(16)).join('');
  }
}

/** One stage of any kind, and maybe another after a cut. */
function anyStages(lots: Lots): readonly Stage[] {
  const bestOf = lots.of([1, 3, 5] as const, 1);
  const groups = 1 + lots.below(3);
  const first = lots.of<Stage>(
    [
      { is: 'swiss', rounds: lots.rarely(2) ? null : 1 + lots.below(5), bestOf, cut: null },
      { is: 'round-robin', groups, bestOf, cut: null },
      { is: 'single-elimination', thirdPlace: lots.rarely(2), bestOf, cut: null },
      { is: 'double-elimination', reset: lots.rarely(2), bestOf, cut: null },
    ],
    { is: 'swiss', rounds: 3, bestOf, cut: null },
  );
  if (first.is === 'single-elimination' || first.is === 'double-elimination' || lots.rarely(2)) return [first];
  const cut = (first.is === 'round-robin' ? groups : 1) * (2 + lots.below(3));
  const second = lots.of<Stage>(
    [
      { is: 'swiss', rounds: 1 + lots.below(3), bestOf, cut },
      { is: 'round-robin', groups: 1, bestOf, cut },
      { is: 'single-elimination', thirdPlace: lots.rarely(2), bestOf, cut },
    ],
    { is: 'double-elimination', reset: lots.rarely(2), bestOf, cut },
  );
  return [first, second];
}

export function anyPlan(dice: Dice): Partial<Plan> {
  const lots = new Lots(dice);
  const ruleSet = lots.of(
    RULE_SETS.map(({ id }) => id),
    '',
  );
  return {
    stages: anyStages(lots),
    rules: { ruleSet, points: null, tieBreaks: null },
    capacity: lots.rarely(3) ? 4 + lots.below(8) : null,
    checkIn: lots.rarely(4),
    lists: lots.of(['none', 'open', 'closed'] as const, 'none'),
    drawsAllowed: !lots.rarely(3),
    tables: lots.rarely(3)
      ? [
          { from: 5, to: 7 },
          { from: 20, to: 22 },
        ]
      : [],
  };
}

/** Mostly one that can be; the rest are those that a tired scorekeeper types. */
function anyScore(lots: Lots, bestOf: number): Score {
  const needed = (bestOf + 1) / 2;
  const less = lots.below(needed);
  const won = lots.rarely(2) ? ([needed, less] as const) : ([less, needed] as const);
  return lots.of<Score>(
    [
      { won: [0, 0], drawn: 1, bothLost: false },
      { won: [0, 0], drawn: 0, bothLost: true, notPlayed: true },
      { won: [lots.below(4), lots.below(4)], drawn: lots.below(3), bothLost: lots.rarely(3) },
      { won: [needed, 0], drawn: 0, bothLost: false, notPlayed: true },
      ...Array.from({ length: 8 }, (): Score => ({ won, drawn: 0, bothLost: false })),
    ],
    { won, drawn: 0, bothLost: false },
  );
}

/** What anybody may try, sensible or not, at a tournament as it is now: one of each type. */
function anything(lots: Lots, { entrants, rounds, plan }: OpenTournament) {
  const ids = [...entrants.keys()];
  const entrant = (): EntrantId => (lots.rarely(30) ? entrantId('99') : lots.of(ids, entrantId('1')));
  const round = Math.max(0, rounds.length - (lots.rarely(4) ? lots.below(3) : 0));
  const tables = [...(rounds.find(({ number }) => number === round)?.tables.values() ?? [])];
  const open = tables.filter(({ result }) => result === null);
  const table = lots.of(
    (open.length > 0 && !lots.rarely(3) ? open : tables).map(({ id }) => id),
    1,
  );
  const games = anyScore(lots, plan.stages[rounds.at(-1)?.stage ?? 0]?.bestOf ?? 1);
  const missed = lots.of(['loss', 'half-bye', 'awarded-bye'] as const, 'loss');
  const lost = tables.length - open.length;
  const reason = TEXT;
  const players = Array.from({ length: 1 + lots.below(5) }, () =>
    lots.rarely(4) ? { who: lots.of(PEOPLE, ORGA), name: null } : { who: null, name: TEXT },
  );
  const [role, to] = [lots.of(['judge', 'scorekeeper', 'player'] as const, 'judge'), lots.of(PEOPLE, ORGA)];
  const next = 1 + lots.below(rounds.length + 2);
  return {
    CreateTournament: { title: TEXT, plan },
    GrantRole: { role, to, asAdmin: false },
    RevokeRole: { role, from: to, asAdmin: false, reason },
    OpenRegistration: {},
    CloseRegistration: {},
    Register: {},
    EnterPlayers: { players, missed },
    ClaimEntrant: { entrant: entrant() },
    UndoClaim: { entrant: entrant(), reason },
    CheckIn: { entrants: lots.some(ids) },
    UndoCheckIn: { entrants: lots.some(ids), reason },
    NoteDeck: { entrant: entrant(), hash: hash('b'.repeat(64)) },
    DropEntrant: { entrant: entrant(), reason },
    UndoEntry: { entrants: [entrant(), entrant()], reason },
    ReturnEntrant: { entrant: entrant(), missed, reason },
    DisqualifyEntrant: { entrant: entrant(), reason },
    ReinstateEntrant: { entrant: entrant(), reason },
    AwardBye: { entrant: entrant(), round: next, reason },
    RevokeBye: { entrant: entrant(), round: next, reason },
    KeepApart: { entrants: [entrant(), entrant()], apart: !lots.rarely(3), reason },
    FixTable: { entrant: entrant(), table: lots.rarely(3) ? null : 1 + lots.below(25), reason },
    StartTournament: { withoutDecks: !lots.rarely(3) },
    ReturnToRegistration: { reason },
    EndTournament: {},
    ReopenTournament: { reason },
    CancelTournament: { reason },
    DraftRound: { seed: lots.seed() },
    DiscardDraft: { reason },
    PublishRound: { round },
    SwapPlayers: { round, swapped: [entrant(), entrant()], reason },
    RepairRound: { round, dissolved: lots.some(tables.map(({ id }) => id)), seed: lots.seed(), reason },
    WithdrawRound: { round, losing: lots.rarely(3) ? lots.below(4) : lost, reason },
    RecordResult: { round, table, games, how: lots.of(['reported', 'entered', 'forfeited'] as const, 'played') },
    CorrectResult: { round, table, games, reason },
    StartTimer: { round, length: 1 + lots.below(3_000_000) },
    PauseTimer: { round },
    ResumeTimer: { round },
    ExtendTable: { round, table, by: (lots.below(20) - 5) * 60_000, reason },
    Announce: { text: TEXT },
    WithdrawAnnouncement: { nth: lots.below(3) },
    ChangeCaseTimes: { caseTimes: [], reason },
    RenameTournament: { title: TEXT, reason },
    ChangeCapacity: { capacity: lots.rarely(2) ? null : 2 + lots.below(20), reason },
    ChangeStartTime: {
      startTime: lots.rarely(2)
        ? null
        : { at: millis(lots.below(1_000)), zone: lots.of(['Europe/Berlin', '?'], 'UTC') },
      reason,
    },
    ChangeListsLock: { lockAt: lots.rarely(2) ? null : millis(lots.below(1_000)), reason },
  } satisfies { readonly [Of in Type]: Omit<Command<Of>, 'type'> };
}

/** What a day is mostly made of. */
const USUAL: Readonly<Record<OpenTournament['phase'], readonly Type[]>> = {
  registering: ['EnterPlayers', 'EnterPlayers', 'CheckIn', 'OpenRegistration', 'Register', 'StartTournament'],
  running: [
    'DraftRound',
    'PublishRound',
    'CorrectResult',
    'RecordResult',
    'RecordResult',
    'RecordResult',
    'RecordResult',
  ],
  over: ['ReopenTournament'],
};

const BY_THE_HOUSE: readonly Type[] = ['RecordResult', 'NoteDeck'];

/** By the organiser mostly, and now and then by somebody who may not. */
export function anyCommand(dice: Dice, state: OpenTournament): readonly [ActorId, TournamentCommand] {
  const lots = new Lots(dice);
  const all = anything(lots, state);
  const types = lots.rarely(3) ? (Object.keys(all) as Type[]) : USUAL[state.phase];
  const type = lots.of(types, 'Register');
  const who = lots.rarely(8) || type === 'Register' ? lots.of(PEOPLE, ORGA) : ORGA;
  return [BY_THE_HOUSE.includes(type) ? SYSTEM : who, { type, ...all[type] } as TournamentCommand];
}

/** A day is over in far fewer steps. */
const MOST_STEPS = 300;

/** What an organiser always can do, from wherever it is; why not, if the day cannot be brought to its end. */
export function bringToAnEnd(day: Day, dice: Dice): string | null {
  const lots = new Lots(dice);
  const refusals: string[] = [];
  const does = (command: TournamentCommand, who: ActorId = ORGA): boolean => {
    const done = day.do(who, command);
    if ('code' in done) refusals.push(`${command.type}: ${done.says}`);
    return !('code' in done);
  };
  for (let step = 0; step < MOST_STEPS; step++) {
    const { phase, rounds, entrants } = day.state;
    const last = rounds.at(-1);
    if (phase === 'over') return null;
    if (phase === 'registering') {
      if (entrants.size < 2 || step > 3)
        does({ type: 'EnterPlayers', players: [{ who: null, name: TEXT }], missed: 'loss' });
      does({ type: 'CheckIn', entrants: [...entrants.values()].filter(({ is }) => is === 'in').map(({ id }) => id) });
      does({ type: 'StartTournament', withoutDecks: true });
    } else if (last?.phase === 'draft') {
      if (!does({ type: 'PublishRound', round: last.number })) does({ type: 'DiscardDraft' });
    } else {
      for (const round of rounds) enterAll(day, lots, round.number, does);
      if (!does({ type: 'DraftRound', seed: lots.seed() })) does({ type: 'EndTournament' });
    }
  }
  return refusals.slice(-6).join(' / ');
}

function enterAll(
  day: Day,
  lots: Lots,
  number: number,
  does: (command: TournamentCommand, who?: ActorId) => boolean,
): void {
  const { plan, rounds } = day.state;
  const round = rounds.find((each) => each.number === number);
  const needed = ((plan.stages[round?.stage ?? 0]?.bestOf ?? 1) + 1) / 2;
  for (const { id: table, result, undecided } of round?.tables.values() ?? []) {
    if (result !== null) continue;
    const games: Score = { won: lots.rarely(2) ? [needed, 0] : [0, needed], drawn: 0, bothLost: false };
    if (undecided === null) does({ type: 'RecordResult', round: number, table, games, how: 'entered' }, SYSTEM);
    else does({ type: 'CorrectResult', round: number, table, games, reason: TEXT });
  }
}
