import type { ReactNode, Ref } from 'react';
import './play.css';
import { type Answering, cardNamedIn, keysOf, type OneOffer } from './answering.js';
import { AboutCard } from './about-card.js';
import { ByCard } from './by-card.js';
import { Many } from './many.js';
import type { Asked, NameOf } from './table.js';
import { sayAlong, sayAnswer, sayAsked, sayBounds, sayConfirm } from './words.js';
import { say } from '../say/index.js';

interface AnswersProps {
  readonly ref: Ref<HTMLElement>;
  readonly asked: Asked;
  readonly answering: Answering;
  readonly nameOf: NameOf;
  /** The card behind each handle. */
  readonly faces: ReadonlyMap<string, string>;
  /** Whether a card lies where it can be touched. */
  readonly isOnTable: (card: string) => boolean;
  /** Whether answers that cards on the table offer stand here too where there is little room. */
  readonly inWords: boolean;
  readonly setInWords: (inWords: boolean) => void;
  readonly busy: boolean;
  readonly onAnswer: (answer: string) => void;
}

/** Every legal answer as something to press: the same that the cards on the table offer, in words. */
export function Answers(props: AnswersProps): ReactNode {
  const { ref, asked, answering, nameOf, faces, isOnTable, inWords, setInWords, busy, onAnswer } = props;
  const ready = asked.offers.filter((offer): offer is OneOffer => offer.form === 'one');
  const alone = ready.filter((offer) => cardNamedIn(offer) === null);
  const { many, whole } = answering;
  const isOnCards = [
    ...ready.flatMap((offer) => cardNamedIn(offer) ?? []),
    ...(many === null ? [] : keysOf(many)),
  ].some(isOnTable);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={inWords ? 'answers in-words' : 'answers'}
      aria-label={say('Your decision')}
    >
      <p>
        <b>{sayAsked(asked)}</b> {many === null ? null : sayBounds(many)} {sayAlong(asked, nameOf)}{' '}
        {isOnCards ? `${say('Touch a ringed card, or answer here.')} ` : null}
        {asked.rules.map((rule) => (
          <span key={rule} className="rule-id">
            {rule}{' '}
          </span>
        ))}
      </p>
      <AboutCard asked={asked} faces={faces} />
      {many === null ? null : <Many {...{ answering, nameOf, isOnTable }} />}
      <div className="row">
        {many === null ? null : (
          <button
            className="button main"
            type="button"
            disabled={busy || whole === null}
            onClick={() => whole !== null && onAnswer(whole)}
          >
            {sayConfirm(many, answering.chosen.length)}
          </button>
        )}
        {alone.map(({ key }) => (
          <button key={key} className="button" type="button" disabled={busy} onClick={() => onAnswer(key)}>
            {sayAnswer(key, nameOf)}
          </button>
        ))}
        {isOnCards ? (
          <button
            className="button quiet words"
            type="button"
            aria-expanded={inWords}
            onClick={() => setInWords(!inWords)}
          >
            {say('In words')}
          </button>
        ) : null}
      </div>
      <ByCard
        offers={ready.filter((offer) => cardNamedIn(offer) !== null)}
        {...{ nameOf, isOnTable, busy, onAnswer }}
      />
    </section>
  );
}
