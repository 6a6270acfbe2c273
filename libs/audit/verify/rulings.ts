import { type ActorId, canonicalJson, type Happening, type Json, type Moment, streamId } from '#kernel';
import {
  type Case,
  caseCommandSignedIn,
  caseDeadline,
  caseDecider,
  type CaseEvent,
  type CaseState,
  type Standing,
} from '#rulings';
import type { Enclosed, Slice } from '../bundle/bundle.js';
import { asRaisedFault, type Raised } from './as-raised.js';
import { notAsSigned } from './as-signed.js';
import { windowsFault } from './case-times.js';
import { carriedOutFault, noteFault } from './carried-out.js';
import {
  type Checked,
  type Found,
  placeIn,
  plural,
  type Read,
  type Step,
  tampered,
  type Trust,
  unproven,
} from './given.js';
import { keyOf, opened } from './openings.js';
import { type HadRole, rolesIn, type TournamentFault } from './roles.js';
import { staffFindings } from './staffed.js';
import { triedFault } from './tried.js';

/** Whoever acted as staff in this match, or ruled in a dispute of it, had the role for it, in time; and just what was ruled was carried out. */
export const checkRulings: Step = (trust, bundle): Checked => {
  const [match] = bundle.slices;
  const raised = (match?.records ?? []).flatMap(({ record }, index) =>
    record.events.flatMap(({ type, data }, nth) =>
      type === 'DisputeRaised' && typeof data.case === 'string' ? [{ id: data.case, record, data, index, nth }] : [],
    ),
  );
  const staff = staffFindings(bundle);
  if (match === undefined || raised.length === 0) return { says: 'nothing was disputed', findings: staff };
  const findings = raised.flatMap(({ id, index, nth, ...dispute }): readonly Found[] => {
    const stream = streamId('case', id);
    const slice = bundle.slices.find((each) => each.stream === stream && each.from === 1);
    if (slice === undefined)
      return [unproven(placeIn(match, index, nth), `what was ruled in ${stream} is not in the bundle`)];
    return checkCase(trust, bundle, slice, id, dispute);
  });
  return {
    says: `${plural(raised.length, 'dispute')} ruled by who had the role for it, in time, and carried out so`,
    findings: [...findings, ...staff],
  };
};

function checkCase(trust: Trust, bundle: Read, slice: Slice<Enclosed>, id: string, dispute: Raised): readonly Found[] {
  const key = keyOf(bundle, slice.stream);
  const isLocked = slice.records.some(({ record }) => record.events.some(({ sealed }) => sealed !== undefined));
  if (key === 'two' || (key === null && isLocked))
    return [unproven(placeIn(slice, 0), `what was ruled in ${slice.stream} can be checked once its key is out`)];
  let state: CaseState = caseDecider.initial(slice.stream);
  const unknown: Found[] = [];
  for (const [index, { record }] of slice.records.entries()) {
    const moment: Moment = record;
    const events = record.events.map((stored) => opened(trust.sha256, key, stored));
    const signing = { rules: caseDecider, signedIn: caseCommandSignedIn };
    const other = notAsSigned(trust.sha256, signing, state, record, events);
    if (other !== null) return [tampered(placeIn(slice, index), other)];
    for (const [nth, event] of events.entries()) {
      const place = placeIn(slice, index, nth);
      const before = state;
      const late = timeFault(before, event, moment);
      if (late !== null) return [tampered(place, late)];
      try {
        state = caseDecider.evolve(state, event as CaseEvent, moment);
      } catch (failure) {
        return [
          tampered(place, `this could not happen: ${failure instanceof Error ? failure.message : String(failure)}`),
        ];
      }
      const wrong = state.phase === 'none' ? null : againstTournament(bundle, state, event, moment, dispute);
      if (wrong?.is === 'unknown') unknown.push(unproven(place, wrong.says));
      else if (wrong !== null) return [tampered(place, wrong.says)];
      const fault = saysOtherwise(trust, bundle, event, id, dispute);
      if (fault !== null) return [tampered(place, fault)];
    }
  }
  if (state.phase === 'none') return [tampered(placeIn(slice, 0), 'this case was never opened')];
  return [...ruledFindings(trust, bundle, slice, state, id), ...unknown.slice(0, 1)];
}

/** What a case says of the match, and of what was tried in it, is true. */
function saysOtherwise({ sha256 }: Trust, bundle: Read, event: Happening, id: string, dispute: Raised): string | null {
  switch (event.type) {
    case 'CaseOpened':
      return asRaisedFault(bundle, event.data, dispute);
    case 'AttemptsCopied':
      return triedFault(sha256, event);
    case 'RulingApplied':
      return noteFault(bundle, event.data, id);
    default:
      return null;
  }
}

/** It began with the times that its tournament had agreed on, and whoever acts in a role had it. */
const againstTournament = (
  bundle: Read,
  state: Case,
  event: Happening,
  moment: Moment,
  dispute: Raised,
): TournamentFault =>
  event.type === 'CaseOpened'
    ? windowsFault(bundle, state, dispute.record.at)
    : roleFault(rolesIn(bundle, state.tournament), event, moment);

/** What the record of the match says of the case. */
function ruledFindings(trust: Trust, bundle: Read, slice: Slice<Enclosed>, state: Case, id: string): readonly Found[] {
  const match = bundle.slices[0] as Slice<Enclosed>;
  const key = keyOf(bundle, match.stream);
  for (const [index, { record }] of match.records.entries()) {
    const settled = record.events.findIndex(({ type, data }) => type === 'DisputeSettled' && data.case === id);
    if (settled < 0) continue;
    const told = match.records
      .flatMap((each) => each.record.events)
      .filter(({ data }) => data.case === id)
      .map((event) => opened(trust.sha256, key === 'two' ? null : key, event));
    const fault = carriedOutFault(slice, state, told, key !== null);
    return fault === null ? [] : [tampered(placeIn(match, index, settled), fault)];
  }
  return [];
}

/** Timers speak when their time has come, and not before. */
function timeFault(state: CaseState, { type }: Happening, { at }: Moment): string | null {
  if (type !== 'AppealLapsed' && type !== 'CaseOverdue') return null;
  const until = caseDeadline(state);
  return until === null || at < until ? `"${type}" came before its time` : null;
}

/** Whoever acts in a role had it. */
function roleFault(hadRole: HadRole, { data }: Happening, { actor, at }: Moment): ReturnType<HadRole> {
  const acts: readonly (readonly [ActorId, Json | undefined])[] =
    typeof data.to === 'string' && data.by !== undefined
      ? [
          [actor, data.by],
          [data.to as ActorId, data.as],
        ]
      : [[actor, data.as]];
  for (const [who, as] of acts) {
    const fault = isStanding(as) ? hadRole(who, as, at) : null;
    if (fault !== null) return fault;
  }
  return null;
}

function isStanding(value: Json | undefined): value is Standing {
  if (value === undefined || value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  const { role, seq } = value as Partial<Standing>;
  return typeof role === 'string' && typeof seq === 'number' && canonicalJson(value).length > 0;
}
