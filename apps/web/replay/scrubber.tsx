/** All of a match in one line: bars of thinking time, A below and B above; bands of conflicts; marks. A native slider over it. */
import { memo, type ReactNode } from 'react';
import { CardMark } from '../cards/index.js';
import { Sign } from '../parts/sign.js';
import type { Chapter, Frame, Head } from './documents.js';
import { Glimpse, type Seen, useHover } from './glimpse.js';
import { NoteMarks } from './notes/marks.js';
import { chapterName, markName } from './words.js';
import { say } from '../say/index.js';

interface ScrubberProps {
  readonly head: Head;
  readonly frames: readonly (Frame | undefined)[];
  readonly at: number;
  readonly says: string;
  readonly noted: ReadonlyMap<number, number>;
  readonly go: (ply: number) => void;
  readonly hold: (isHeld: boolean) => void;
  /** Whether it says no length. */
  readonly untold: boolean;
  readonly glimpse: (ply: number) => Seen | null;
}

const [HEIGHT, MIDDLE] = [76, 46];

export function Scrubber({ head, frames, at, says, noted, go, hold, untold, glimpse }: ScrubberProps): ReactNode {
  const last = Math.max(1, head.count - 1);
  const share = `${(at / last) * 100}%`;
  const hover = useHover(last);
  const seen = hover.ply === null || hover.ply === at ? null : glimpse(hover.ply);
  return (
    <div className={untold ? 'track untold' : 'track'}>
      <Picture head={head} frames={frames} />
      <Marks head={head} frames={frames} go={go} />
      <NoteMarks noted={noted} last={last} go={go} />
      <span className="future" style={{ left: share }} />
      <span className="now" style={{ left: share }} />
      <output className="flag" style={{ left: `clamp(34px, ${share}, calc(100% - 34px))` }}>
        {untold ? at : `${at} / ${last}`}
      </output>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={say('Position in the match')}
        aria-valuetext={
          untold ? say('Ply {at}. {map}', { at, map: says }) : say('Ply {at} of {last}. {says}', { at, last, says })
        }
        onChange={(event) => go(event.target.valueAsNumber)}
        onPointerMove={hover.move}
        onPointerLeave={hover.leave}
        onPointerDown={() => {
          hover.leave();
          hold(true);
        }}
        onPointerUp={() => hold(false)}
        onPointerCancel={() => hold(false)}
      />
      {seen === null || hover.ply === null ? null : <Glimpse ply={hover.ply} share={hover.ply / last} seen={seen} />}
    </div>
  );
}

