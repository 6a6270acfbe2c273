import { canonical } from './bytes.mjs';
import { Case } from './case.mjs';
import { Finding, at, orTampered, tampered } from './finding.mjs';
import { roleFault } from './roles.mjs';

/** Each dispute of the match was ruled by who had the role for it, in time, and the match did just what was ruled. */
export function checkRulings(bundle, tell) {
  const [match] = bundle.slices;
  for (const record of match.records) {
    for (const { type, data } of record.events) {
      if (type === 'DisputeRaised') checkCase(bundle, record, data, tell);
    }
  }
}

function checkCase({ match, slices }, raised, dispute, tell) {
  const stream = `case/${dispute.case}`;
  const unproven = (says) => tell(new Finding('UNPROVEN', at(raised), says));
  const slice = slices.find((each) => each.stream === stream && each.from === 1);
  if (slice === undefined) return unproven(`${stream} is not enclosed`);
  const events = slice.records.flatMap((record) => record.events.map((event) => ({ record, event })));
  if (events.some(({ event: { sealed, secret } }) => sealed !== undefined && secret === undefined))
    return unproven(`the key of ${stream} is not out`);
  const state = new Case();
  for (const { record, event } of events) {
    orTampered(record, () => state.take(record, event));
    checkSubject(record, event, match, slices[0]);
    checkRoles(record, event, slices, state.opened.tournament, unproven);
    if (event.type === 'RulingApplied') checkNote(record, event.data, slices[0], dispute.case);
  }
  if (state.phase === 'none') tampered(raised, `${stream} was never opened`);
  return checkCarriedOut(slices[0], state, dispute.case);
}

/** The case is one of this match, in the tournament that the match is of. */
function checkSubject(record, { type, data }, match, { records }) {
  if (type !== 'CaseOpened') return;
  const { origin } = records[0].events[0].data;
  if (`match/${data.subject.match}` !== match || data.tournament !== origin?.tournament)
    tampered(record, `this case is about no dispute of ${match}`);
}

/** Whoever acts in a role had it: the actor in `by`, or else in `as`, which is whose a case is given `to`. */
function checkRoles(record, { data }, slices, tournament, unproven) {
  const acts =
    data.by !== undefined && data.to !== undefined
      ? [
          [record.actor, data.by],
          [data.to, data.as],
        ]
      : [[record.actor, data.as]];
  const records = slices.find(({ stream, from }) => stream === `tournament/${tournament}` && from === 1)?.records ?? [];
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
      return { type, games: data.games, bothLost: data.bothLost };
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
    result: [{ type: 'ResultRuled', games: remedy.games, bothLost: remedy.bothLost }],
  };
  const gifts = credits.map(({ seat, ms }) => ({ type: 'TimeGranted', seat, ms }));
  return [...does[remedy.is], ...gifts];
}
