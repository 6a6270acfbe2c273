import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useCommand } from '../api/command.js';
import { useEntrants } from '../console/entrants.js';
import { useKept } from '../console/kept.js';
import type { Run } from '../console/tournament.js';
import { nameOf } from '../console/words.js';
import { LongText } from '../parts/long-text.js';
import { Refused } from '../parts/problem.js';
import { OPEN } from './acts.js';
import { say } from '../say/index.js';

const ABOUTS = { CONDUCT: say('conduct'), DECK: say('a deck list'), PAIRING: say('a pairing') } as const;
type About = keyof typeof ABOUTS;
const isAbout = (word: string): word is About => Object.hasOwn(ABOUTS, word);

/** A case that no match raised: conduct, a deck, a pairing. Penalties come with its ruling. */
export function OpenCase({ run }: { readonly run: Run }): ReactNode {
  const { all } = useEntrants(run);
  const [who, setWho] = useState('');
  const [about, setAbout] = useState<About>('CONDUCT');
  const [round, setRound] = useState<number | null>(null);
  const rounds = run.rounds.map(({ number }) => number);
  const paired = about === 'PAIRING' ? { round: round ?? rounds.at(-1) ?? null } : {};
  const [text, keep] = useKept('case');
  const { send, busy, errors } = useCommand(OPEN);
  const [, go] = useLocation();
  return (
    <details className="desk-open">
      <summary>{say('Open a case about conduct, a deck or a pairing')}</summary>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void send({ tournamentId: run.id, about, entrantId: who, text: text.trim(), ...paired }).then((sent) => {
            if (sent.is !== 'done' || sent.payload.case === null) return;
            keep('');
            go(`/t/${run.id}/desk/${sent.payload.case.id}`);
          });
        }}
      >
        <div className="row">
          <label className="field">
            <span>{say('Whose')}</span>
            <select
              className="input"
              required
              value={who}
              onChange={({ target }) => {
                setWho(target.value);
              }}
            >
              <option value="">{say('Choose a player')}</option>
              {(all ?? []).map((entrant) => (
                <option key={entrant.id} value={entrant.id}>
                  {nameOf(entrant)}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{say('About')}</span>
            <select
              className="input"
              value={about}
              onChange={({ target }) => {
                if (isAbout(target.value)) setAbout(target.value);
              }}
            >
              {Object.entries(ABOUTS).map(([word, name]) =>
                word === 'PAIRING' && rounds.length === 0 ? null : (
                  <option key={word} value={word}>
                    {name}
                  </option>
                ),
              )}
            </select>
          </label>
          {about === 'PAIRING' ? (
            <label className="field">
              <span>{say('Round')}</span>
              <select
                className="input"
                value={paired.round ?? ''}
                onChange={({ target }) => {
                  setRound(Number(target.value));
                }}
              >
                {rounds.map((number) => (
                  <option key={number}>{number}</option>
                ))}
              </select>
            </label>
          ) : null}
        </div>
        <LongText label={say('What happened')} text={text} onText={keep} />
        <Refused errors={errors} />
        <button className="button" disabled={busy}>
          {say('Open the case')}
        </button>
      </form>
    </details>
  );
}
