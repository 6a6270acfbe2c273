import type { ReactNode, Ref } from 'react';
import './play.css';
import type { Answering } from './answering.js';
import type { Asked, NameOf } from './table.js';
import { sayAnswer, sayAsked, sayBounds, sayConfirm, sayNumber } from './words.js';
import { say } from '../say/index.js';

interface AnswersProps {
  readonly ref: Ref<HTMLElement>;
  readonly asked: Asked;
  readonly answering: Answering;
  readonly nameOf: NameOf;
  readonly busy: boolean;
  readonly onAnswer: (answer: string) => void;
}

/** Every legal answer as something to press: the same that the cards on the table offer, in words. */
export function Answers({ ref, asked, answering, nameOf, busy, onAnswer }: AnswersProps): ReactNode {
  const ready = asked.offers.filter(({ form }) => form === 'one');
  const { many, whole } = answering;
  return (
    <section ref={ref} tabIndex={-1} className="answers" aria-label={say('Your decision')}>
      <p>
        <b>{sayAsked(asked)}</b> {many === null ? null : sayBounds(many)}{' '}
        {asked.rules.map((rule) => (
          <span key={rule} className="rule-id">
            {rule}{' '}
          </span>
        ))}
      </p>
      {many === null ? null : <Many answering={answering} nameOf={nameOf} />}
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
        {ready.map(({ key }) => (
          <button key={key} className="button" type="button" disabled={busy} onClick={() => onAnswer(key)}>
            {sayAnswer(key, nameOf)}
          </button>
        ))}
      </div>
    </section>
  );
}

function Many({ answering, nameOf }: { readonly answering: Answering; readonly nameOf: NameOf }): ReactNode {
  const { many, chosen, shares, number } = answering;
  if (many === null) return null;
  switch (many.form) {
    case 'number':
      return (
        <label className="answer-number">
          <input
            type="range"
            min={many.min}
            max={many.max}
            value={number}
            aria-label={say('The number')}
            onChange={(event) => answering.setNumber(event.currentTarget.valueAsNumber)}
          />
          <output>{sayNumber(many.key, number)}</output>
        </label>
      );
    case 'some':
    case 'order':
      return (
        <div className="row">
          {many.of.map((key) => {
            const place = chosen.indexOf(key);
            return (
              <button
                key={key}
                className="button choice"
                type="button"
                aria-pressed={place >= 0}
                onClick={() => answering.toggle(key)}
              >
                {place >= 0 && many.form === 'order' ? `${place + 1}. ` : ''}
                {nameOf(key)}
              </button>
            );
          })}
        </div>
      );
    case 'split':
      return (
        <div className="row">
          {many.among.map(({ key, min, max }) => (
            <label key={key} className="row">
              {nameOf(key)}
              <input
                className="input amount"
                type="number"
                min={min}
                max={max}
                value={shares.get(key) ?? min}
                onChange={(event) => answering.share(key, event.currentTarget.valueAsNumber || 0)}
              />
            </label>
          ))}
        </div>
      );
  }
}
