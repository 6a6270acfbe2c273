import type { ReactNode } from 'react';
import { useSigning } from '../api/device.js';
import { Sign } from '../parts/sign.js';

/** Whether what is played here is signed. */
export function SignedHere(): ReactNode {
  const signing = useSigning();
  if (signing.is === 'unknown') return null;
  return signing.is === 'signs' ? (
    <span className="dim" title={`Each answer is signed by the key ${signing.key}, over the match as you saw it.`}>
      <Sign name="check" /> Signed by this device
    </span>
  ) : (
    <span className="dim" title={signing.why}>
      Not signed
    </span>
  );
}
