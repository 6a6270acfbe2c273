import { type ReactNode, useState } from 'react';
import { useQuery, useSubscription } from 'urql';
import { Link } from 'wouter';
import { useCommand } from '../api/command.js';
import type { FragmentOf } from '../api/graphql.js';
import { useSession } from '../api/session.js';
import { Refused } from '../parts/problem.js';
import { Sign } from '../parts/sign.js';
import { DELETE_EXPORT, type EXPORT, EXPORT_CHANGED, EXPORTS, START_EXPORT } from './documents.js';
import type { GamesFilter } from './filter.js';
import { gamesOf } from '../tournament/words.js';
import { sayCount, sayTime } from './words.js';
import { LOCALE, say } from '../say/index.js';
import { Say } from '../say/sentence.js';

type Export = FragmentOf<typeof EXPORT>;

const OF = [
  ['GAMES', say('Games, a line a seat')],
  ['CARDS', say('Cards, a line a card of each deck')],
] as const;
const FORMATS = [
  ['CSV', 'CSV'],
  ['NDJSON', 'NDJSON'],
] as const;

/** All that the filter selects as a file, however much: made by the server, which tells how far it is. */
export function Exports({ filter }: { readonly filter: GamesFilter }): ReactNode {
  const session = useSession();
  return (
    <details className="exports off-paper">
      <summary>{say('Take all of these games with you')}</summary>
      {session.is === 'somebody' ? (
        <Own filter={filter} />
      ) : (
        <p>
          <a href={`/export/games.csv?${addressed(filter)}`}>
            <Sign name="download" /> {say('Games, CSV')}
          </a>{' '}
          <span className="dim">
            <Say
              text="<link>Sign in</link> to have large files made, which can be fetched in parts."
              with={{ link: (said) => <Link href="/sign-in">{said}</Link> }}
            />
          </span>
        </p>
      )}
    </details>
  );
}

const addressed = (filter: GamesFilter): string =>
  new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)])).toString();

function Own({ filter }: { readonly filter: GamesFilter }): ReactNode {
  const [{ data }, again] = useQuery({ query: EXPORTS, requestPolicy: 'cache-and-network' });
  const start = useCommand(START_EXPORT);
  const [of, setOf] = useState<(typeof OF)[number][0]>('GAMES');
  const [format, setFormat] = useState<(typeof FORMATS)[number][0]>('CSV');
  const asAnew = (): void => again({ requestPolicy: 'network-only' });
  const made = data?.exports ?? [];
  return (
    <>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          void start.send({ of, format, filter }).then(asAnew);
        }}
      >
        <Choice label={say('What')} choices={OF} value={of} onChoose={setOf} />
        <Choice label={say('As')} choices={FORMATS} value={format} onChoose={setFormat} />
        <button className="button" type="submit" disabled={start.busy}>
          {say('Make the file')}
        </button>
      </form>
      <Refused errors={start.errors} />
      <ul aria-label={say('Your files')}>
        {made.map((each) => (
          <File key={each.id} known={each} onGone={asAnew} />
        ))}
      </ul>
    </>
  );
}

function Choice<Value extends string>({ label, choices, value, onChoose }: ChoiceProps<Value>): ReactNode {
  return (
    <label className="row">
      {label}
      <select
        className="input"
        value={value}
        onChange={(event) => {
          const chosen = choices.find(([each]) => each === event.currentTarget.value);
          if (chosen !== undefined) onChoose(chosen[0]);
        }}
      >
        {choices.map(([each, title]) => (
          <option key={each} value={each}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

const isOver = ({ state }: Export): boolean => state === 'READY' || state === 'FAILED';

function File({ known, onGone }: { readonly known: Export; readonly onGone: () => void }): ReactNode {
  const [{ data }] = useSubscription({ query: EXPORT_CHANGED, variables: { id: known.id }, pause: isOver(known) });
  const remove = useCommand(DELETE_EXPORT);
  const now = data?.exportChanged ?? known;
  const name = `${now.of.toLowerCase()}.${now.format.toLowerCase()}`;
  return (
    <li className="row">
      <Standing name={name} now={now} />
      <button
        className="button quiet"
        type="button"
        disabled={remove.busy}
        onClick={() => {
          void remove.send({ exportId: now.id }).then(onGone);
        }}
      >
        <Sign name="cross" label={say('Remove {name} of {time}', { name, time: sayTime(now.asked) })} />
      </button>
      <Refused errors={remove.errors} />
    </li>
  );
}

function Standing({ name, now }: { readonly name: string; readonly now: Export }): ReactNode {
  const { state, url, bytes, done, total, trouble, asked } = now;
  if (state === 'READY' && url !== null) {
    return (
      <>
        <a href={url} download={name}>
          <Sign name="download" /> {name}
        </a>
        <span className="dim">{`${saySize(bytes ?? 0)}, ${gamesOf(total)}, ${sayTime(asked)}`}</span>
      </>
    );
  }
  if (state === 'FAILED') return <span role="alert">{`${name}: ${trouble ?? say('It could not be made.')}`}</span>;
  return (
    <label className="row">
      {name}
      <progress max={Math.max(1, total)} value={state === 'WAITING' ? undefined : done} />
      <span className="dim" role="status">
        {state === 'WAITING'
          ? say('waits for its turn')
          : say('{done} of {total} games', { done: sayCount(done), total: sayCount(total) })}
      </span>
    </label>
  );
}

const SIZES = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

const saySize = (bytes: number): string =>
  bytes < 1_000_000 ? `${SIZES.format(bytes / 1000)} kB` : `${SIZES.format(bytes / 1_000_000)} MB`;
