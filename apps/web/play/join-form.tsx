import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useCommand, type UserError } from '../api/command.js';
import { useSession } from '../api/session.js';
import { checked } from '../decks/check.js';
import { textOf } from '../parts/form.js';
import { Refused } from '../parts/problem.js';
import { SeedChoice, wantsOwnSeed } from '../seeds/choice.js';
import { sitting } from '../seeds/sitting.js';
import { DeckChoice } from './deck-choice.js';
import { JOIN } from './documents.js';
import type { Table } from './live-table.js';
import { termsOf } from './terms.js';
import { say } from '../say/index.js';

/** A free seat at somebody's table. */
export function JoinForm({ table }: { readonly table: Table }): ReactNode {
  const session = useSession();
  const join = useCommand(JOIN);
  const [errors, setErrors] = useState<readonly UserError[]>([]);
  const host = table.seats.find(({ holder }) => holder !== null)?.holder?.name ?? say('Somebody');
  const isOurs = table.game === 'voidream';
  if (session.is !== 'somebody')
    return (
      <div className="page form">
        <h1>{say('{host} wants to play', { host })}</h1>
        <p>{termsOf(table)}</p>
        <p>{say('Sign in to take the seat; a new account needs a name and a password.')}</p>
        <Link className="button main" href={`/sign-in?new&to=${encodeURIComponent(`/play/${table.id}`)}`}>
          {say('Take the seat')}
        </Link>
      </div>
    );
  return (
    <div className="page">
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          const brings = isOurs ? checked(textOf(typed, 'deck')) : null;
          if (brings !== null && brings.brings === null) {
            setErrors(brings.problems.map(({ says }) => ({ message: says })));
            return;
          }
          setErrors([]);
          const seeded = wantsOwnSeed(typed) ? sitting(table, session.person.id) : {};
          void join.send({ matchId: table.id, ...seeded, ...(brings === null ? {} : { brings: brings.brings }) });
        }}
      >
        <h1>{say('{host} wants to play', { host })}</h1>
        <p>{termsOf(table)}</p>
        {isOurs ? <DeckChoice name="deck" /> : null}
        {table.seedCeremony === null ? null : <SeedChoice />}
        <Refused errors={[...errors, ...join.errors]} />
        <button className="button main" disabled={join.busy}>
          {say('Sit down')}
        </button>
      </form>
    </div>
  );
}