/** Drawn anew only when more is known, never while scrubbing. */
const Picture = memo(function Picture({ head, frames }: Pick<ScrubberProps, 'head' | 'frames'>): ReactNode {
  const count = Math.max(2, head.count);
  const { bars, bands } = drawn(frames);
  const games = head.match.games.length;
  return (
    <>
      <svg viewBox={`0 0 ${count - 1} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {bands.map(({ from, to, sky }) => (
          <rect key={from} className={sky} x={from - 0.5} width={to - from + 1} y={14} height={HEIGHT - 14} />
        ))}
        <path className="seat-0" d={bars[0]} />
        <path className="seat-1" d={bars[1]} />
        <path className="middle" d={`M0 ${MIDDLE}H${count}`} />
      </svg>
      {labelled(head.chapters, count - 1).map(({ chapter, isNarrow }) => (
        <span
          key={chapter.firstPly}
          className={isNarrow ? 'round narrow' : 'round'}
          style={{ left: `${(chapter.firstPly / (count - 1)) * 100}%` }}
          title={chapterName(chapter, games)}
        >
          {chapter.round === 0 ? '' : chapter.round}
        </span>
      ))}
    </>
  );
});

/** A label takes up to this share of the line: on a wide screen, and on a phone, where the narrow ones are left out. */
const [ROOM, ROOM_ON_PHONE] = [0.025, 0.065];

/** The rounds whose labels don't lie on each other. */
function labelled(chapters: readonly Chapter[], last: number): readonly Labelled[] {
  let [wide, phone] = [-Infinity, -Infinity];
  return chapters.flatMap((chapter) => {
    const at = chapter.firstPly / last;
    if (chapter.round === 0) return [{ chapter, isNarrow: false }];
    if (at - wide < ROOM) return [];
    wide = at;
    const isNarrow = at - phone < ROOM_ON_PHONE;
    if (!isNarrow) phone = at;
    return [{ chapter, isNarrow }];
  });
}

interface Labelled {
  readonly chapter: Chapter;
  readonly isNarrow: boolean;
}

interface Band {
  readonly from: number;
  readonly to: number;
  readonly sky: 'mare' | Conflict;
}

function drawn(frames: ScrubberProps['frames']): {
  readonly bars: readonly [string, string];
  readonly bands: readonly Band[];
} {
  const bars: [string, string] = ['', ''];
  const bands: Band[] = [];
  let before: Frame | undefined;
  let conflict: Conflict = 'dawn';
  for (const frame of frames) {
    if (frame === undefined) continue;
    if (before !== undefined && frame.move !== null)
      bars[frame.move.seat === 1 ? 1 : 0] += barOf(before, frame, frame.move.seat);
    conflict = conflictAt(frame) ?? conflict;
    if (frame.phase === 'conflict' || frame.phase === 'nightmare') {
      const sky = frame.phase === 'nightmare' ? 'mare' : conflict;
      const band = bands.at(-1);
      if (band?.to === frame.ply - 1 && band.sky === sky) bands[bands.length - 1] = { ...band, to: frame.ply };
      else bands.push({ from: frame.ply, to: frame.ply, sky });
    }
    before = frame;
  }
  return { bars, bands };
}

type Conflict = 'dawn' | 'dusk';

/** Which conflict begins there. */
function conflictAt(frame: Frame | undefined): Conflict | null {
  const type = frame?.facts.findLast(({ kind }) => kind === 'conflict-initiated' || kind === 'conflict-started')?.data
    .type;
  return type === 'dawn' || type === 'dusk' ? type : null;
}

/** Its height is the time that was thought; that of the second seat stands above the line. */
function barOf(before: Frame, frame: Frame, seat: number): string {
  const seconds = Math.max(0, Date.parse(frame.at) - Date.parse(before.at)) / 1000;
  const height = Math.round(3 + Math.min(22, Math.log2(1 + seconds) * 4.2));
  return `M${frame.ply} ${MIDDLE}v${seat === 1 ? -height : height}`;
}

const SHOWN = new Set([
  'conflict-initiated',
  'nightmare-entered',
  'seat-left',
  'dispute-raised',
  'dispute-settled',
  'game-rewound',
  'branch-taken-back',
  'judge-called',
  'game-finished',
]);

const CONFLICTS: Readonly<Record<Conflict, string>> = { dawn: say('Dawn conflict'), dusk: say('Dusk conflict') };

/** Of more, the conflicts are left to their bands. */
const MOST_MARKS = 28;

/** A mark takes up to this share of the line. */
const ROOM_OF_MARK = 0.016;

const Marks = memo(function Marks({ head, frames, go }: Pick<ScrubberProps, 'head' | 'frames' | 'go'>): ReactNode {
  const last = Math.max(1, head.count - 1);
  const all = head.marks.filter(({ kind, ply }) => ply !== null && SHOWN.has(kind));
  const shown = all.length > MOST_MARKS ? all.filter(({ kind }) => kind !== 'conflict-initiated') : all;
  return (
    <span className="marks">
      {shown.map(({ kind, ply }, i) => {
        const isBeside = ((ply ?? 0) - (shown[i - 1]?.ply ?? -Infinity)) / last < ROOM_OF_MARK;
        const conflict = kind === 'conflict-initiated' ? conflictAt(frames[ply ?? 0]) : null;
        const says = say('{mark}, ply {ply}', {
          mark: conflict === null ? markName(kind) : CONFLICTS[conflict],
          ply: ply ?? 0,
        });
        return (
          <button
            key={i}
            type="button"
            tabIndex={-1}
            className={[kind, ...(conflict === null ? [] : [conflict]), ...(isBeside ? ['beside'] : [])].join(' ')}
            style={{ left: `${((ply ?? 0) / last) * 100}%` }}
            title={says}
            aria-label={says}
            onClick={() => go(ply ?? 0)}
          >
            {kind === 'conflict-initiated' ? (
              <CardMark name={conflict ?? 'dawn'} />
            ) : kind === 'nightmare-entered' ? (
              <CardMark name="nightmare" />
            ) : (
              <Sign name="flag" />
            )}
          </button>
        );
      })}
    </span>
  );
});
