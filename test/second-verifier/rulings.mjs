import { canonical } from './bytes.mjs';
import { Case } from './case.mjs';
import { checkCommand } from './command.mjs';
import { Finding, at, orTampered, tampered } from './finding.mjs';
import { GRACE, roleFault, roleFaultAt } from './roles.mjs';

/** Staff of the match had their roles; each dispute was ruled by who had the role for it, in time, and the match did just what was ruled. */
export function checkRulings(bundle, tell) {
  const [match] = bundle.slices;
  checkStaff(bundle, match, tell);
  for (const record of match.records) {
    for (const { type, data } of record.events) {
      if (type === 'DisputeRaised') checkCase(bundle, record, data, tell);
    }
  }
}

function checkStaff({ slices }, { records }, tell) {
  const tournament = records[0].events[0].data.origin?.tournament;
  for (const record of records.filter(({ actor }) => actor !== 'system')) {
    for (const { data } of record.events.filter((event) => typeof event.data.role === 'string')) {
      const fault = roleFaultAt(tournamentIn(slices, tournament), record.actor, data.role, record.at);
      if (fault === 'unknown')
        tell(new Finding('UNPROVEN', at(record), `that ${record.actor} had the role ${data.role}`));
      else if (fault !== null) tampered(record, fault);
    }
  }
}

function checkCase({ slices }, raised, dispute, tell) {
  const stream = `case/${dispute.case}`;
  const unproven = (says) => tell(new Finding('UNPROVEN', at(raised), says));
  const slice = slices.find((each) => each.stream === stream && each.from === 1);
  if (slice === undefined) return unproven(`${stream} is not enclosed`);
  const events = slice.records.flatMap((record) => record.events.map((event) => ({ record, event })));
  if (events.some(({ event: { sealed, secret } }) => sealed !== undefined && secret === undefined))
    return unproven(`the key of ${stream} is not out`);
  const state = new Case();
  for (const { record, event } of events) {
    if (event === record.events[0]) orTampered(record, () => checkCommand(record));
    orTampered(record, () => state.take(record, event));
    if (event.type === 'CaseOpened') {
      checkOpened(record, event.data, slices[0], raised, dispute);
      checkTimes(record, event.data, slices, raised.at, unproven);
    }
    checkRoles(record, event, slices, state.opened.tournament, unproven);
    if (event.type === 'RulingApplied') checkNote(record, event.data, slices[0], dispute.case);
  }
  if (state.phase === 'none') tampered(raised, `${stream} was never opened`);
  return checkCarriedOut(slices[0], state, dispute.case);
}

/** The case is about what was raised in this match, in the tournament that the match is of. */
function checkOpened(
  record,
  opened,
  { stream, records },
  raised,
  { ply, seq, standsAt, over, seat, role, rule, claim },
) {
  const { origin, players } = records[0].events[0].data;
  const place = { match: stream.replace('match/', ''), round: origin?.round, table: origin?.table };
  const due = {
    claim,
    parties: partiesOf(players, records.slice(0, raised.seq - 1)),
    raiser: { role, seat, who: raised.actor },
    rule,
    subject:
      ply === null || standsAt === null
        ? { is: 'result', ...place, over }
        : { is: 'play', ...place, ply, seq, standsAt },
    tournament: origin?.tournament,
  };
  for (const [name, own] of Object.entries(due))
    if (canonical(opened[name]) !== canonical(own))
      tampered(record, `the ${name} of this case is not that of the dispute`);
}

/** Who sits there, or is to. */
function partiesOf(players, records) {
  const taken = records
    .flatMap(({ events }) => events)
    .filter(({ type }) => type === 'SeatTaken' || type === 'SeatAssigned');
  return players.flatMap((player, seat) => {
    const who = taken.findLast(({ data }) => data.seat === seat)?.data.who ?? player;
    return who === null ? [] : [{ seat, who }];
  });
}

/** It takes as long as the tournament had agreed on within a minute of the raising. */
function checkTimes(record, { tournament, subject, windows }, slices, raisedAt, unproven) {
  const records = tournamentIn(slices, tournament);
  if (records.length === 0) return unproven('what the tournament agreed on, how long cases take, is not enclosed');
  const agreed = records.flatMap(({ at, events }) =>
    events
      .filter(({ type }) => type === 'TournamentCreated' || type === 'CaseTimesChanged')
      .map(({ data }) => ({ at, times: listed(data.caseTimes ?? data.plan?.caseTimes) })),
  );
  const since = agreed.findLastIndex(({ at }) => at < raisedAt - GRACE);
  const might = agreed.slice(Math.max(0, since)).filter(({ at }) => at <= raisedAt + GRACE);
  if (!might.some(({ times }) => canonical(windowsOf(subject.is, times)) === canonical(windows)))
    tampered(record, 'the times of this case are not those of its tournament');
  return undefined;
}

