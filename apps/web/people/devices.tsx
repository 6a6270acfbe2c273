import './devices.css';
import { type ReactNode, useState } from 'react';
import { useQuery } from 'urql';
import { useCommand } from '../api/command.js';
import { beginSigning, endSigning, useSigning } from '../api/device.js';
import { graphql } from '../api/graphql.js';
import { Failed, Refused } from '../parts/problem.js';
import { Waiting } from '../parts/waiting.js';

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
const REVOKE = graphql(`
  mutation RevokeDevice($input: RevokeDeviceInput!) {
    revokeDevice(input: $input) {
      device {
        key
      }
      userErrors {
        code
        message
        field
      }
    }
  }
`);

const day = (at: string): string => new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' });

/** The keys that sign what somebody plays, for that person alone. */
export default function Devices(): ReactNode {
  const signing = useSigning();
  const [{ data, error }, ask] = useQuery({ query: DEVICES, requestPolicy: 'network-only' });
  const revoke = useCommand(REVOKE);
  const [said, say] = useState('');
  const again = (): void => ask({ requestPolicy: 'network-only' });
  if (error !== undefined) return <Failed what="The devices" error={error} again={again} />;
  if (data === undefined) return <Waiting for="your devices" />;
  const inForce = (data.viewer?.devices ?? []).filter(({ until }) => until === null);
  const own = signing.is === 'signs' ? signing.key : null;
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">Your devices</h2>
      <p className="dim">
        What you play is signed by a key of your device, so that nobody can say later that you played something else.
        Only you see this list.
      </p>
      <ul className="devices">
        {inForce.map(({ key, label, since }) => (
          <li key={key}>
            <span>
              <b>{label ?? 'A device'}</b>
              {key === own ? ', this one' : ''}
              <span className="dim">, since {day(since)}</span>
            </span>
            <button
              className="button quiet"
              type="button"
              aria-label={`Revoke ${label ?? 'a device'}${key === own ? ', this one' : ''}, since ${day(since)}`}
              disabled={revoke.busy}
              onClick={() =>
                void revoke.send({ key }).then(async (sent) => {
                  if (sent.is !== 'done') return;
                  if (key === own) await endSigning();
                  say(`${label ?? 'The device'} signs no more.`);
                  again();
                })
              }
            >
              Revoke
            </button>
          </li>
        ))}
      </ul>
      {signing.is === 'unsigned' ? (
        <p>
          {signing.why}{' '}
          {signing.mayBegin ? (
            <button className="button" type="button" onClick={() => void beginSigning().then(again)}>
              Sign with a new key
            </button>
          ) : (
            'What you play here is not signed.'
          )}
        </p>
      ) : null}
      <p role="status">{said}</p>
      <Refused errors={revoke.errors} />
    </section>
  );
}
