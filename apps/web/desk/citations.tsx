import './citations.css';
import { type ReactNode, useEffect, useState } from 'react';
import { Sign } from '../parts/sign.js';
import { RuleText } from './rule-note.js';
import { say } from '../say/index.js';
import { InEnglish } from '../say/in-english.js';

type Titles = Readonly<Record<string, string>>;

/** The titles of a game's numbered rules, fetched when somebody cites one. Games without any are cited by number. */
function useTitles(game: string): Titles {
  const [titles, setTitles] = useState<Titles>({});
  useEffect(() => {
    if (game !== 'voidream') return;
    void import('../../../libs/games/voidream/rule-titles.json').then((found) => {
      setTitles(found.default);
    });
  }, [game]);
  return titles;
}

const MOST = 8;

function found(titles: Titles, words: string): readonly (readonly [string, string])[] {
  const asked = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (asked.length === 0) return [];
  return Object.entries(titles)
    .filter(([id, title]) => asked.every((word) => `${id} ${title}`.toLowerCase().includes(word)))
    .slice(0, MOST);
}

/** The rules that a ruling rests on: found by words or by number, each with what it says. */
export function Citations({ game, rules, onRules, legend, near = [] }: CitationsProps): ReactNode {
  const titles = useTitles(game);
  const [words, setWords] = useState('');
  const named = words.trim() === '' ? near.map((id) => [id, titles[id] ?? ''] as const) : found(titles, words);
  const hits = named.filter(([id]) => !rules.includes(id));
  const number = words.trim().toUpperCase();
  const isNumber =
    /^[A-Z]{2,3}-[A-Z0-9.]+$/.test(number) && !rules.includes(number) && Object.keys(titles).length === 0;
  const add = (id: string): void => {
    onRules([...rules, id]);
    setWords('');
  };
  return (
    <fieldset className="citations">
      <legend>{legend ?? say('Rules cited')}</legend>
      <ul className="desk-cites">
        {rules.map((id) => (
          <li key={id}>
            <span className="mono">{id}</span>
            <button
              className="button quiet"
              type="button"
              onClick={() => {
                onRules(rules.filter((rule) => rule !== id));
              }}
            >
              <Sign name="cross" label={say('Leave {id} out', { id })} />
            </button>
            <RuleText game={game} id={id} />
          </li>
        ))}
      </ul>
      <label>
        <span className="unseen">{say('Find a rule')}</span>
        <input
          className="input"
          type="search"
          placeholder={say('Find a rule: words or number')}
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            const first = isNumber ? number : hits[0]?.[0];
            if (first !== undefined) add(first);
          }}
        />
      </label>
      <ul className="desk-found">
        {isNumber && hits.every(([id]) => id !== number) ? (
          <li>
            <button
              className="button quiet"
              type="button"
              onClick={() => {
                add(number);
              }}
            >
              {say('Cite {number}', { number })}
            </button>
          </li>
        ) : null}
        {words.trim() !== '' && hits.length === 0 && !isNumber ? (
          <li className="dim">{say('No rule has these words in its title. Try fewer, or its number.')}</li>
        ) : null}
        {hits.map(([id, title]) => (
          <li key={id}>
            <button
              className="button quiet"
              type="button"
              onClick={() => {
                add(id);
              }}
            >
              <span className="mono">{id}</span> <InEnglish text={title} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface CitationsProps {
  readonly game: string;
  readonly rules: readonly string[];
  readonly onRules: (rules: readonly string[]) => void;
  /** What they are called here; else the rules cited. */
  readonly legend?: string;
  /** Those that are offered before somebody looks for others. */
  readonly near?: readonly string[];
}
