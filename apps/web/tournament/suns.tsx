import type { ReactNode } from 'react';
import { say } from '../say/index.js';

/** Rounds as suns: risen when it was played, on the horizon while it is on, below it when it is to come. */
export function Suns({ now, all }: { readonly now: number; readonly all: number | null }): ReactNode {
  const said = all === null ? say('Round {number}', { number: now }) : say('Round {now} of {all}', { now, all });
  return (
    <ol className="suns" aria-label={said}>
      {Array.from({ length: all ?? now }, (_, nth) => {
        const round = nth + 1;
        return (
          <li key={round} className={round === now ? 'on' : round > now ? 'later' : ''} aria-hidden="true">
            <svg viewBox="0 0 26 20">
              {round > now ? null : round === now ? (
                <path d="M6.500 15a6.500 6.500 0 0 1 13 0Z" fill="currentColor" />
              ) : (
                <circle cx="13" cy="7" r="6.500" fill="currentColor" />
              )}
              <path d="M1 15.500h24M6 18.800h14" stroke="currentColor" strokeWidth="1.500" fill="none" />
            </svg>
            {round !== now ? null : all === null ? (
              said
            ) : (
              <>
                <span className="off-phone">{said}</span>
                <span className="on-phone">{say('{now} of {all}', { now, all })}</span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
