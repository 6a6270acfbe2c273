import './devices.css';
import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { useCommand } from '../api/command.js';
import { beginSigning, endSigning, useSigning } from '../api/device.js';
import { graphql } from '../api/graphql.js';
import { REFUSED } from '../api/refused.js';
import { Failed, Refused } from '../parts/problem.js';
import { Waiting } from '../parts/waiting.js';
import { LOCALE, say } from '../say/index.js';
import { Say } from '../say/sentence.js';

const DEVICES = graphql(`
  query Devices {
    viewer {
      devices {
        key
        label
        since
        until
      }
    }
  }
`);
const REVOKE = graphql(
  `
    mutation RevokeDevice($input: RevokeDeviceInput!) {
      revokeDevice(input: $input) {
        device {
          key
        }
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
const day = (at: string): string => DAY.format(new Date(at));

/** The keys that sign what somebody plays, for that person alone. */
export default function Devices(): ReactNode {
  const signing = useSigning();
  const [{ data, error }, ask] = useQuery({ query: DEVICES, requestPolicy: 'network-only' });
  const revoke = useCommand(REVOKE);
  const [said, setSaid] = useState('');
  const again = (): void => ask({ requestPolicy: 'network-only' });
  if (error !== undefined) return <Failed what={say('The devices')} error={error} again={again} />;
  if (data === undefined) return <Waiting for={say('your devices')} />;
  const inForce = (data.viewer?.devices ?? []).filter(({ until }) => until === null);
  const own = signing.is === 'signs' ? signing.key : null;
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{say('Your devices')}</h2>
      <p className="dim">
        {say(
          'What you play is signed by a key of your device, so that nobody can say later that you played something else. Only you see this list.',
        )}
      </p>
      <ul className="devices">
        {inForce.map(({ key, label, since }) => (
          <li key={key}>
            <span>
              {key === own ? (
                <Say text="<name>{label}</name>, this one<dim>, since {day}</dim>" with={shownAs({ label, since })} />
              ) : (
                <Say text="<name>{label}</name><dim>, since {day}</dim>" with={shownAs({ label, since })} />
              )}
            </span>
            <button
              className="button quiet"
              type="button"
              aria-label={
                key === own
                  ? say('Revoke {label}, this one, since {day}', { label: label ?? say('a device'), day: day(since) })
                  : say('Revoke {label}, since {day}', { label: label ?? say('a device'), day: day(since) })
              }
              disabled={revoke.busy}
              onClick={() =>
                void revoke.send({ key }).then(async (sent) => {
                  if (sent.is !== 'done') return;
                  if (key === own) await endSigning();
                  setSaid(say('{label} signs no more.', { label: label ?? say('The device') }));
                  again();
                })
              }
            >
              {say('Revoke')}
            </button>
          </li>
        ))}
      </ul>
      {signing.is === 'unsigned' ? (
        <p>
          {signing.why}{' '}
          {signing.mayBegin ? (
            <button className="button" type="button" onClick={() => void beginSigning().then(again)}>
              {say('Sign with a new key')}
            </button>
          ) : (
            say('What you play here is not signed.')
          )}
        </p>
      ) : null}
      <p role="status">{said}</p>
      <Refused errors={revoke.errors} />
    </section>
  );
}

const shownAs = ({ label, since }: { readonly label: string | null; readonly since: string }) => ({
  label: label ?? say('A device'),
  day: day(since),
  name: (said: ReactNode) => <b translate="no">{said}</b>,
  dim: (said: ReactNode) => <span className="dim">{said}</span>,
});