const MINUTE = 60_000;
const USUAL = { play: [10, 2, 20], result: [30, 30, 60] };

const listed = (value) => (Array.isArray(value) ? value : []);

function windowsOf(about, times) {
  const own = times.find((each) => each.about === about) ?? {};
  const [rule, appeal, decide] = USUAL[about].map((minutes) => minutes * MINUTE);
  return { appeal: own.appeal ?? appeal, decide: own.decide ?? decide, rule: own.rule ?? rule };
}

const tournamentIn = (slices, tournament) =>
  slices.find(({ stream, from }) => stream === `tournament/${tournament}` && from === 1)?.records ?? [];

/** Whoever acts in a role had it: the actor in `by`, or else in `as`, which is whose a case is given `to`. */
function checkRoles(record, { data }, slices, tournament, unproven) {
  const acts =
    data.by !== undefined && data.to !== undefined
      ? [
          [record.actor, data.by],
          [data.to, data.as],
        ]
      : [[record.actor, data.as]];
  const records = tournamentIn(slices, tournament);
  for (const [who, as] of acts.filter(([, standing]) => standing?.role !== undefined)) {
    const fault = roleFault(records, who, as, record.at);
    if (fault === 'unknown') unproven('the roles in the tournament at that time are not enclosed');
    else if (fault !== null) tampered(record, fault);
  }
}

/** The case says truly where the match carried its ruling out. */
function checkNote(record, { stream, seq, head }, match, id) {
  const there = stream === match.stream ? match.records[seq - 1] : undefined;
  const settles = ({ type, data }) => type === 'DisputeSettled' && data.case === id;
  if (there?.hash !== head || !there.events.some(settles)) tampered(record, 'the ruling was not carried out there');
}

/** What the events of a match that name the case did is what was ruled, and they cite the record that made it final. */
function checkCarriedOut({ records }, state, id) {
  const record = records.find(({ events }) =>
    events.some(({ type, data }) => type === 'DisputeSettled' && data.case === id),
  );
  if (record === undefined) return;
  const told = records
    .flatMap(({ events }) => events)
    .filter(({ type, data }) => data.case === id && type !== 'DisputeRaised');
  if (state.final === null) tampered(record, 'a ruling was carried out that was not final');
  const { ruling } = state;
  const cited = ruling === null ? 'null' : canonical(state.final);
  if (told.some(({ data }) => canonical(data.ruling ?? null) !== cited))
    tampered(record, 'this cites another record than the final one');
  const did = told.filter(({ type }) => type !== 'RedealBegun' && type !== 'DisputeSettled').map(gist);
  const isApplied = ruling !== null && told.find(({ type }) => type === 'DisputeSettled').data.applied;
  const isResultOver = ruling?.remedy.is === 'result' && did.length === 0;
  const due = isApplied && !isResultOver ? dueOf(ruling) : [];
  if (canonical(did) !== canonical(due)) tampered(record, 'something else was carried out than was ruled');
}

function gist({ type, data, secret }) {
  switch (type) {
    case 'GameRewound':
      return { type, to: data.to, isDealtAnew: data.epoch !== null };
    case 'GameRepaired':
      return { type, answer: secret?.answer ?? null };
    case 'GameLost':
      return { type, seat: data.seat };
    case 'ResultRuled':
      return { type, games: data.games, bothLost: data.bothLost, notPlayed: data.notPlayed ?? false };
    case 'TimeGranted':
      return { type, seat: data.seat, ms: data.ms };
    default:
      return { type };
  }
}

function dueOf({ remedy, credits }) {
  const does = {
    'play-on': [],
    rewind: [{ type: 'GameRewound', to: remedy.to, isDealtAnew: remedy.randomness === 'redeal' }],
    repair: [{ type: 'GameRepaired', answer: remedy.answer }],
    'game-loss': [{ type: 'GameLost', seat: remedy.seat }],
    result: [
      {
        type: 'ResultRuled',
        games: remedy.games,
        bothLost: remedy.bothLost,
        notPlayed: remedy.notPlayed ?? false,
      },
    ],
  };
  const gifts = credits.map(({ seat, ms }) => ({ type: 'TimeGranted', seat, ms }));
  return [...does[remedy.is], ...gifts];
}
