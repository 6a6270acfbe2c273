import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useQuery } from 'urql';
import { Empty } from '../parts/empty.js';
import { Failed } from '../parts/problem.js';
import { Sign } from '../parts/sign.js';
import { leadsToSearch, TO_SEARCH } from '../parts/to-search.js';
import { Waiting } from '../parts/waiting.js';
import { gameName } from '../tournament/words.js';
import { SEARCH } from './queries.js';
import { addressOf, isTooLong, KINDS, LONGEST } from './words.js';
import { say } from '../say/index.js';

const PAUSE = 250;
const SHORTEST = 2;

/** One field for players, tournaments, matches and cards; `/` leads to it from anywhere on the page. */
export function SearchField(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState(search.get('q') ?? '');
  const field = useRef<HTMLInputElement>(null);
  const came = useHistoryState<unknown>();
  useEffect(() => {
    if (came === TO_SEARCH) field.current?.focus();
  }, [came]);
  useEffect(() => {
    const timer = setTimeout(() => {
      const next = text.trim();
      if (next === (new URLSearchParams(location.search).get('q') ?? '')) return;
      setSearch(next === '' ? {} : { q: next }, { replace: true });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [text, setSearch]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
      const isSlash = event.key === '/' && !isTyping && !event.metaKey && !event.ctrlKey && !event.altKey;
      if (!isSlash && !leadsToSearch(event)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <search>
      <label className="look">
        <Sign name="search" />
        <span className="unseen">{say('Search for a player, tournament, match or card')}</span>
        <input
          ref={field}
          type="search"
          placeholder={say('Player, tournament, match or card')}
          aria-invalid={isTooLong(text.trim())}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
        <kbd aria-hidden="true">/</kbd>
      </label>
    </search>
  );
}

export function SearchResults({ text }: { readonly text: string }): ReactNode {
  const isShort = text.length < SHORTEST;
  const isLong = isTooLong(text);
  const pause = isShort || isLong;
  const [{ data, error, fetching }, again] = useQuery({ query: SEARCH, variables: { text }, pause });
  const cards = useCards(text, pause);
  if (isShort) return <p className="dim">{say('Type at least two letters.')}</p>;
  if (isLong)
    return (
      <p className="problem" role="alert">
        {say('The search takes {most} characters at most, and this has {n}: shorten it.', {
          most: LONGEST,
          n: text.length,
        })}
      </p>
    );
  if (error !== undefined)
    return (
      <Failed
        what={say('What was found')}
        error={error}
        again={() => {
          again({ requestPolicy: 'network-only' });
        }}
      />
    );
  if (data === undefined || (fetching && cards === null)) return <Waiting for={say('what was found')} />;
  const { search: found } = data;
  if (found.length + (cards?.length ?? 0) === 0)
    return (
      <Empty what={say('Nothing is called “{text}”', { text })}>
        {say('Search looks at the beginnings of words. A player who did not play of late is found by the whole name.')}
      </Empty>
    );
  return (
    <ol className="lines found" aria-label={say('Found')}>
      {found.map((each) => (
        <li key={each.id}>
          <Link href={addressOf(each)}>{each.title}</Link>
          <span className="dim">
            {KINDS[each.kind]}
            {each.game === null ? '' : `, ${gameName(each.game)}`}
          </span>
        </li>
      ))}
      {cards?.map(({ slug, name }) => (
        <li key={slug}>
          <Link href={`/cards/${slug}`}>{name}</Link>
          <span className="dim">{KINDS.CARD}</span>
        </li>
      ))}
    </ol>
  );
}

interface NamedCard {
  readonly slug: string;
  readonly name: string;
}
const MOST = 10;

/** The cards are data of the page: fetched when somebody searches, and looked through here. */
function useCards(text: string, pause: boolean): readonly NamedCard[] | null {
  const [all, setAll] = useState<readonly NamedCard[] | null>(null);
  useEffect(() => {
    if (pause || all !== null) return;
    void import('../cards/set.js').then(({ set }) => {
      setAll([...set.bySlug].map(([slug, { title }]) => ({ slug, name: title })));
    });
  }, [pause, all]);
  if (all === null) return null;
  const words = text.toLowerCase().split(/\s+/);
  return all
    .filter(({ name }) => {
      const there = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
      return words.every((word) => there.some((one) => one.startsWith(word)));
    })
    .slice(0, MOST);
}
