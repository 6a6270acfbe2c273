import type { CardDef } from '#games/voidream';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { findCards } from './find-cards.js';
import { sayCount, sayFaction } from './words.js';

const FACTIONS = ['chimeric-court', 'fracta', 'subter-venellam', 'the-maze', 'neutral'] as const;
const KINDS = ['bastion', 'mind', 'arcanum', 'entity', 'construct', 'memory', 'thought'] as const;
const VALUES = [1, 2, 3, 4] as const;
const MOST = 60;

interface FinderProps {
  readonly copies: ReadonlyMap<string, number>;
  readonly onChange: (card: CardDef, more: 1 | -1) => void;
}

/** Cards to put into a deck, found by words, faction, kind and value. */
export function Finder({ copies, onChange }: FinderProps): ReactNode {
  const [words, setWords] = useState('');
  const [faction, setFaction] = useState<string | null>(null);
  const [kind, setKind] = useState<string | null>(null);
  const [value, setValue] = useState<number | null>(null);
  const search = useDeferredValue(words);
  const found = useMemo(() => findCards({ words: search, faction, kind, value }), [search, faction, kind, value]);
  return (
    <>
      <label className="field">
        <span>Find cards</span>
        <input
          className="input"
          type="search"
          value={words}
          placeholder="heron, veil, conflict"
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </label>
      <div className="row finder-choices">
        <Choice label="Faction" values={FACTIONS} say={sayFaction} chosen={faction} onChoose={setFaction} />
        <Choice label="Kind" values={KINDS} say={capital} chosen={kind} onChoose={setKind} />
        <Choice
          label="Value"
          values={VALUES.map(String)}
          say={capital}
          chosen={value === null ? null : String(value)}
          onChoose={(chosen) => setValue(chosen === null ? null : Number(chosen))}
        />
      </div>
      <p className="dim">{sayCount(found.length)}</p>
      <ul className="found">
        {found.slice(0, MOST).map((card) => {
          const many = copies.get(card.title) ?? 0;
          return (
            <li key={card.slug}>
              <span className={`depth depth-${card.value}`}>{card.value === 0 ? '–' : card.value}</span>
              <span className="name">
                <Link href={`/cards/${card.slug}`}>{card.title}</Link>
                <small>{`${capital(card.kind)}, ${sayFaction(card.faction)}`}</small>
              </span>
              <button
                className="button bare"
                type="button"
                aria-label={`One fewer ${card.title}`}
                disabled={many === 0}
                onClick={() => onChange(card, -1)}
              >
                −
              </button>
              <output aria-label={`Copies of ${card.title}`}>{many}</output>
              <button
                className="button bare"
                type="button"
                aria-label={`One more ${card.title}`}
                onClick={() => onChange(card, 1)}
              >
                +
              </button>
            </li>
          );
        })}
      </ul>
      {found.length > MOST ? <p className="dim">The first {MOST} are shown: type a word more.</p> : null}
    </>
  );
}

const capital = (word: string): string => word.replace(/^[a-z]/, (letter) => letter.toUpperCase());

function Choice({ label, values, say, chosen, onChoose }: ChoiceProps): ReactNode {
  return (
    <select
      className="input"
      aria-label={label}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value === '' ? null : event.currentTarget.value)}
    >
      <option value="">{`Any ${label.toLowerCase()}`}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {say(value)}
        </option>
      ))}
    </select>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly say: (value: string) => string;
  readonly chosen: string | null;
  readonly onChoose: (value: string | null) => void;
}
