import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { Sign } from '../parts/sign.js';
import { TakeCsv } from '../parts/take-csv.js';
import { Waiting } from '../parts/waiting.js';
import { areListsOpen, Factions } from './factions.js';
import { FindField, useFind } from './find.js';
import type { PartProps } from './part.js';
import { DECK } from './more-queries.js';
import { useEntrants } from './use-entrants.js';
import { momentOf, nameOf } from './words.js';
import { say, sayMany } from '../say/index.js';

/** The lists that were handed in; what may not be read yet says from when on it may. */
export function Decks({ tournament, pulse }: PartProps): ReactNode {
  const { id, plan, phase } = tournament;
  const { entrants, error } = useEntrants(id, pulse);
  const find = useFind();
  if (entrants === null)
    return error === undefined ? (
      <Waiting for={say('the decks')} />
    ) : (
      <Failed what={say('The list of decks')} error={error} />
    );
  const isOpen = areListsOpen(tournament);
  const withDeck = entrants.filter(({ deck }) => deck !== null);
  const found = withDeck.filter(({ name }) => find.isFound({ name }));
  const lacking = entrants.length - withDeck.length;
  if (withDeck.length === 0)
    return (
      <section aria-labelledby="decks-title">
        <h2 id="decks-title">{say('Decks')}</h2>
        <Empty what={say('Nobody has handed in a deck')}>
          <p>
            {phase === 'REGISTERING'
              ? say('A deck stands here once its player hands it in.')
              : phase === 'RUNNING'
                ? say('Lists are locked. Whoever has handed in none asks the staff to do it.')
                : say('The tournament is over, and nobody handed one in.')}
          </p>
        </Empty>
      </section>
    );
  return (
    <section aria-labelledby="decks-title">
      <div className="sec">
        <h2 id="decks-title">{say('Decks')}</h2>
        <FindField find={find} />
        <div className="end">
          <Link className="button quiet off-phone" href={`/t/${id}/print/decks`}>
            <Sign name="print" /> {say('Print')}
          </Link>
          <TakeCsv
            name="decks"
            rows={() => [
              ['number', 'player', 'factions', 'hash'],
              ...found.map(({ number, name, deck }) => [
                number,
                name,
                deck?.factions.join(' ') ?? null,
                deck?.hash ?? null,
              ]),
            ]}
          />
        </div>
      </div>
      <p className="dim below">
        {isOpen
          ? say('Lists are open. Each has a hash that was public when it was locked.')
          : plan.lists === 'OPEN'
            ? say('Lists open when they are locked, at the start. Until then only the hashes are public.')
            : say('Lists are closed: only the player and the judges read them until the tournament is over.')}{' '}
        {plan.lockListsAt === null ? null : say('They are locked at {time}.', { time: momentOf(plan.lockListsAt) })}{' '}
        {lacking === 0
          ? null
          : sayMany(lacking, { one: '{n} player has handed in none.', other: '{n} players have handed in none.' })}
      </p>
      {found.length === 0 ? (
        <Empty what={say('No deck here is of a player of that name')} />
      ) : (
        <ol className="ledger decks">
          {found.map(({ id: entrant, number, name, deck }) => (
            <li key={entrant}>
              <span>{number}</span>
              {isOpen ? (
                <Deck
                  tournament={id}
                  entrant={entrant}
                  name={nameOf({ name })}
                  hash={deck?.hash ?? ''}
                  factions={deck?.factions ?? []}
                />
              ) : (
                <div className="deck-line">
                  <b>{nameOf({ name })}</b> <span className="mono dim">{deck?.hash.slice(0, 16)}</span>
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Deck({ tournament, entrant, name, hash, factions }: DeckProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [{ data, error }] = useQuery({ query: DECK, variables: { id: tournament, entrant }, pause: !isOpen });
  const deck = data?.tournament?.entrant?.deck ?? null;
  return (
    <details
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>
        <b>
          <Factions of={factions} /> {name}
        </b>{' '}
        <span className="mono dim">{hash.slice(0, 16)}</span>
      </summary>
      {error !== undefined ? (
        <Failed what={say('The deck')} error={error} />
      ) : deck === null ? (
        <span className="dim">{say('Opening it')}</span>
      ) : (
        <pre>{deck.text ?? say('You may not read this list yet.')}</pre>
      )}
    </details>
  );
}

interface DeckProps {
  readonly tournament: string;
  readonly entrant: string;
  readonly name: string;
  readonly hash: string;
  readonly factions: readonly string[];
}
