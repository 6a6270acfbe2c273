import type { ReactNode } from 'react';
import { useCommand } from '../api/command.js';
import { useSigned } from '../api/signed-command.js';
import { useKept } from '../console/kept.js';
import { clockTime } from '../console/words.js';
import { LongText } from '../parts/long-text.js';
import { Refused } from '../parts/problem.js';
import { ACCEPT, AFFIRM, APPEAL } from './acts.js';
import { type Dispute, namesOf, type Ruling } from './case.js';
import { RuleNote } from './rule-note.js';
import { useGame } from './game.js';
import { RulingForm } from './ruling-form.js';
import { SignedAct } from './signed-act.js';
import { useMoveAt } from './move-at.js';
import { DEGREE, FINDING, INFRINGEMENT, OUTCOME, remedySays } from './words.js';
import { listed, say, sayMany } from '../say/index.js';
import { Say } from '../say/sentence.js';

/** What was ruled, in order, and whatever the reader can do next: rule, accept, appeal, affirm or replace. */
export function Rulings({ dispute }: { readonly dispute: Dispute }): ReactNode {
  const { rulings, appeal, acceptedBy, ending } = dispute;
  return (
    <>
      <h2>{rulings.length === 0 ? say('Ruling') : say('Ruled')}</h2>
      {rulings.slice(0, 1).map((ruling) => (
        <RulingShown key={ruling.nth} ruling={ruling} dispute={dispute} />
      ))}
      {acceptedBy.length > 0 ? (
        <p className="dim">
          {say('Accepted by {names}.', { names: listed(acceptedBy.map(({ name }) => name ?? say('somebody'))) })}
        </p>
      ) : null}
      <Appealed appeal={appeal} />
      {rulings.slice(1).map((ruling) => (
        <RulingShown key={ruling.nth} ruling={ruling} dispute={dispute} />
      ))}
      {ending === 'WITHDRAWN' ? <p>{say('Taken back by who raised it.')}</p> : null}
      {ending === 'MOOT' ? <p>{say('What it was about is gone.')}</p> : null}
      <CanDo dispute={dispute} />
    </>
  );
}

function Appealed({ appeal }: Pick<Dispute, 'appeal'>): ReactNode {
  if (appeal === null) return null;
  const { by, at, ground, outcome, decideBy } = appeal;
  return (
    <div className="desk-appeal">
      <h3>{say('Appeal of {name}, {time}', { name: by?.name ?? say('a party'), time: clockTime(at) })}</h3>
      <p>{ground ?? say('The ground was erased, or is not for you.')}</p>
      <p className="dim">
        {outcome === null
          ? say('Until {time}, or the first ruling stands.', { time: clockTime(decideBy) })
          : (OUTCOME[outcome] ?? outcome)}
      </p>
    </div>
  );
}

/** What the reader can do next about the ruling. */
function CanDo({ dispute }: { readonly dispute: Dispute }): ReactNode {
  const { mayDo, rulings, ending, id: caseId } = dispute;
  return (
    <>
      {mayDo.includes('RULE') ? <RulingForm dispute={dispute} replaces={false} /> : null}
      {mayDo.includes('AFFIRM') ? <Affirm caseId={caseId} /> : null}
      {mayDo.includes('REPLACE') ? (
        <details className="desk-open">
          <summary>{say('Replace it by another ruling')}</summary>
          <RulingForm dispute={dispute} replaces />
        </details>
      ) : null}
      {mayDo.includes('ACCEPT') ? (
        <SignedAct document={ACCEPT} dispute={dispute} type="AcceptRuling" kind="main">
          {say('Accept the ruling')}
        </SignedAct>
      ) : null}
      {mayDo.includes('APPEAL') ? <Appeal dispute={dispute} /> : null}
      {rulings.length === 0 && !mayDo.includes('RULE') && ending === null ? (
        <p className="dim">{say('No ruling yet. Whoever takes the case on rules here.')}</p>
      ) : null}
    </>
  );
}

function RulingShown({ ruling, dispute }: { readonly ruling: Ruling; readonly dispute: Dispute }): ReactNode {
  const names = namesOf(dispute);
  const game = useGame(dispute.tournamentId);
  const move = useMoveAt(dispute, ruling.remedy === 'REWIND' ? ruling.toPly : null);
  const replaced = dispute.ruling?.nth !== ruling.nth;
  return (
    <article className={replaced ? 'desk-ruling struck' : 'desk-ruling'}>
      <h3>{FINDING[ruling.finding]}</h3>
      <p>{remedySays(ruling, names, move)}</p>
      {ruling.reason === null ? null : <p>{ruling.reason}</p>}
      <p className="row">
        {ruling.rules.map(({ id }) => (
          <RuleNote key={id} game={game} id={id} />
        ))}
      </p>
      {ruling.penalties.map(({ person, degree, infringement }) => (
        <p key={`${person?.id ?? ''} ${degree}`}>
          <Say
            text="<b>{degree}</b> for {name}: {infringement}"
            with={{
              degree: DEGREE[degree],
              name: person?.name ?? say('somebody'),
              infringement: INFRINGEMENT[infringement],
            }}
          />
        </p>
      ))}
      {ruling.clockCredits.map(({ seat, ms }) => (
        <p key={seat}>
          {sayMany(
            ms / 60_000,
            { one: '{n} minute more for {name}', other: '{n} minutes more for {name}' },
            { name: names[seat] ?? say('a seat') },
          )}
        </p>
      ))}
      <p className="dim">
        {ruling.by?.name ?? say('Erased')}, {clockTime(ruling.at)}
      </p>
    </article>
  );
}

function Appeal({ dispute }: { readonly dispute: Dispute }): ReactNode {
  const [ground, keep] = useKept('appeal');
  const { send, busy, errors } = useSigned(APPEAL, dispute, ({ ground: said }, commit) => ({
    type: 'AppealRuling',
    ground: commit(said),
  }));
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void send({ caseId: dispute.id, ground: ground.trim() }).then(({ is }) => {
          if (is === 'done') keep('');
        });
      }}
    >
      <LongText
        label={say('Why you appeal')}
        hint={say('Another head judge decides, and that is final.')}
        text={ground}
        onText={keep}
      />
      <Refused errors={errors} />
      <button className="button" disabled={busy}>
        {say('Appeal')}
      </button>
    </form>
  );
}

function Affirm({ caseId }: { readonly caseId: string }): ReactNode {
  const [reason, keep] = useKept('affirm');
  const { send, busy, errors } = useCommand(AFFIRM);
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        void send({ caseId, reason: reason.trim() }).then(({ is }) => {
          if (is === 'done') keep('');
        });
      }}
    >
      <LongText label={say('Why the first ruling stands')} rows={2} text={reason} onText={keep} />
      <Refused errors={errors} />
      <button className="button main" disabled={busy}>
        {say('Affirm the first ruling')}
      </button>
    </form>
  );
}
