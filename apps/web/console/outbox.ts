/**
 * Results on their way. What was typed is kept in this browser until the server took it, and goes again under the same
 * key when the connection is back: nothing is lost, nothing is done twice.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../api/graphql.js';
import { REFUSED } from '../api/refused.js';
import { lasting } from '../look/memory.js';
import type { Games } from './read-result.js';
import { say } from '../say/index.js';
import { refusalSays } from '../say/refusal.js';

const ENTER = graphql(
  `
    mutation EnterResult($input: EnterResultInput!) {
      enterResult(input: $input) {
        match {
          id
          phase
        }
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);

export interface Letter {
  readonly key: string;
  readonly matchId: string;
  readonly table: number;
  readonly games: Games;
  /** Why the server refused it; null while it is on its way. */
  readonly refused: string | null;
  readonly sent: boolean;
}

const AGAIN = 2_000;
const GONE = say(
  'The round was taken back, or this table dissolved, before the result was taken. Enter it at its new table, if it still counts.',
);

const isGone = ({ sent, matchId }: Letter, matches: readonly string[] | null): boolean =>
  !sent && matches !== null && !matches.includes(matchId);

function kept(place: string): readonly Letter[] {
  const text = lasting.getItem(place);
  return text === null ? [] : (JSON.parse(text) as readonly Letter[]);
}

type Waiting = 'lost' | 'opening' | null;

export interface Outbox {
  readonly letters: readonly Letter[];
  readonly post: (matchId: string, table: number, games: Games) => void;
  readonly forget: (key: string) => void;
  /** Why nothing is sent right now: no answer, or a match that is not open yet. */
  readonly waiting: Waiting;
}

/** `matches` are those of the round's tables now; null until they are known. */
export function useOutbox(round: string, matches: readonly string[] | null, onSent: () => void): Outbox {
  const client = useClient();
  const place = `results ${round}`;
  const [letters, setLetters] = useState(() => kept(place));
  const [waiting, setWaiting] = useState<Waiting>(null);
  const busy = useRef(false);
  const change = useCallback(
    (next: (now: readonly Letter[]) => readonly Letter[]) => {
      setLetters((now) => {
        const changed = next(now);
        const unsent = changed.filter(({ sent }) => !sent);
        if (unsent.length === 0) lasting.removeItem(place);
        else lasting.setItem(place, JSON.stringify(unsent));
        return changed;
      });
    },
    [place],
  );
  const shown = letters.map((each) => (isGone(each, matches) ? { ...each, refused: GONE } : each));
  const first = matches === null ? undefined : shown.find(({ sent, refused }) => !sent && refused === null);
  useEffect(() => {
    if (first === undefined || waiting !== null || busy.current) return;
    busy.current = true;
    const { key, matchId, games } = first;
    const input = { idempotencyKey: key, matchId, ...games, won: [...games.won] };
    void client
      .mutation(ENTER, { input })
      .toPromise()
      .then(({ data }) => {
        busy.current = false;
        const errors = data?.enterResult.userErrors;
        if (errors === undefined) {
          setWaiting('lost');
          return;
        }
        if (errors.some(({ code }) => code === 'NOT_FOUND')) {
          setWaiting('opening');
          return;
        }
        const refused = errors.length === 0 ? null : errors.map(refusalSays).join(' ');
        change((now) => now.map((each) => (each.key === key ? { ...each, refused, sent: refused === null } : each)));
        onSent();
      });
  }, [first, waiting, client, change, onSent]);
  useEffect(() => {
    if (waiting === null) return;
    const retry = (): void => {
      setWaiting(null);
    };
    const timer = setTimeout(retry, AGAIN);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [waiting]);
  const post = useCallback(
    (matchId: string, table: number, games: Games) => {
      const letter: Letter = { key: crypto.randomUUID(), matchId, table, games, refused: null, sent: false };
      change((now) => [...now.filter((each) => each.matchId !== matchId), letter]);
    },
    [change],
  );
  const forget = useCallback(
    (key: string) => {
      change((now) => now.filter((each) => each.key !== key));
    },
    [change],
  );
  return { letters: shown, post, forget, waiting };
}
