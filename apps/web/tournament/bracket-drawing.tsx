import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Drawn, Side } from './bracket-shape.js';
import { Sign } from '../parts/sign.js';
import { matchSays } from './words.js';
import { say } from '../say/index.js';

const WIDE = 216;
const GAP = 36;
const TALL = 66;
const HEAD = 26;

/** How large it may be drawn, in parts of its own size. */
const SIZES = [0.4, 0.55, 0.75, 1, 1.35] as const;
const OWN_SIZE = SIZES.indexOf(1);

/** The bracket as a drawing. Arrow keys go from match to match, Enter opens the replay of one, + and - make it larger and smaller. */
export function BracketDrawing({ bracket, isFound }: DrawingProps): ReactNode {
  const [size, setSize] = useState<number>(OWN_SIZE);
  const scale = SIZES[size] ?? 1;
  const [over, setOver] = useState<string | null>(null);
  const isOnPath = (side: Side): boolean => side.isKnown && (over === null ? isFound(side.name) : side.name === over);
  const place = useRef<SVGSVGElement>(null);
  const [at, setAt] = useState(() => bracket.at(-1)?.match ?? 1);
  const [, go] = useLocation();
  const byMatch = new Map(bracket.map((each) => [each.match, each]));
  const columns = Math.max(...bracket.map(({ column }) => column)) + 1;
  const rows = Math.max(...bracket.map(({ row }) => row)) + 1;

  useEffect(() => {
    const isOn = ({ table, sides }: Drawn): boolean => table !== null && sides[0].games === null;
    const isDecided = bracket.every(({ column, sides }) => column < columns - 1 || sides[0].games !== null);
    const between = isDecided ? undefined : bracket.findLast(({ table }) => table !== null);
    const now = bracket.find((each) => isOn(each) && isYours(each)) ?? bracket.find(isOn) ?? between;
    if (now !== undefined) place.current?.parentElement?.scrollTo({ left: leftOf(now) - 2 * GAP });
  }, []);

  function onKey(event: KeyboardEvent): void {
    const here = byMatch.get(at);
    if (here === undefined) return;
    if (event.key === 'Enter' && here.table !== null) {
      go(`/g/${here.table.matchId}`);
      return;
    }
    if (event.key === '+' || event.key === '-') resize(event.key === '+' ? 1 : -1);
    const next = neighbour(bracket, here, event.key);
    if (next === null) return;
    event.preventDefault();
    setAt(next.match);
    place.current?.querySelector<SVGElement>(`[data-match="${next.match}"]`)?.focus();
  }

  function resize(by: number): void {
    setSize(Math.max(0, Math.min(SIZES.length - 1, size + by)));
  }

  return (
    <>
      <div className="row sizes" role="group" aria-label={say('Size of the drawing')}>
        <button className="button" type="button" disabled={size === 0} onClick={() => resize(-1)}>
          <Sign name="minus" label={say('Smaller')} />
        </button>
        <button className="button" type="button" disabled={size === SIZES.length - 1} onClick={() => resize(1)}>
          <Sign name="plus" label={say('Larger')} />
        </button>
      </div>
      <div className="scroll bracket">
        <svg
          ref={place}
          width={columns * (WIDE + GAP) * scale}
          height={(HEAD + rows * TALL) * scale}
          viewBox={`0 0 ${columns * (WIDE + GAP)} ${HEAD + rows * TALL}`}
          role="group"
          aria-label={say(
            'Bracket. Arrow keys go from match to match, Enter opens a replay, + and - make it larger and smaller.',
          )}
          onKeyDown={onKey}
        >
          {bracket.flatMap((each) =>
            each.sides.map((side, nth) => {
              const before = side.from === null ? undefined : byMatch.get(side.from);
              if (before === undefined) return null;
              const [x, y] = [leftOf(before) + WIDE, middleOf(before)];
              const [toX, toY] = [leftOf(each), lineOf(each, nth)];
              return (
                <path
                  key={`${each.match}.${nth}`}
                  className={isOnPath(side) ? 'way path' : 'way'}
                  d={`M${x} ${y}H${toX - GAP / 2}V${toY}H${toX}`}
                />
              );
            }),
          )}
          {bracket.map((each) => (
            <Match
              key={each.match}
              drawn={each}
              isHere={each.match === at}
              isOnPath={isOnPath}
              onOver={setOver}
              onFocus={() => {
                setAt(each.match);
              }}
              onOpen={() => {
                if (each.table !== null) go(`/g/${each.table.matchId}`);
              }}
            />
          ))}
        </svg>
      </div>
    </>
  );
}

