import './gallery.css';
import type { CardDef } from '#games/voidream';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { Link, useParams } from 'wouter';
import { Card, cardOf, factionsOf, KIND_NAMES, set } from '../cards/index.js';
import { READY } from '../decks/check.js';
import { copiesIn } from '../decks/edit.js';
import { NotFound } from '../parts/not-found.js';
import { Failed } from '../parts/problem.js';
import { useTitle } from '../parts/title.js';
import { Waiting } from '../parts/waiting.js';
import { CARDS } from '../stats/documents.js';
import { RateBar } from '../stats/rate-bar.js';
import '../stats/stats.css';
import { DEFINITION, sayCount, sayReach, sayShare, WHEN_KNOWN } from '../stats/words.js';
import { say, sayAs, sayMany } from '../say/index.js';

/** `/cards/:slug`: the card to be read, what it does by its own data, and how those who play it fare. */
export default function CardPage(): ReactNode {
  const { slug } = useParams<{ slug: string }>();
  const def = cardOf(slug);
  useTitle(def?.title ?? say('Cards'));
  if (def === undefined) return <NotFound />;
  const at = set.cards.indexOf(def);
  const before = set.cards[at - 1];
  const after = set.cards[at + 1];
  return (
    <div className="page">
      <div className="head">
        <h1>{def.title}</h1>
        <span className="dim">{`${KIND_NAMES[def.kind]}, ${factionsOf(def)}`}</span>
        <nav className="end row" aria-label={say('Cards beside this one')}>
          {before === undefined ? null : <Link href={`/cards/${before.slug}`}>{`← ${before.title}`}</Link>}
          {after === undefined ? null : <Link href={`/cards/${after.slug}`}>{`${after.title} →`}</Link>}
        </nav>
      </div>
      <div className="card-page">
        <Card slug={slug} size="full" />
        <div className="beside">
          <section aria-labelledby="fares">
            <h2 id="fares">{say('How it does')}</h2>
            <CardFigures def={def} />
          </section>
          <section aria-labelledby="ready">
            <h2 id="ready">{say('In the ready decks')}</h2>
            <ReadyWith title={def.title} />
          </section>
        </div>
      </div>
    </div>
  );
}

function CardFigures({ def }: { readonly def: CardDef }): ReactNode {
  const { slug } = def;
  const [{ data, error }, again] = useQuery({ query: CARDS, variables: { filter: { card: slug } } });
  if (error !== undefined) return <Failed what={say('The figures')} error={error} again={() => again()} />;
  if (data === undefined) return <Waiting for={say('the figures')} />;
  const own = data.statistics.selection.cards.find(({ card }) => card === slug);
  if (own === undefined)
    return (
      <p className="dim">
        {say('No game with it in an open deck is over yet. Closed lists count once their tournament is over.')}
      </p>
    );
  const lines = [
    [say('In the deck'), own.inDeck, 'card'],
    ...(isSeen(def) ? [[sayAs('of a card', 'Seen'), own.whenDrawn, 'cardDrawn'] as const] : []),
    ...(isPlayed(def) ? [[sayAs('of a card', 'Played'), own.whenPlayed, 'cardPlayed'] as const] : []),
  ] as const;
  return (
    <>
      <div className="scroll">
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{say('Games with it')}</th>
              <th scope="col" className="num">
                {say('Games')}
              </th>
              <th scope="col" className="num">
                {say('Rate')}
              </th>
              <th scope="col">{say('0%, even, 100%')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(([when, figure, narrows]) => (
              <tr key={when}>
                <th scope="row">{when}</th>
                <td className="num">
                  <Link
                    href={`/stats/games?${narrows}=${slug}`}
                    aria-label={sayMany(
                      figure.rate.n,
                      { one: '{n} game: {label}', other: '{n} games: {label}' },
                      { label: when },
                    )}
                  >
                    {sayCount(figure.rate.n)}
                  </Link>
                </td>
                <td className="num">
                  <b>{sayShare(figure.rate.share)}</b>
                  {figure.rate.share === null ? null : <small className="interval">{sayReach(figure.rate)}</small>}
                </td>
                <td>
                  <RateBar rate={figure.rate} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <Link href={`/stats/decks?card=${slug}`}>{say('The decks it was in')}</Link>
      </p>
      <p className="dim definition">
        {DEFINITION} {WHEN_KNOWN}
      </p>
    </>
  );
}

/** A bastion and a mind lie open from the start, and all arcana are in hand. */
const isPlayed = ({ kind }: CardDef): boolean => kind !== 'bastion' && kind !== 'mind';
const isSeen = (def: CardDef): boolean => isPlayed(def) && def.kind !== 'arcanum';

function ReadyWith({ title }: { readonly title: string }): ReactNode {
  const decks = READY.flatMap(({ name, text }) => {
    const copies = copiesIn(text).get(title);
    return copies === undefined ? [] : [{ name, copies }];
  });
  if (decks.length === 0) return <p className="dim">{say('In none of them.')}</p>;
  return (
    <ul className="ledger">
      {decks.map(({ name, copies }) => (
        <li key={name}>
          <span>{copies}</span>
          <Link href={`/decks/build?deck=${encodeURIComponent(name)}`}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
