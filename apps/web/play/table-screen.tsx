import './play.css';
import type { JsonObject } from '#kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { Board, type Chosen, type Touch } from '../board/index.js';
import { cardOf } from '../cards/index.js';
import { Answers } from './answers.js';
import { type Answering, useAnswering } from './answering.js';
import { type SeatClock, useTicking } from './clocks.js';
import { type Line, Lines } from './lines.js';
import { type Asked, facesIn, type NameOf, type No } from './table.js';
import { sayAnswer, sayVerbs } from './words.js';

export interface TableScreenProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly seat: number;
  readonly view: JsonObject;
  readonly ply: number;
  readonly asked: Asked | null;
  /** Who must decide now. */
  readonly acting: readonly number[];
  readonly busy: boolean;
  readonly no: No | null;
  /** Whom or what the table waits for. */
  readonly waiting: string | null;
  readonly lines: readonly Line[];
  readonly clocks?: readonly SeatClock[];
  readonly onAnswer: (answer: string) => void;
  /** Asks why an answer that is not offered can't be given. */
  readonly onWhyNot: (answer: string) => void;
  readonly over: ReactNode;
  readonly acts: ReactNode;
}

/** What a card that was touched may do, where that is more than one thing; it closes with the decision. */
interface Menu {
  readonly asked: Asked | null;
  readonly answers: readonly string[];
}

const NO_CLOCKS: readonly SeatClock[] = [];

/** The table of somebody who plays: the board, whose cards are the answers, and beside it what is asked and has happened. */
export function TableScreen(props: TableScreenProps): ReactNode {
  const { title, names, seat, view, ply, asked, acting, busy, no, waiting, lines, onAnswer, over, acts } = props;
  const clocks = useTicking(props.clocks ?? NO_CLOCKS);
  const faces = useMemo(() => facesIn(view), [view]);
  const answering = useAnswering(asked);
  const [menu, setMenu] = useState<Menu>({ asked: null, answers: [] });
  const nameOf: NameOf = (id) =>
    cardOf(faces.get(id) ?? id)?.title ?? cardOf(id.replace(/-\d+$/, ''))?.title ?? sayId(id);

  function choose(card: Chosen): void {
    const ready = answering.about(card.id);
    const [only] = ready;
    if (answering.cards.has(card.id) && ready.length === 0) answering.toggle(card.id);
    else if (only === undefined) props.onWhyNot(card.id === card.slug ? `play:${card.id}` : `use:${card.id}`);
    else if (ready.length === 1) onAnswer(only);
    else setMenu({ asked, answers: ready });
  }
  const touch: Touch = {
    badges: new Map(answering.chosen.map((id, nth) => [id, answering.many?.form === 'order' ? String(nth + 1) : '✓'])),
    lit: litBy(answering),
    onCard: busy || asked === null ? null : choose,
  };
  const open = menu.asked === asked ? menu.answers : [];
  return (
    <div className="playing">
      <h1 className="unseen">{title}</h1>
      <div className="table">
        <Board view={view} names={names} acting={acting} clocks={clocks} near={seat} touch={touch} glide />
      </div>
      <div className="desk">
        <div role="status" aria-live="polite" className="waits">
          {waiting ?? (asked === null ? '' : <b>{`Ply ${ply}: you are asked.`}</b>)}
        </div>
        {over === null ? null : <section aria-label="How it ended">{over}</section>}
        {open.length === 0 ? null : (
          <div className="row" role="group" aria-label="What to do with this card">
            {open.map((answer) => (
              <button key={answer} className="button main" type="button" onClick={() => onAnswer(answer)}>
                {sayAnswer(answer, nameOf)}
              </button>
            ))}
          </div>
        )}
        {asked === null ? null : (
          <Answers asked={asked} answering={answering} nameOf={nameOf} busy={busy} onAnswer={onAnswer} />
        )}
        {no === null ? null : (
          <p className="problem" role="alert">
            {no.says} {no.rule === null ? null : <span className="rule-id">{no.rule}</span>}
          </p>
        )}
        <div className="row">{acts}</div>
        <Lines lines={lines} />
      </div>
    </div>
  );
}

const litBy = (answering: Answering): ReadonlyMap<string, string> =>
  new Map([...answering.cards].map((id) => [id, sayVerbs(answering.about(id))]));

const sayId = (id: string): string => (id.startsWith('veiled') ? `the veiled card ${id.replace(/^\D+/, '')}` : id);
