import type { ReactNode } from 'react';
import { useSigning } from '../api/device.js';
import { Sign } from '../parts/sign.js';
import { say } from '../say/index.js';

/** Whether what is played here is signed. */
export function SignedHere(): ReactNode {
  const signing = useSigning();
  if (signing.is === 'unknown') return null;
  return signing.is === 'signs' ? (
    <span
      className="dim"
      title={say('Each answer is signed by the key {key}, over the match as you saw it.', { key: signing.key })}
    >
      <Sign name="check" /> {say('Signed by this device')}
    </span>
  ) : (
    <span className="dim" title={signing.why}>
      {say('Not signed')}
    </span>
  );
}