interface DrawingProps {
  readonly bracket: readonly Drawn[];
  /** Whose way through it is drawn bold: whom somebody looks for; beside that, whom a mouse rests on. */
  readonly isFound: (name: string) => boolean;
}

const isYours = ({ sides }: Drawn): boolean => sides.some(({ isYou }) => isYou);
const leftOf = ({ column }: Drawn): number => column * (WIDE + GAP) + 4;
const topOf = ({ row }: Drawn): number => HEAD + row * TALL;
const lineOf = (drawn: Drawn, nth: number): number => topOf(drawn) + 17 + nth * 24;
const middleOf = (drawn: Drawn): number => topOf(drawn) + 29;

function Match({ drawn, isHere, isOnPath, onOver, onFocus, onOpen }: MatchProps): ReactNode {
  const [x, y] = [leftOf(drawn), topOf(drawn)];
  const { table } = drawn;
  return (
    <g
      className={isYours(drawn) ? 'match yours' : 'match'}
      data-match={drawn.match}
      tabIndex={isHere ? 0 : -1}
      role={table === null ? 'img' : 'link'}
      aria-label={matchSays(drawn)}
      onFocus={onFocus}
      onClick={onOpen}
    >
      <title>{matchSays(drawn)}</title>
      <rect className="ground" x={x - 4} y={y - 16} width={WIDE + 8} height={62} rx="4" />
      <text className="what" x={x} y={y - 4}>
        {drawn.title}
      </text>
      <text className="nth" x={x + WIDE - 6} y={y - 4} textAnchor="end">
        {say('match {match}', { match: drawn.match })}
      </text>
      {drawn.sides.map((side, nth) => {
        const y = lineOf(drawn, nth);
        return (
          <g key={nth} onMouseEnter={() => onOver(side.isKnown ? side.name : null)} onMouseLeave={() => onOver(null)}>
            <rect className="ground" x={x} y={y - 21} width={WIDE} height={22} />
            <SideLine side={side} x={x} y={y} />
            <path className={isOnPath(side) ? 'join path' : 'join'} d={`M${x} ${y}h${WIDE}`} />
          </g>
        );
      })}
      <path className="join" d={`M${x + WIDE} ${lineOf(drawn, 0)}V${lineOf(drawn, 1)}`} />
    </g>
  );
}

interface MatchProps {
  readonly drawn: Drawn;
  readonly isHere: boolean;
  readonly isOnPath: (side: Side) => boolean;
  readonly onOver: (name: string | null) => void;
  readonly onFocus: () => void;
  readonly onOpen: () => void;
}

const LONGEST = 24;

function SideLine({ side, x, y }: { readonly side: Side; readonly x: number; readonly y: number }): ReactNode {
  const kind = side.won === true ? 'won' : side.won === false ? 'lost' : side.isKnown ? '' : 'open';
  const name = side.name.length > LONGEST ? `${side.name.slice(0, LONGEST - 1)}…` : side.name;
  return (
    <>
      {side.seed === null || !side.isKnown ? null : (
        <text className="seed" x={x} y={y - 6}>
          {side.seed}
        </text>
      )}
      <text className={kind} x={side.isKnown ? x + 22 : x} y={y - 6}>
        {name}
      </text>
      <text className={`${kind} games`} x={x + WIDE - 6} y={y - 6} textAnchor="end">
        {side.games}
      </text>
    </>
  );
}

/** The match that an arrow key leads to: up and down within a column, left and right along the lines. */
function neighbour(bracket: readonly Drawn[], here: Drawn, key: string): Drawn | null {
  const column = bracket.filter((each) => each.column === here.column).sort((one, other) => one.row - other.row);
  const nth = column.indexOf(here);
  switch (key) {
    case 'ArrowUp':
      return column[nth - 1] ?? null;
    case 'ArrowDown':
      return column[nth + 1] ?? null;
    case 'ArrowRight':
      return bracket.find(({ sides }) => sides.some(({ from }) => from === here.match)) ?? null;
    case 'ArrowLeft':
      return bracket.find(({ match }) => here.sides.some(({ from }) => from === match)) ?? null;
    default:
      return null;
  }
}
