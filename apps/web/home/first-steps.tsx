import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { say } from '../say/index.js';

/** For who was never here: what this is, and three ways in. */
export function FirstSteps(): ReactNode {
  return (
    <section className="steps" aria-label={say('First steps')}>
      <p className="lead">
        {say(
          'A dream is gone by morning unless somebody writes it down. Here every move, pairing and ruling is, and anybody can read it, step by step, without an account.',
        )}
      </p>
      <ol>
        <li>
          <Link className="button main" href="/play/bot">
            {say('Play a bot')}
          </Link>
          <span>{say('At once, without signing in. The rules are shown as you go.')}</span>
        </li>
        <li>
          <Link className="button" href="/cards">
            {say('Look at the cards')}
          </Link>
          <span>{say('Every card with its text, and how it fares.')}</span>
        </li>
        <li>
          <Link className="button" href="/t">
            {say('Find a tournament')}
          </Link>
          <span>{say('Pairings, standings and the reason for each, live. Or run your own.')}</span>
        </li>
      </ol>
    </section>
  );
}
