import { type SubmitEvent, type ReactNode, useState } from 'react';
import { useCommand } from '../api/command.js';
import { Refused } from '../parts/problem.js';
import { TakeCsv } from '../parts/take-csv.js';
import { Act } from './act.js';
import { CaseTimesSaid } from './case-times.js';
import { GRANT, REVOKE } from './acts.js';
import { useEntrants } from './entrants.js';
import { usePeople } from './people.js';
import type { Run } from './tournament.js';
import { ROLE } from './words.js';
import { say } from '../say/index.js';
import { Say } from '../say/sentence.js';

type Role = keyof typeof ROLE;
const GIVEN: readonly Role[] = ['JUDGE', 'HEAD_JUDGE', 'SCOREKEEPER', 'ORGANISER'];
const DOES: Readonly<Record<Role, string>> = {
  ORGANISER: say('runs it, and grants every role'),
  HEAD_JUDGE: say('leads the judges, decides appeals, corrects results'),
  JUDGE: say('answers calls, rules on disputes, checks decks'),
  SCOREKEEPER: say('pairs, enters results, lets players in'),
  PLAYER: say('plays in it'),
};
const PERSON = /person_[0-9a-f]+/;

export function Staff({ run }: { readonly run: Run }): ReactNode {
  const staff = run.staff.flatMap(({ person, roles }) =>
    roles.filter((role) => role !== 'PLAYER').map((role) => ({ person, role })),
  );
  return (
    <section>
      <div className="head">
        <h2>{say('Staff')}</h2>
        <span className="dim">{say('Whoever has a role sees the console or the desk.')}</span>
        <span className="end">
          <TakeCsv
            name="staff"
            rows={() => [
              ['person', 'name', 'role'],
              ...staff.map(({ person, role }) => [person.id, person.name, role]),
            ]}
          />
        </span>
      </div>
      <ul className="ledger">
        {staff.map(({ person, role }, nth) => (
          <li key={`${person.id} ${role}`}>
            <span>{nth + 1}</span>
            <div className="run-player">
              <span>{person.name ?? say('Erased')}</span>
              <span className="dim">
                {ROLE[role]}: {DOES[role]}
              </span>
              <span className="end">
                <Act
                  document={REVOKE}
                  input={{ tournamentId: run.id, personId: person.id, role, asAdmin: false }}
                  kind="quiet"
                >
                  <Say
                    text="Take the role back<unseen> from {name}</unseen>"
                    with={{ name: person.name ?? say('Erased') }}
                  />
                </Act>
              </span>
            </div>
          </li>
        ))}
      </ul>
      <Granting run={run} />
      <CaseTimesSaid agreed={run.plan.caseTimes} />
    </section>
  );
}

function Granting({ run }: { readonly run: Run }): ReactNode {
  const [who, setWho] = useState('');
  const [role, setRole] = useState<Role>('JUDGE');
  const [trouble, setTrouble] = useState<readonly { readonly message: string }[]>([]);
  const { send, busy, errors } = useCommand(GRANT);
  const { all } = useEntrants(run);
  const players = (all ?? []).flatMap(({ name, person }) =>
    name === null || person === null ? [] : [{ name, id: person.id }],
  );
  const { found, find } = usePeople(who);
  const known = [...players, ...found.filter(({ id }) => !players.some((player) => player.id === id))];

  async function grant(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const isMeant = ({ name }: { readonly name: string }): boolean => name.toLowerCase() === who.trim().toLowerCase();
    const personId = PERSON.exec(who)?.[0] ?? known.find(isMeant)?.id ?? (await find(who)).find(isMeant)?.id;
    if (personId === undefined) {
      setTrouble([
        {
          message: say(
            'Nobody here has the name "{who}". Write it as they did when they signed up, or paste the address of their page.',
            { who: who.trim() },
          ),
        },
      ]);
      return;
    }
    setTrouble([]);
    const sent = await send({ tournamentId: run.id, personId, role, asAdmin: false });
    if (sent.is === 'done') setWho('');
  }

  return (
    <form className="form" onSubmit={(event) => void grant(event)}>
      <h3>{say('Give a role')}</h3>
      <div className="row">
        <label className="field run-who">
          <span>{say('Who')}</span>
          <input
            className="input"
            required
            list="known"
            placeholder={say('A name, or the address of a page')}
            value={who}
            onChange={({ target }) => {
              setWho(target.value);
            }}
          />
          <datalist id="known">
            {known.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
        </label>
        <label className="field">
          <span>{say('Role')}</span>
          <select
            className="input"
            value={role}
            onChange={({ target }) => {
              setRole(GIVEN.find((each) => each === target.value) ?? 'JUDGE');
            }}
          >
            {GIVEN.map((each) => (
              <option key={each} value={each}>
                {ROLE[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <small className="dim">
        {ROLE[role]}: {DOES[role]}.
      </small>
      <Refused errors={[...trouble, ...errors]} />
      <button className="button" disabled={busy}>
        {say('Give the role')}
      </button>
    </form>
  );
}
