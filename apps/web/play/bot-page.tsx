import './play.css';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { checked } from '../decks/check.js';
import { textInAddress } from '../decks/shared-text.js';
import { useTitle } from '../parts/title.js';
import { type BotName } from './bot-worker.js';
import { BOTS, isBot } from './bots.js';
import { type PracticeTerms, readyDecksByName, usePractice } from './practice.js';
import { TableScreen } from './table-screen.js';

/** `/play/bot`: a game in this page, against a bot; nothing of it is in any log. */
export default function BotPage(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('bot');
  const bot = isBot(asked) ? asked : 'quick';
  const seed = search.get('seed') ?? 'first';
  const terms = useMemo(() => termsOf(bot, seed, location.hash), [bot, seed]);
  useTitle('A game against a bot');
  const begin = (changed: Readonly<Record<string, string>>): void =>
    setSearch({ bot, seed: crypto.randomUUID().slice(0, 8), ...changed });
  return (
    <>
      <Game key={`${bot} ${seed}`} terms={terms} onAgain={() => begin({})} />
      <details className="practice-terms page">
        <summary>Another bot, another deck</summary>
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
            Choose a deck
          </Link>
        </div>
      </details>
    </>
  );
}

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
  const [no, setNo] = useState<ReturnType<typeof now.whyNot>>(null);
  return (
    <TableScreen
      title="Against a bot"
      names={['You', 'The bot']}
      seat={0}
      view={now.view}
      ply={now.ply}
      asked={now.asked}
      acting={now.acting}
      busy={false}
      no={no}
      waiting={now.thinking ? 'The bot is thinking.' : null}
      lines={now.lines}
      onAnswer={(answer) => setNo(now.answer(answer))}
      onWhyNot={(answer) => setNo(now.whyNot(answer))}
      over={
        now.result === null ? null : (
          <>
            <h2>{now.result.isDraw ? 'A draw' : now.result.place === 1 ? 'You win' : 'The bot wins'}</h2>
            <p>{now.result.reason}</p>
            <button className="button main" type="button" onClick={onAgain}>
              Play again
            </button>
          </>
        )
      }
      acts={
        now.undo === null ? null : (
          <button
            className="button quiet"
            type="button"
            onClick={() => {
              setNo(null);
              now.undo?.();
            }}
          >
            Take back
          </button>
        )
      }
    />
  );
}
