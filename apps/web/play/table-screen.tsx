import './play.css';
import type { JsonObject } from '#kernel';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Board, type Chosen, leadTurned, onTable, type Touch } from '../board/index.js';
import { cardOf } from '../cards/index.js';
import { Answers } from './answers.js';
import { type Answering, useAnswering } from './answering.js';
import { type SeatClock, useTicking } from './clocks.js';
import { type Line, Lines } from './lines.js';
import { modeOf } from './modes.js';
import { useFills } from '../parts/fills.js';
import { alsoOf, headOf } from '../replay/tell.js';
import { Headline } from '../replay/told-step.js';
import { type Asked, facesIn, type NameOf, type No } from './table.js';
import { sayAnswer, sayAsked, sayVerbs } from './words.js';
import { listed, say } from '../say/index.js';
import { Phrases } from '../say/phrases.js';

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
  /** Where a move can be disputed. */
  readonly onDispute?: ((ply: number) => void) | undefined;
}

/** A card that was touched, but is no answer to what is asked; that it is none is said until the next decision. */
interface Idle {
  readonly asked: Asked | null;
  readonly card: string;
}

/** What a card that was touched may do, where that is more than one thing; it closes with the decision. */
interface Menu {
  readonly asked: Asked | null;
  readonly answers: readonly string[];
}

const NO_CARD: Idle = { asked: null, card: '' };
const NO_MENU: Menu = { asked: null, answers: [] };
const NO_CLOCKS: readonly SeatClock[] = [];

/** The table of somebody who plays: the board, whose cards are the answers, and beside it what is asked and has happened. */
export function TableScreen(props: TableScreenProps): ReactNode {
  const { title, names, seat, view, ply, asked, acting, busy, no, waiting, lines, over, acts } = props;
  useFills('playing');
  const clocks = useTicking(props.clocks ?? NO_CLOCKS);
  const faces = useMemo(() => facesIn(view), [view]);
  const answering = useAnswering(asked);
  const touchable = useMemo(() => onTable(view), [view]);
  const lead = useLead(ply, view, names);
  const { decision, onAnswer } = useFocusKept(asked, props.onAnswer);
  const [menu, setMenu] = useState<Menu>(NO_MENU);
  const [idle, setIdle] = useState<Idle>(NO_CARD);
  const [inWords, setInWords] = useState(false);
  // What was refused of one card is read once another is touched.
  const [read, setRead] = useState<No | null>(null);
  const nameOf: NameOf = (id) =>
    modeOf(asked, id) ?? cardOf(faces.get(id) ?? id)?.title ?? cardOf(id.replace(/-\d+$/, ''))?.title ?? sayId(id);

  function choose(card: Chosen): void {
    const ready = answering.about(card.id);
    const [only] = ready;
    setRead(no);
    setIdle(NO_CARD);
    setMenu(NO_MENU);
    if (answering.cards.has(card.id) && ready.length === 0) answering.toggle(card.id);
    else if (only === undefined && asked !== null && asked.kind !== 'turn') setIdle({ asked, card: card.id });
    else if (only === undefined) props.onWhyNot(card.id === card.slug ? `play:${card.id}` : `use:${card.id}`);
    // A finger reads a card by touching it: what it does is asked first.
    else if (ready.length === 1 && matchMedia('(hover: hover)').matches) onAnswer(only);
    else setMenu({ asked, answers: ready });
  }
  const touch: Touch = {
    badges: badgesOf(answering),
    lit: litBy(answering),
    onCard: busy || asked === null ? null : choose,
  };
  const open = menu.asked === asked ? menu.answers : [];
  return (
    <div className="playing">
      <h1 className="unseen">{title}</h1>
      <div className="table">
        <Board
          {...{ view, names, acting, clocks, touch }}
          near={seat}
          headline={<LastSaid lines={lines} lead={lead} />}
          glide
        />
      </div>
      <div className="desk">
        <div className="deciding" ref={tellHeight}>
          <div role="status" aria-live="polite" className="waits">
            {busy
              ? say('Your answer is on its way.')
              : (waiting ?? (asked === null ? '' : <b>{say('Ply {ply}: you are asked.', { ply })}</b>))}
          </div>
          {open.length === 0 ? null : <CardMenu answers={open} nameOf={nameOf} onAnswer={onAnswer} />}
          {asked === null ? null : (
            <Answers
              ref={decision}
              isOnTable={(card) => touchable.has(card)}
              {...{ asked, answering, nameOf, faces, inWords, setInWords, busy, onAnswer }}
            />
          )}
          {asked === null || idle.asked !== asked ? null : (
            <p className="problem" role="alert">
              {say('{card} has no part in this.', { card: nameOf(idle.card) })} {sayAsked(asked)}
            </p>
          )}
          {no === null || no === read ? null : (
            <p className="problem" role="alert">
              <Phrases says={no.says} phrases={no.phrases} known={(name, value) => answerSaid(name, value, nameOf)} />{' '}
              {no.rule === null ? null : <span className="rule-id">{no.rule}</span>}
            </p>
          )}
        </div>
        {over === null ? null : <section aria-label={say('How it ended')}>{over}</section>}
        <div className="row">{acts}</div>
        <Lines lines={lines} onDispute={props.onDispute} />
      </div>
    </div>
  );
}

