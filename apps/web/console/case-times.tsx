/** How long cases take, by what they are about: as usual, or as this tournament has it. */
import { type ReactNode } from 'react';
import { WINDOWS } from '#rulings';
import { ABOUT } from '../desk/words.js';
import { say, sayMany } from '../say/index.js';

type About = keyof typeof ABOUT;
type Time = 'rule' | 'appeal' | 'decide';
/** Minutes that are not as usual. */
export type CaseTimes = Readonly<Partial<Record<About, Readonly<Partial<Record<Time, number>>>>>>;

const ABOUTS: readonly About[] = ['PLAY', 'RESULT', 'PAIRING', 'DECK', 'CONDUCT'];
const USUAL = {
  PLAY: WINDOWS.play,
  RESULT: WINDOWS.result,
  PAIRING: WINDOWS.pairing,
  DECK: WINDOWS.deck,
  CONDUCT: WINDOWS.conduct,
} as const;
const TIMES: readonly (readonly [Time, string])[] = [
  ['rule', say('Ruling within')],
  ['appeal', say('Appeal within')],
  ['decide', say('Appeal decided within')],
];
const MINUTE = 60_000;
const LONGEST = 10_080;

/** As the API takes them. */
export const caseTimesOf = (times: CaseTimes): Agreed[] =>
  ABOUTS.flatMap((about) => {
    const { rule, appeal, decide } = times[about] ?? {};
    if (rule === undefined && appeal === undefined && decide === undefined) return [];
    return [{ about, ruleSeconds: seconds(rule), appealSeconds: seconds(appeal), decideSeconds: seconds(decide) }];
  });

const seconds = (minutes: number | undefined): number | null => (minutes === undefined ? null : minutes * 60);

interface FieldsProps {
  readonly times: CaseTimes;
  readonly onTimes: (times: CaseTimes) => void;
}

export function CaseTimesFields({ times, onTimes }: FieldsProps): ReactNode {
  return (
    <details className="run-details">
      <summary>{say('Judges’ times')}</summary>
      <p className="dim">
        {say(
          'In minutes; empty as usual. A case without a ruling in time is marked overdue, and nothing else happens by itself. A ruling that nobody appeals in time stands and is carried out. An appeal that no head judge decides in time lapses, and the ruling stands.',
        )}
      </p>
      <div className="scroll" tabIndex={0} role="region" aria-label={say('Judges’ times')}>
        <table className="run-table run-times">
          <thead>
            <tr>
              <th scope="col">{say('About')}</th>
              {TIMES.map(([time, name]) => (
                <th key={time} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ABOUTS.map((about) => (
              <tr key={about}>
                <th scope="row">{ABOUT[about]}</th>
                {TIMES.map(([time, name]) => (
                  <td key={time}>
                    <input
                      className="input run-figure"
                      type="number"
                      inputMode="numeric"
                      min={1}
                      max={LONGEST}
                      aria-label={say('{about}: {name}, in minutes', { about: ABOUT[about], name })}
                      placeholder={String(USUAL[about][time] / MINUTE)}
                      value={times[about]?.[time] ?? ''}
                      onChange={({ target }) => {
                        const { [time]: _, ...rest } = times[about] ?? {};
                        const minutes = Math.trunc(Number(target.value));
                        onTimes({ ...times, [about]: target.value === '' ? rest : { ...rest, [time]: minutes } });
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

interface Agreed {
  about: About;
  ruleSeconds: number | null;
  appealSeconds: number | null;
  decideSeconds: number | null;
}

/** What holds here, in words. */
export function CaseTimesSaid({ agreed }: { readonly agreed: readonly Agreed[] }): ReactNode {
  return (
    <details className="run-details">
      <summary>{say('How long cases take here')}</summary>
      <dl className="run-times-said">
        {ABOUTS.map((about) => {
          const own = agreed.find((each) => each.about === about);
          const usual = USUAL[about];
          return (
            <div key={about}>
              <dt>{ABOUT[about]}</dt>
              <dd>
                {say('A ruling within {rule}, an appeal within {appeal}; the appeal lapses after {decide}.', {
                  rule: span(own?.ruleSeconds ?? usual.rule / 1000),
                  appeal: span(own?.appealSeconds ?? usual.appeal / 1000),
                  decide: span(own?.decideSeconds ?? usual.decide / 1000),
                })}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="dim">{say('They were settled when the tournament was made.')}</p>
    </details>
  );
}

function span(time: number): string {
  const minutes = time / 60;
  if (minutes >= 1440 && minutes % 1440 === 0) return sayMany(minutes / 1440, { one: '{n} day', other: '{n} days' });
  if (minutes >= 60 && minutes % 60 === 0) return sayMany(minutes / 60, { one: '{n} hour', other: '{n} hours' });
  if (Number.isInteger(minutes)) return sayMany(minutes, { one: '{n} minute', other: '{n} minutes' });
  return sayMany(time, { one: '{n} second', other: '{n} seconds' });
}
