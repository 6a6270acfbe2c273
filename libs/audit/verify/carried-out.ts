import { canonicalJson, type Happening, type Json, type JsonObject } from '#kernel';
import type { Case, Ruling } from '#rulings';
import type { Enclosed, Slice } from '../bundle/bundle.js';
import { type Read, recordAt } from './given.js';

/** Null when these events of a match, all that name the case, do just what was ruled, and cite the record that made it final. */
export function carriedOutFault(
  slice: Slice<Enclosed>,
  state: Case,
  told: readonly Happening[],
  isOpen: boolean,
): string | null {
  const settled = told.find(({ type }) => type === 'DisputeSettled')?.data ?? {};
  const ruling = state.withdrawn ? null : (state.rulings.at(-1) ?? null);
  const final = slice.records.find(({ record }) => record.events.some(({ type }) => type === 'RulingFinal'));
  if (final === undefined) return `a ruling was carried out that is not final in ${slice.stream}`;
  const cited = ruling === null ? null : { seq: final.record.seq, hash: final.hash };
  const cites = told.filter(({ type }) => type !== 'DisputeRaised').map(({ data }) => data.ruling ?? null);
  if (cites.some((each) => canonicalJson(each) !== canonicalJson(cited)))
    return `this cites another record than the one of ${slice.stream} that made the ruling final`;
  const done = told.filter(({ type }) => DOES.has(type));
  const isApplied = settled.applied === true && ruling !== null;
  const did = done.filter(({ type }) => type !== 'RedealBegun').map((event) => shortOf(event, isOpen));
  const isOver = ruling?.remedy.is === 'result' && did.length === 0;
  const due = isApplied && !isOver ? dueOf(ruling) : [];
  const isSame = canonicalJson(did) === canonicalJson(due.map((each) => shortOf(each, isOpen)));
  return isSame ? null : `something else was carried out than was ruled in ${slice.stream}`;
}

const DOES: ReadonlySet<string> = new Set([
  'RedealBegun',
  'GameRewound',
  'GameRepaired',
  'GameLost',
  'ResultRuled',
  'TimeGranted',
]);

type Done = Pick<Happening, 'type' | 'data' | 'secret'>;

/** What a ruling brings about. */
function dueOf({ remedy, credits }: Ruling): readonly Done[] {
  const gifts = credits.map(({ seat, ms }): Done => ({ type: 'TimeGranted', data: { seat, ms }, secret: null }));
  return [...remedyOf(remedy), ...gifts];
}

function remedyOf(remedy: Ruling['remedy']): readonly Done[] {
  switch (remedy.is) {
    case 'play-on':
      return [];
    case 'rewind':
      return [
        {
          type: 'GameRewound',
          data: { to: remedy.to, epoch: remedy.randomness === 'redeal' ? 1 : null },
          secret: null,
        },
      ];
    case 'repair':
      return [{ type: 'GameRepaired', data: {}, secret: { answer: remedy.answer } }];
    case 'game-loss':
      return [{ type: 'GameLost', data: { seat: remedy.seat }, secret: null }];
    case 'result': {
      const { is: _, ...data } = remedy;
      return [{ type: 'ResultRuled', data, secret: null }];
    }
  }
}

/** The parts that a ruling fixes; whether cards are dealt anew, and not in which epoch. */
function shortOf({ type, data, secret }: Done, isOpen: boolean): Json {
  const { to, epoch, seat, ms, games, bothLost, notPlayed } = data;
  const fixed: Record<string, Json | undefined> = { to, seat, ms, games, bothLost, notPlayed };
  if (epoch !== undefined) fixed.epoch = epoch === null ? 'kept' : 'dealt anew';
  if (isOpen && type === 'GameRepaired') fixed.answer = secret?.answer;
  const kept = Object.entries(fixed).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return { type, data: Object.fromEntries(kept) };
}

/** Null when a case says truly where its ruling was carried out. */
export function noteFault(bundle: Read, { stream, seq, head }: JsonObject, id: string): string | null {
  const match = bundle.slices[0];
  if (match === undefined || stream !== match.stream || typeof seq !== 'number')
    return 'this ruling was carried out in another match';
  const there = recordAt(bundle, { stream: match.stream, seq });
  const isIt =
    there !== null &&
    there.hash === head &&
    there.record.events.some(({ type, data }) => type === 'DisputeSettled' && data.case === id);
  return isIt ? null : `the match does not hold at ${seq} what this says was carried out there`;
}
