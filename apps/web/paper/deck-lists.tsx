import { type ReactNode, useEffect, useState } from 'react';
import { useClient } from 'urql';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { Waiting } from '../parts/waiting.js';
import { DECK } from '../tournament/more-queries.js';
import type { Head } from '../tournament/queries.js';
import { useEntrants } from '../tournament/use-entrants.js';
import { nameOf } from '../tournament/words.js';
import { say } from '../say/index.js';

/** A sheet for each player whose list may be read here, with room for who checks it against the cards. */
export function DeckLists({ tournament }: { readonly tournament: Head }): ReactNode {
  const { entrants, error } = useEntrants(tournament.id, '');
  const withDeck = (entrants ?? []).filter(({ deck }) => deck !== null);
  const texts = useTexts(
    tournament.id,
    withDeck.map(({ id }) => id),
  );
  if (entrants === null)
    return error === undefined ? (
      <Waiting for={say('the decks')} />
    ) : (
      <Failed what={say('The list of decks')} error={error} />
    );
  const title = <h1 className="unseen">{say('Deck lists')}</h1>;
  if (withDeck.length === 0)
    return (
      <>
        {title}
        <Empty what={say('Nobody has handed in a deck')} />
      </>
    );
  const open = withDeck.filter(({ id }) => texts.has(id) && texts.get(id) !== null);
  if (texts.size < withDeck.length)
    return <Waiting for={say('the decks, {done} of {all} are there', { done: texts.size, all: withDeck.length })} />;
  if (open.length === 0)
    return (
      <>
        {title}
        <Empty what={say('No list may be read here yet')}>
          <p>{say('Until lists are open, judges alone read and print them. Sign in as one.')}</p>
        </Empty>
      </>
    );
  return (
    <ol className="deck-lists">
      {open.map(({ id, number, name, deck }) => (
        <li key={id}>
          <header className="top">
            <h1>{nameOf({ name })}</h1>
            <p>
              {tournament.title} · {say('player {number}', { number })} ·{' '}
              <span className="mono">{deck?.hash.slice(0, 16)}</span>
            </p>
          </header>
          <pre>{texts.get(id)}</pre>
          <footer>{say('Checked by ____________________ in round ____')}</footer>
        </li>
      ))}
    </ol>
  );
}

/** The lists by their players, as they come in; null of those that may not be read. */
function useTexts(tournament: string, entrants: readonly string[]): ReadonlyMap<string, string | null> {
  const client = useClient();
  const [texts, setTexts] = useState<ReadonlyMap<string, string | null>>(new Map());
  const all = entrants.join(' ');
  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      for (const entrant of all === '' ? [] : all.split(' ')) {
        const { data } = await client.query(DECK, { id: tournament, entrant }).toPromise();
        if (isGone) return;
        setTexts((before) => new Map(before).set(entrant, data?.tournament?.entrant?.deck?.text ?? null));
      }
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [client, tournament, all]);
  return texts;
}