/** How high it is, told to the page, which scrolls what has the focus clear of it. */
function tellHeight(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  const resized = new ResizeObserver(() => {
    style.setProperty('--deciding', `${bar.offsetHeight}px`);
  });
  resized.observe(bar);
  return () => {
    resized.disconnect();
    style.removeProperty('--deciding');
  };
}

/** What a card that was touched can do. Whoever touched it by keyboard chooses by keyboard. */
function CardMenu({ answers, nameOf, onAnswer }: CardMenuProps): ReactNode {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches(':focus-visible') === true) menu.current?.querySelector('button')?.focus();
  }, [answers]);
  return (
    <div ref={menu} className="row" role="group" aria-label={say('What to do with this card')}>
      {answers.map((answer, nth) => (
        <button
          key={answer}
          className={nth === 0 ? 'button main' : 'button'}
          type="button"
          onClick={() => onAnswer(answer)}
        >
          {sayAnswer(answer, nameOf)}
        </button>
      ))}
    </div>
  );
}

interface CardMenuProps {
  readonly answers: readonly string[];
  readonly nameOf: NameOf;
  readonly onAnswer: (answer: string) => void;
}

/** What happened last, beside the horizon. */
function LastSaid({ lines, lead }: { readonly lines: readonly Line[]; readonly lead: string }): ReactNode {
  const told = lines.at(-1)?.told ?? [];
  const last = headOf(told);
  if (last === null) return null;
  return (
    <Headline says={last.says}>
      <span role="status">{lead}</span>{' '}
      {alsoOf(told)
        .map(({ says }) => says)
        .join(' ')}
    </Headline>
  );
}

/** What the last answer did to who is ahead, until the next is given. */
function useLead(ply: number, view: JsonObject, names: readonly string[]): string {
  const [seen, setSeen] = useState({ ply, view, says: '' });
  if (seen.ply !== ply) setSeen({ ply, view, says: leadTurned(seen.view, view, names) });
  return seen.says;
}

/** Whoever answers by keyboard goes on at the next decision: the button that they pressed is gone by then, and the focus with it. */
function useFocusKept(asked: Asked | null, give: (answer: string) => void) {
  const decision = useRef<HTMLElement>(null);
  const hasGiven = useRef(false);
  useEffect(() => {
    if (asked === null || !hasGiven.current) return;
    hasGiven.current = false;
    // Nothing has it, or no more than what the question stands in.
    if (document.activeElement?.contains(decision.current) !== false) decision.current?.focus({ preventScroll: true });
  }, [asked]);
  const onAnswer = (answer: string): void => {
    hasGiven.current = true;
    give(answer);
  };
  return { decision, onAnswer };
}

const litBy = (answering: Answering): ReadonlyMap<string, string> =>
  new Map([...answering.cards].map((id) => [id, sayVerbs(answering.about(id))]));

/** What of an answer in the making lies on each card. */
function badgesOf({ many, chosen, shares }: Answering): ReadonlyMap<string, string> {
  if (many?.form === 'split')
    return new Map([...shares].flatMap(([id, amount]) => (amount > 0 ? [[id, String(amount)]] : [])));
  return new Map(chosen.map((id, nth) => [id, many?.form === 'order' ? String(nth + 1) : '✓']));
}

/** Answers that a refusal quotes as the engine spells them, as their player knows them. */
function answerSaid(name: string, value: string | number, nameOf: NameOf): string | null {
  if (name === 'answer') return sayAnswer(String(value), nameOf);
  return name === 'offered'
    ? listed(
        String(value)
          .split(', ')
          .map((key) => sayAnswer(key, nameOf)),
      )
    : null;
}

const sayId = (id: string): string =>
  id.startsWith('veiled') ? say('the veiled card {id}', { id: id.replace(/^\D+/, '') }) : id;
