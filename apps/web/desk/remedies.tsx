import type { ReactNode } from 'react';
import { GamesFields } from '../console/games-fields.js';
import { many } from '../console/words.js';
import { type Dispute, namesOf } from './case.js';
import type { Draft } from './ruling.js';
import { keyWords, RISK } from './words.js';

interface RemediesProps {
  readonly dispute: Dispute;
  readonly draft: Draft;
  readonly onDraft: (change: Partial<Draft>) => void;
}

/** What the ruling does to the match: only what this case and this game allow. */
export function Remedies({ dispute, draft, onDraft }: RemediesProps): ReactNode {
  const names = namesOf(dispute);
  const isPlay = dispute.about === 'PLAY';
  const choice = (remedy: Draft['remedy'], name: string, says: ReactNode, more: ReactNode = null): ReactNode => (
    <div className="desk-remedy">
      <label className="desk-choice">
        <input
          type="radio"
          name="remedy"
          checked={draft.remedy === remedy}
          onChange={() => {
            onDraft({ remedy });
          }}
        />
        <span>
          {name}
          <small>{says}</small>
        </span>
      </label>
      {draft.remedy === remedy ? more : null}
    </div>
  );
  return (
    <fieldset>
      <legend>Remedy</legend>
      {choice(
        'PLAY_ON',
        'Play on',
        isPlay ? 'It goes on as it stands; the record keeps the mark.' : 'Nothing else changes.',
      )}
      {isPlay && (dispute.repairs ?? []).length > 0
        ? choice(
            'REPAIR',
            'Set one thing right',
            'Nothing is undone.',
            <Repairs dispute={dispute} draft={draft} onDraft={onDraft} />,
          )
        : null}
      {isPlay
        ? choice(
            'REWIND',
            'Rewind',
            <RewindSays dispute={dispute} draft={draft} />,
            <Rewind dispute={dispute} draft={draft} onDraft={onDraft} />,
          )
        : null}
      {isPlay || dispute.about === 'DECK'
        ? choice(
            'GAME_LOSS',
            'Game loss',
            'For a head judge.',
            <div className="row">
              {[0, 1].map((seat) => (
                <label key={seat} className="desk-choice">
                  <input
                    type="radio"
                    name="loser"
                    checked={draft.seat === seat}
                    onChange={() => {
                      onDraft({ seat });
                    }}
                  />
                  {names[seat] ?? `Seat ${seat + 1}`}
                </label>
              ))}
            </div>,
          )
        : null}
      {dispute.about === 'RESULT'
        ? choice(
            'RESULT',
            'The result is',
            'It replaces what was reported.',
            <GamesFields
              players={[0, 1].map((seat) => ({ name: names[seat] ?? null, number: seat + 1 }))}
              games={draft}
              bestOf={5}
              onGames={({ won, drawn, bothLost }) => {
                onDraft({ won, drawn, bothLost });
              }}
            />,
          )
        : null}
    </fieldset>
  );
}

function Repairs({ dispute, draft, onDraft }: RemediesProps): ReactNode {
  const [key = '', value = ''] = draft.repair.split(/:(?=[^:]*$)/);
  const chosen = (dispute.repairs ?? []).find(
    (repair) => repair.key === (draft.repair.includes(':') ? key : draft.repair),
  );
  return (
    <div className="row">
      <label className="field">
        <span className="unseen">What to set right</span>
        <select
          className="input"
          value={chosen?.key ?? ''}
          onChange={({ target }) => {
            const found = (dispute.repairs ?? []).find((repair) => repair.key === target.value);
            onDraft({ repair: found?.form === 'NUMBER' ? `${found.key}:${found.min ?? 0}` : target.value });
          }}
        >
          <option value="">Choose</option>
          {(dispute.repairs ?? []).map((repair) => (
            <option key={repair.key} value={repair.key}>
              {keyWords(repair.key)}
            </option>
          ))}
        </select>
      </label>
      {chosen?.form === 'NUMBER' ? (
        <label className="field">
          <span className="unseen">To</span>
          <input
            className="input run-figure"
            type="number"
            min={chosen.min ?? undefined}
            max={chosen.max ?? undefined}
            value={value}
            onChange={({ target }) => {
              onDraft({ repair: `${chosen.key}:${target.value}` });
            }}
          />
        </label>
      ) : null}
    </div>
  );
}

function RewindSays({ dispute, draft }: Pick<RemediesProps, 'dispute' | 'draft'>): ReactNode {
  const delta = dispute.deltas.find(({ fromPly }) => fromPly === draft.toPly);
  if (delta === undefined) return 'What was learned since is weighed first.';
  return (
    <>
      To ply {delta.fromPly}: undoes {many(delta.undone, 'answer', 'answers')}. <em>{RISK[delta.risk]}.</em>
    </>
  );
}

function Rewind({ dispute, draft, onDraft }: RemediesProps): ReactNode {
  if (dispute.deltas.length === 0) return <p className="desk-late">Weigh a rewind beside, under “Learned since”.</p>;
  return (
    <div className="row">
      <label className="field">
        <span>To ply</span>
        <select
          className="input"
          value={dispute.deltas.some(({ fromPly }) => fromPly === draft.toPly) ? draft.toPly : ''}
          onChange={({ target }) => {
            const delta = dispute.deltas.find(({ fromPly }) => String(fromPly) === target.value);
            if (delta !== undefined) onDraft({ toPly: delta.fromPly, randomness: delta.suggested });
          }}
        >
          <option value="">Choose</option>
          {dispute.deltas.map(({ fromPly, simple }) => (
            <option key={fromPly} value={fromPly}>
              {simple ? `${fromPly}, a simple backup` : `${fromPly}`}
            </option>
          ))}
        </select>
      </label>
      <label className="desk-choice">
        <input
          type="checkbox"
          checked={draft.randomness === 'REDEAL'}
          onChange={({ target }) => {
            onDraft({ randomness: target.checked ? 'REDEAL' : 'KEEP' });
          }}
        />
        Deal the unknown anew
      </label>
    </div>
  );
}
