/** What happened, step by step: a ledger in which each line goes to its position, and each rule says itself. */
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { SeatMark, seatName, Sign } from '../parts/sign.js';
import type { Chapter, Frame } from './documents.js';
import { notesSaid } from './notes/words.js';
import { RuleId } from './rule-id.js';
import { headOf, tellFact, type ToldFact } from './tell.js';
import { chapterName, saidAt } from './words.js';
import { say } from '../say/index.js';

export interface LogProps {
  readonly frames: readonly (Frame | undefined)[];
  readonly chapters: readonly Chapter[];
  readonly games: number;
  readonly at: number;
  readonly names: readonly string[];
  /** How many notes there are, by ply. */
  readonly noted: ReadonlyMap<number, number>;
  readonly game: string;
  readonly go: (ply: number) => void;
  /** In a sheet of its own: all of it, also where there is little room. */
  readonly whole?: boolean;
}

/** Drawn anew when it says something else, not at each frame of scrubbing. */
export const Log = memo(function Log(props: LogProps): ReactNode {
  const { frames, chapters, games, at, names, noted, game, go, whole = false } = props;
  const list = useRef<HTMLDivElement>(null);
  const isRead = !frames.includes(undefined);
  useEffect(() => {
    const box = list.current;
    if (box === null) return;
    // Also when notes below it take room of the log.
    const resized = new ResizeObserver(() => {
      showCurrent(box);
    });
    resized.observe(box);
    return () => {
      resized.disconnect();
    };
    // What comes in later, while a match is on, is no reason to call a reader back who looks elsewhere in the log.
  }, [at, isRead]);
  const parts = useMemo(() => partsOf(frames, chapters, games), [frames, chapters, games]);
  return (
    <aside className={whole ? 'log whole' : 'log'} aria-label={say('Log')}>
      <div
        ref={list}
        className="lines"
        role="group"
        tabIndex={0}
        id={whole ? undefined : 'replay-log'}
        aria-label={say('Every step')}
      >
        {parts.map((part) => (
          <Lines
            key={part.first}
            part={part}
            now={at < part.first ? 'later' : at > part.last ? 'earlier' : at}
            names={names}
            noted={noted}
            game={game}
            go={go}
          />
        ))}
      </div>
    </aside>
  );
});

/** Some lines in a row, under the name of the chapter that they open. */
interface Part {
  readonly first: number;
  readonly last: number;
  readonly opens: string | null;
  readonly frames: readonly Frame[];
}

/** A step draws the lines of its part anew, and no others. */
const MOST_LINES = 40;

function partsOf(frames: LogProps['frames'], chapters: readonly Chapter[], games: number): readonly Part[] {
  const names = new Map(chapters.map((chapter) => [chapter.firstPly, chapterName(chapter, games)]));
  const starts = frames.flatMap((_, ply) => (ply === 0 || names.has(ply) ? [ply] : []));
  return starts.flatMap((start, nth) => {
    const end = starts[nth + 1] ?? frames.length;
    const count = Math.ceil((end - start) / MOST_LINES);
    return Array.from({ length: count }, (_, i) => {
      const first = start + i * MOST_LINES;
      const last = Math.min(first + MOST_LINES, end) - 1;
      return { first, last, opens: names.get(first) ?? null, frames: frames.slice(first, last + 1).filter(isTold) };
    });
  });
}

const isTold = (frame: Frame | undefined): frame is Frame => frame !== undefined;

interface LinesProps extends Pick<LogProps, 'names' | 'noted' | 'game' | 'go'> {
  readonly part: Part;
  readonly now: number | 'earlier' | 'later';
}

const Lines = memo(function Lines({ part, now, names, noted, game, go }: LinesProps): ReactNode {
  if (part.frames.length === 0) return null;
  return (
    <section className={now === 'later' ? 'later' : undefined}>
      {part.opens === null ? null : (
        <h2 className="chapter">
          <span />
          <b>{part.opens}</b>
        </h2>
      )}
      <ol>
        {part.frames.map((frame) => (
          <Entry
            key={frame.ply}
            frame={frame}
            isNow={frame.ply === now}
            names={names}
            notes={noted.get(frame.ply) ?? 0}
            game={game}
            go={go}
          />
        ))}
      </ol>
    </section>
  );
});

function showCurrent(box: HTMLElement): void {
  const line = box.querySelector<HTMLElement>('[aria-current]');
  if (line === null) return;
  const top = line.getBoundingClientRect().top - box.getBoundingClientRect().top;
  if (top < 60 || top + line.offsetHeight > box.clientHeight - 60) box.scrollTop += top - box.clientHeight / 2;
}

interface EntryProps extends Pick<LogProps, 'names' | 'game' | 'go'> {
  readonly frame: Frame;
  readonly isNow: boolean;
  readonly notes: number;
}

/** Tab stops at the current line alone: whoever goes by keys would else pass hundreds on the way to what comes after. */
const Entry = memo(function Entry({ frame, isNow, names, notes, game, go }: EntryProps): ReactNode {
  const { ply, facts, move } = frame;
  const told = facts.map((fact) => tellFact(fact, names));
  const head = headOf(told);
  const rest = told.filter((each) => each !== head);
  const seat = move?.seat ?? head?.seat ?? null;
  const says = saidAt(frame, head?.says ?? null, names);
  return (
    <li className={classOf(frame, isNow)} aria-current={isNow ? 'step' : undefined}>
      <span className="ply">{ply}</span>
      <div className="told">
        <button
          type="button"
          className="goes"
          tabIndex={isNow ? 0 : -1}
          aria-label={[say('Ply {ply}:', { ply }), ...(seat === null ? [] : [seatName(seat)]), says].join(' ')}
          onClick={() => go(ply)}
        >
          {seat === null ? null : <SeatMark seat={seat} />}
          <span>{says}</span>
        </button>
        {head?.rule ? <RuleId id={head.rule} game={game} stops={isNow} /> : null}
        {rest.length === 0 ? null : <Rest told={rest} game={game} open={isNow} />}
        <Noted count={notes} />
      </div>
    </li>
  );
});

const classOf = ({ cut, move }: Frame, isNow: boolean): string =>
  ['entry', ...(isNow ? ['now', `by-${move?.seat ?? 0}`] : []), ...(cut ? ['cut'] : [])].join(' ');

function Noted({ count }: { readonly count: number }): ReactNode {
  if (count === 0) return null;
  return (
    <span className="noted">
      <Sign name="note" />
      {notesSaid(count)}
    </span>
  );
}

/** What followed from it: all of it at the current step, elsewhere only its number. */
function Rest({
  told,
  game,
  open,
}: {
  readonly told: readonly ToldFact[];
  readonly game: string;
  readonly open: boolean;
}): ReactNode {
  if (!open)
    return (
      <span className="followed">
        {told.length === 1 ? told[0]?.says : say('and {length} more', { length: told.length })}
      </span>
    );
  return (
    <ul className="rest">
      {told.map(({ says, rule, weight }, i) => (
        <li key={i} className={weight}>
          <span>{says}</span> {rule === null ? null : <RuleId id={rule} game={game} stops />}
        </li>
      ))}
    </ul>
  );
}
