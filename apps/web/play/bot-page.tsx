import './play.css';
import { type ReactNode, useMemo } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { checked } from '../decks/check.js';
import { textInAddress } from '../decks/shared-text.js';
import { useTitle } from '../parts/title.js';
import { type BotName } from './bot-worker.js';
import { BOTS, isBot } from './bots.js';
import { sayWhyOver } from './ends.js';
import { GameHere } from './game-here.js';
import { type PracticeTerms, readyDecksByName, usePractice } from './practice.js';
import { say } from '../say/index.js';

/** `/play/bot`: a game in this page, against a bot; nothing of it is in any log. */
export default function BotPage(): ReactNode {
  const [search] = useSearchParams();
  const [, go] = useLocation();
  const asked = search.get('bot');
  const bot = isBot(asked) ? asked : 'quick';
  const seed = search.get('seed') ?? 'first';
  const terms = useMemo(() => termsOf(bot, seed, location.hash), [bot, seed]);
  useTitle(say('A game against a bot'));
  const begin = (changed: Readonly<Record<string, string>>): void =>
    go(`/play/bot?${new URLSearchParams({ bot, seed: freshSeed(), ...changed }).toString()}${location.hash}`);
  return (
    <>
      <Game key={`${bot} ${seed}`} terms={terms} onAgain={() => begin({})} />
      <details className="practice-terms page">
        <summary>{say('Another bot, another deck')}</summary>
        <div className="row">
          {BOTS.map(([name, says]) => (
            <button
              key={name}
              className="button"
              type="button"
              aria-pressed={name === bot}
              onClick={() => begin({ bot: name })}
            >
              {says}
            </button>
          ))}
          <Link className="button" href="/decks">
            {say('Choose a deck')}
          </Link>
        </div>
      </details>
    </>
  );
}

const freshSeed = (): string => crypto.randomUUID().slice(0, 8);

/** The deck in the address, else one of the ready ones; the bot's is drawn by the seed. */
function termsOf(bot: BotName, seed: string, hash: string): PracticeTerms {
  const text = textInAddress(hash);
  const own = text === null ? null : checked(text).brings;
  const nth = seed.split('').reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const ready = (at: number): PracticeTerms['yours'] => readyDecksByName[at % readyDecksByName.length]?.deck ?? null;
  return { seed, bot, yours: own ?? ready(0), theirs: ready(nth + 1) };
}

function Game({ terms, onAgain }: { readonly terms: PracticeTerms; readonly onAgain: () => void }): ReactNode {
  const now = usePractice(terms);
  const { result } = now;
  return (
    <GameHere
      title={say('Against a bot')}
      names={[say('You'), say('Bot')]}
      seat={0}
      now={now}
      over={
        result === null ? null : (
          <>
            <h2>{result.isDraw ? say('A draw') : result.place === 1 ? say('You win') : say('The bot wins')}</h2>
            <p>{sayWhyOver(result.reason, result.place !== 1)}</p>
            <div className="row">
              <Link className="button main" href="/play/bot/replay">
                {say('Look at the game')}
              </Link>
              <button className="button" type="button" onClick={onAgain}>
                {say('Play again')}
              </button>
            </div>
          </>
        )
      }
    />
  );
}
