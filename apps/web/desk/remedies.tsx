import type { ReactNode } from 'react';
import { GamesFields } from '../console/games-fields.js';
import { type Dispute, namesOf } from './case.js';
import { deltaOf, type Draft, randomnessOf } from './ruling.js';
import { useMoveAt } from './move-at.js';
import { repairSays } from '../replay/names.js';
import { RISK, weighedLast } from './words.js';
import { say, sayMany } from '../say/index.js';

interface RemediesProps {
  readonly dispute: Dispute;
  readonly draft: Draft;
  readonly onDraft: (change: Partial<Draft>) => void;
}

/** What the ruling does to the match: only what this case and this game allow. */
export function Remedies({ dispute, draft, onDraft }: RemediesProps): ReactNode {
  const names = namesOf(dispute);
  const isPlay = dispute.about === 'PLAY';
  const isRepairable = (dispute.repairs ?? []).length > 0;
  const choice = (
    remedy: Draft['remedy'],
    name: string,
    says: ReactNode,
    more: ReactNode = null,
    isPossible = true,
  ): ReactNode => (
    <div className="desk-remedy">
      <label className="desk-choice">
        <input
          type="radio"
          name="remedy"
          disabled={!isPossible}
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
      <legend>{say('Remedy')}</legend>
      {choice(
        'PLAY_ON',
        say('Play on'),
        isPlay ? say('It goes on as it stands; the record keeps the mark.') : say('Nothing else changes.'),
      )}
      {isPlay
        ? choice(
            'REPAIR',
            say('Set one thing right'),
            isRepairable
              ? say('Nothing is undone. For a head judge.')
              : say('Not where the match stands now: nothing is set right in the middle of an effect.'),
            <Repairs dispute={dispute} draft={draft} onDraft={onDraft} />,
            isRepairable,
          )
        : null}
      {isPlay
        ? choice(
            'REWIND',
            say('Rewind'),
            <RewindSays dispute={dispute} draft={draft} />,
            <Rewind dispute={dispute} draft={draft} onDraft={onDraft} />,
          )
        : null}
      {isPlay
        ? choice(
            'GAME_LOSS',
            say('Game loss'),
            say('For a head judge.'),
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
                  {names[seat] ?? say('Seat {seat}', { seat: seat + 1 })}
                </label>
              ))}
            </div>,
          )
        : null}
      {dispute.about === 'RESULT'
        ? choice(
            'RESULT',
            say('The result is'),
            say('It replaces what was reported. For a head judge.'),
            <>
              <GamesFields
                players={[0, 1].map((seat) => ({ name: names[seat] ?? null, number: seat + 1 }))}
                games={draft}
                bestOf={5}
                onGames={({ won, drawn, bothLost }) => {
                  onDraft({ won, drawn, bothLost });
                }}
              />
              <label className="row">
                <input
                  type="checkbox"
                  checked={draft.notPlayed}
                  onChange={({ target }) => {
                    onDraft({ notPlayed: target.checked });
                  }}
                />
                {say('Not played')}
              </label>
            </>,
          )
        : null}
    </fieldset>
  );
}

function Repairs({ dispute, draft, onDraft }: RemediesProps): ReactNode {
  const [key = '', value = ''] = draft.repair.split(/:(?=[^:]*$)/);
  const repairs = dispute.repairs ?? [];
  const names = namesOf(dispute);
  const chosen = repairs.find((repair) => repair.key === draft.repair) ?? repairs.find((repair) => repair.key === key);
  return (
    <div className="row">
      <label className="field">
        <span className="unseen">{say('What to set right')}</span>
        <select
          className="input"
          value={chosen?.key ?? ''}
          onChange={({ target }) => {
            const found = repairs.find((repair) => repair.key === target.value);
            onDraft({ repair: found?.form === 'NUMBER' ? `${found.key}:${found.min ?? 0}` : target.value });
          }}
        >
          <option value="">{say('Choose')}</option>
          {repairs.map((repair) => (
            <option key={repair.key} value={repair.key}>
              {repairSays(repair.key, names)}
            </option>
          ))}
        </select>
      </label>
      {chosen?.form === 'NUMBER' ? (
        <label className="field">
          <span className="unseen">{say('To')}</span>
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
  const delta = deltaOf(dispute, draft);
  const move = useMoveAt(dispute, delta === undefined ? null : draft.toPly);
  if (delta === undefined) return say('What was learned since is weighed first.');
  return (
    <>
      {say('To ply {fromPly}: undoes {many}.', {
        fromPly: delta.fromPly,
        many: sayMany(delta.undone, { one: '{n} answer', other: '{n} answers' }),
      })}{' '}
      {move === null ? null : say('“{move}” stands then.', { move })} <em>{RISK[delta.risk]}.</em>{' '}
      {delta.simple ? null : say('For a head judge.')}
    </>
  );
}

function Rewind({ dispute, draft, onDraft }: RemediesProps): ReactNode {
  if (dispute.deltas.length === 0)
    return <p className="desk-late">{say('Weigh a rewind beside, under “Learned since”.')}</p>;
  return (
    <div className="row">
      <label className="field">
        <span>{say('To ply')}</span>
        <select
          className="input"
          value={dispute.deltas.some(({ fromPly }) => fromPly === draft.toPly) ? draft.toPly : ''}
          onChange={({ target }) => {
            const delta = dispute.deltas.find(({ fromPly }) => String(fromPly) === target.value);
            if (delta !== undefined) onDraft({ toPly: delta.fromPly, randomness: null });
          }}
        >
          <option value="">{say('Choose')}</option>
          {weighedLast(dispute.deltas).map(({ fromPly, simple }) => (
            <option key={fromPly} value={fromPly}>
              {simple ? say('{fromPly}, a simple backup', { fromPly }) : `${fromPly}`}
            </option>
          ))}
        </select>
      </label>
      <label className="desk-choice">
        <input
          type="checkbox"
          checked={randomnessOf(dispute, draft) === 'REDEAL'}
          onChange={({ target }) => {
            onDraft({ randomness: target.checked ? 'REDEAL' : 'KEEP' });
          }}
        />
        <span>
          {say('Deal the unknown anew')}
          {deltaOf(dispute, draft)?.suggested === 'REDEAL' ? (
            <small>{say('Suggested, since somebody has learned something.')}</small>
          ) : null}
        </span>
      </label>
    </div>
  );
}
