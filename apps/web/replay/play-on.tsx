import './play-on.css';
import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { Link, useLocation } from 'wouter';
import { useCommand } from '../api/command.js';
import { useSession } from '../api/session.js';
import { Refused } from '../parts/problem.js';
import { SeatSign } from '../parts/sign.js';
import type { BotName } from '../play/bot-worker.js';
import { BOTS } from '../play/bots.js';
import { BEGIN_BRANCH, BRANCHES } from '../play/branch-documents.js';
import type { Head } from './documents.js';
import { Sheet } from './sheet.js';
import { fullNames } from './words.js';
import { say } from '../say/index.js';

interface PlayOnProps {
  readonly id: string;
  readonly head: Head;
  readonly at: number;
  /** Who must decide here; nobody once the game is over. */
  readonly asked: readonly number[];
  readonly close: () => void;
}

/** From here on as one likes, against a bot or both sides oneself; and what others made of this game. */
export function PlayOnSheet({ id, head, at, asked, close }: PlayOnProps): ReactNode {
  return (
    <Sheet title={say('Play on from ply {at}', { at })} close={close}>
      {head.released && asked.length > 0 ? (
        <Begin id={id} head={head} at={at} asked={asked} />
      ) : (
        <p className="dim">
          {head.released
            ? say('This game is over here: go back to a ply where somebody must decide.')
            : say('You can play on from this match once it is over and its key is out.')}
        </p>
      )}
      <Branches of={id} />
    </Sheet>
  );
}

function Begin({ id, head, at, asked }: Omit<PlayOnProps, 'close'>): ReactNode {
  const session = useSession();
  const begin = useCommand(BEGIN_BRANCH);
  const [, go] = useLocation();
  const [bot, setBot] = useState<BotName | null>('quick');
  const [seat, setSeat] = useState(asked[0] ?? 0);

  async function start(): Promise<void> {
    if (session.is !== 'somebody') {
      go(`/play/from/${id}/${at}?seat=${seat}${bot === null ? '' : `&bot=${bot}`}`);
      return;
    }
    const against = bot === null ? null : { seat: 1 - seat, name: bot };
    const begun = await begin.send({ matchId: id, ply: at, bot: against, public: false });
    const branch = begun.is === 'done' ? begun.payload.match?.id : undefined;
    if (branch !== undefined) go(`/play/branch/${branch}`);
  }

  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <p>
        {say(
          'The cards come in the order in which they lay in this game. What you play is no part of it, and counts nowhere.',
        )}
      </p>
      <label className="field">
        <span>{say('Against')}</span>
        <select
          className="input"
          value={bot ?? ''}
          onChange={(event) => setBot(BOTS.find(([name]) => name === event.target.value)?.[0] ?? null)}
        >
          {BOTS.map(([name, says]) => (
            <option key={name} value={name}>
              {say('A bot. {says}', { says })}
            </option>
          ))}
          <option value="">{say('Myself: I play both sides')}</option>
        </select>
      </label>
      {bot === null ? null : (
        <fieldset className="segments">
          <legend className="unseen">{say('Which side you play')}</legend>
          {fullNames(head).map((name, place) => (
            <button key={place} type="button" aria-pressed={place === seat} onClick={() => setSeat(place)}>
              <SeatSign seat={place} />
              {say('For {name}', { name })}
            </button>
          ))}
        </fieldset>
      )}
      <button className="button main" disabled={begin.busy}>
        {say('Play on')}
      </button>
      <Refused errors={begin.errors} />
      <p className="dim">
        {session.is === 'somebody'
          ? say('It is stored as a branch that you alone see, unless you say otherwise.')
          : say('Not stored: sign in to keep it.')}
      </p>
    </form>
  );
}

function Branches({ of }: { readonly of: string }): ReactNode {
  const [{ data }] = useQuery({ query: BRANCHES, variables: { of }, requestPolicy: 'cache-and-network' });
  const nodes = data?.branches.nodes ?? [];
  if (nodes.length === 0) return null;
  return (
    <section className="branches" aria-labelledby="branches">
      <h3 id="branches">{say('Branches of this game')}</h3>
      <ul className="ledger">
        {nodes.map(({ id, ply, name, isYours, public: isPublic, by, over }) => (
          <li key={id}>
            <span>{ply}</span>
            <span className="row">
              <Link href={isYours && !over ? `/play/branch/${id}` : `/g/${id}/${ply}`}>
                {name ?? say('From ply {ply}', { ply })}
              </Link>
              <span className="dim">
                {isYours
                  ? isPublic
                    ? say('yours, for everybody to see')
                    : say('yours alone')
                  : say('by {name}', { name: by?.name ?? say('somebody') })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
