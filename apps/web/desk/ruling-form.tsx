import { type ReactNode, useState } from 'react';
import { useCommand } from '../api/command.js';
import { useKept } from '../console/kept.js';
import { Sheet } from '../console/sheet.js';
import { Refused } from '../parts/problem.js';
import { REPLACE, RULE } from './acts.js';
import { type Dispute, namesOf } from './case.js';
import { Citations } from './citations.js';
import { useGame } from './game.js';
import { Penalties } from './penalties.js';
import { Remedies } from './remedies.js';
import { RuleText } from './rule-note.js';
import { useLimit } from '../parts/limit.js';
import {
  type Draft,
  draftProblem,
  draftSays,
  firstDraft,
  inputOf,
  type Missing,
  randomnessOf,
  type Ready,
} from './ruling.js';
import { useMoveAt } from './move-at.js';
import { DEGREE, FINDING, INFRINGEMENT } from './words.js';
import { say } from '../say/index.js';
import { Say } from '../say/sentence.js';

const FINDINGS = ['UPHELD', 'NOT_UPHELD'] as const;

const LONGEST = 2_000;

/** Where what is missing is to be put. */
const FIELD: Readonly<Record<Missing['at'], string>> = {
  finding: '[name=finding]',
  reason: '.desk-reason textarea',
  rules: '.citations .input',
  penalties: '.desk-degree',
  remedy: '.desk-remedy :is(select, :checked), fieldset:not(:has(:checked)) [name=remedy]',
};

/** Finding, remedy, rules, reason, penalties; looked over once more before it is issued. */
export function RulingForm({
  dispute,
  replaces,
}: {
  readonly dispute: Dispute;
  readonly replaces: boolean;
}): ReactNode {
  const [kept, keep] = useKept(`ruling ${dispute.id}`);
  const draft: Draft = kept === '' ? firstDraft(dispute) : { ...firstDraft(dispute), ...(JSON.parse(kept) as Draft) };
  const put = (change: Partial<Draft>): void => {
    keep(JSON.stringify({ ...draft, ...change }));
  };
  const [ready, look] = useState<Ready | null>(null);
  const [trouble, setTrouble] = useState<Missing | null>(null);
  const limit = useLimit<HTMLTextAreaElement>(draft.reason, LONGEST);
  const wrongAt = (at: Missing['at']): ReactNode => (
    <Refused errors={trouble?.at === at ? [{ message: trouble.says }] : []} />
  );
  const game = useGame(dispute.tournamentId);
  const names = namesOf(dispute);
  return (
    <form
      className="desk-form"
      onSubmit={(event) => {
        event.preventDefault();
        const problem = draftProblem(draft, dispute);
        setTrouble(problem);
        if (problem === null && draft.finding !== null && draft.remedy !== null)
          look({
            ...draft,
            finding: draft.finding,
            remedy: draft.remedy,
            randomness: randomnessOf(dispute, draft),
          });
        if (problem !== null) event.currentTarget.querySelector<HTMLElement>(FIELD[problem.at])?.focus();
      }}
    >
      <fieldset>
        <legend>{say('Finding')}</legend>
        <div className="row">
          {FINDINGS.map((finding) => (
            <label key={finding} className="desk-choice">
              <input
                type="radio"
                name="finding"
                checked={draft.finding === finding}
                onChange={() => {
                  put({ finding });
                }}
              />
              {FINDING[finding]}
            </label>
          ))}
        </div>
      </fieldset>
      {wrongAt('finding')}
      <Remedies dispute={dispute} draft={draft} onDraft={put} />
      {wrongAt('remedy')}
      <Citations
        game={game}
        rules={draft.rules}
        onRules={(rules) => {
          put({ rules });
        }}
      />
      {wrongAt('rules')}
      <label className="desk-reason">
        <b>{say('Reason, shown to both players')}</b>
        <textarea
          ref={limit.place}
          rows={4}
          aria-invalid={limit.says !== null}
          value={draft.reason}
          onChange={({ target }) => {
            put({ reason: target.value });
          }}
        />
        {limit.says === null ? null : <small role="alert">{limit.says}</small>}
        {wrongAt('reason')}
      </label>
      <Penalties dispute={dispute} draft={draft} onDraft={put} />
      {wrongAt('penalties')}
      <button className="button main">{say('Preview ruling')}</button>
      <p className="dim">
        {say('Nothing changes until you issue it.')}{' '}
        {replaces ? say('It is final.') : say('Both players can appeal, and nothing is erased.')}
      </p>
      {ready === null ? null : (
        <LookOver
          dispute={dispute}
          draft={ready}
          names={names}
          replaces={replaces}
          onDone={() => {
            keep('');
          }}
          onClose={() => {
            look(null);
          }}
        />
      )}
    </form>
  );
}

interface LookOverProps {
  readonly dispute: Dispute;
  readonly draft: Ready;
  readonly names: readonly string[];
  readonly replaces: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function LookOver({ dispute, draft, names, replaces, onDone, onClose }: LookOverProps): ReactNode {
  const { send, busy, errors } = useCommand(RULE);
  const replacing = useCommand(REPLACE);
  const move = useMoveAt(dispute, draft.remedy === 'REWIND' ? draft.toPly : null);
  const game = useGame(dispute.tournamentId);
  const issue = (): void => {
    const input = inputOf(dispute.id, draft);
    void (replaces ? replacing.send(input) : send(input)).then(({ is }) => {
      if (is !== 'done') return;
      onDone();
      onClose();
    });
  };
  return (
    <Sheet title={say('This is what you rule')} onClose={onClose}>
      <div className="form">
        {draftSays(draft, names, move).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {draft.penalties.map(({ personId, degree, infringement }) => (
          <p key={personId}>
            <Say
              text="<b>{degree}</b> for {name}: {infringement}"
              with={{
                degree: DEGREE[degree],
                name: dispute.parties.find(({ person }) => person?.id === personId)?.person?.name ?? say('Erased'),
                infringement: INFRINGEMENT[infringement],
              }}
            />
          </p>
        ))}
        <blockquote>{draft.reason}</blockquote>
        <ul className="desk-cites">
          {draft.rules.map((id) => (
            <li key={id}>
              <span className="mono">{id}</span> <RuleText game={game} id={id} />
            </li>
          ))}
        </ul>
        <Refused errors={[...errors, ...replacing.errors]} />
        <div className="row">
          <button className="button main" type="button" disabled={busy || replacing.busy} onClick={issue}>
            {say('Issue the ruling')}
          </button>
          <button className="button quiet" type="button" onClick={onClose}>
            {say('Go on writing')}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
