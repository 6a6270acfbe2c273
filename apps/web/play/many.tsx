/** What is chosen of an offer that takes more than one touch, in words. */
import type { ReactNode } from 'react';
import type { Answering } from './answering.js';
import type { NameOf } from './table.js';
import { sayNumber } from './words.js';
import { say } from '../say/index.js';

interface ManyProps {
  readonly answering: Answering;
  readonly nameOf: NameOf;
  readonly isOnTable: (card: string) => boolean;
}

export function Many({ answering, nameOf, isOnTable }: ManyProps): ReactNode {
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
                className={isOnTable(key) ? 'button choice on-card' : 'button choice'}
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
        <div className="split">
          {many.among.map(({ key, min, max }) => (
            <label key={key}>
              <span>{nameOf(key)}</span>
              <input
                className="input amount"
                type="number"
                inputMode="numeric"
                min={min}
                max={max}
                value={shares.get(key) ?? min}
                onChange={(event) => answering.share(key, event.currentTarget.valueAsNumber || 0)}
              />
            </label>
          ))}
          <output className="dim">
            {say('{given} of {total} given.', {
              given: many.among.reduce((sum, { key, min }) => sum + (shares.get(key) ?? min), 0),
              total: many.total,
            })}
          </output>
        </div>
      );
  }
}
