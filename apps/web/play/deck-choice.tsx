import type { ReactNode } from 'react';
import { READY } from '../decks/check.js';
import { useKeptDecks } from '../decks/kept-decks.js';
import { say } from '../say/index.js';

/** Every deck this player could bring, by its text. */
export function DeckChoice({ name }: { readonly name: string }): ReactNode {
  const kept = useKeptDecks();
  return (
    <label className="field">
      <span>{say('Your deck')}</span>
      <select className="input" name={name}>
        {kept.length === 0 ? null : (
          <optgroup label={say('Yours')}>
            {kept.map((deck) => (
              <option key={deck.name} value={deck.text} translate="no">
                {deck.name}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={say('Ready to play')}>
          {READY.map((deck) => (
            <option key={deck.name} value={deck.text} translate="no">
              {deck.name}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  );
}
