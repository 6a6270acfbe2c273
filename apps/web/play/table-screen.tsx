import './play.css';
import type { JsonObject } from '#kernel';
import { type ReactNode, useMemo } from 'react';
import { cardOf } from '../cards/index.js';
import { Answers } from './answers.js';
import { useAnswering } from './answering.js';
import type { Line } from './practice.js';
import { type Asked, facesIn, type NameOf, type No } from './table.js';

export interface SeatClock {
  readonly seat: number;
  readonly leftMs: number;
  readonly runningSince: string | null;
}

export interface TableScreenProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly seat: number;
  readonly view: JsonObject;
  readonly ply: number;
  readonly asked: Asked | null;
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

/** The table of somebody who plays: the board, what they are asked, and what has happened. */
export function TableScreen(props: TableScreenProps): ReactNode {
  const { title, view, ply, asked, busy, no, waiting, lines, onAnswer, over, acts } = props;
  const faces = useMemo(() => facesIn(view), [view]);
  const answering = useAnswering(asked);
  const nameOf: NameOf = (id) =>
    cardOf(faces.get(id) ?? id)?.title ?? cardOf(id.replace(/-\d+$/, ''))?.title ?? sayId(id);
  return (
    <div className="playing">
      <h1 className="unseen">{title}</h1>
      <div className="desk">
        <div role="status" aria-live="polite" className="waits">
          {waiting ?? (asked === null ? '' : <b>{`Ply ${ply}: you are asked.`}</b>)}
        </div>
        {over === null ? null : <section aria-label="How it ended">{over}</section>}
        {asked === null ? null : (
          <Answers asked={asked} answering={answering} nameOf={nameOf} busy={busy} onAnswer={onAnswer} />
        )}
        {no === null ? null : (
          <p className="problem" role="alert">
            {no.says} {no.rule === null ? null : <span className="rule-id">{no.rule}</span>}
          </p>
        )}
        <div className="row">{acts}</div>
        <ol className="ledger lines" aria-label="What happened">
          {lines
            .slice(-40)
            .toReversed()
            .map((line, nth) => (
              <li key={`${line.ply} ${lines.length - nth}`}>
                <span>{line.ply}</span>
                <span>
                  {line.text} {line.rule === null ? null : <span className="rule-id">{line.rule}</span>}
                </span>
              </li>
            ))}
        </ol>
      </div>
    </div>
  );
}

const sayId = (id: string): string => (id.startsWith('veiled') ? `the veiled card ${id.replace(/^\D+/, '')}` : id);
