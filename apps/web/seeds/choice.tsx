import type { ReactNode } from 'react';
import { say } from '../say/index.js';

/** Whose dice: the browser's own part of the seed, unless its player goes on elsewhere. */
export function SeedChoice(): ReactNode {
  return (
    <label className="tick">
      <input type="checkbox" name="ownSeed" defaultChecked />
      <span>
        {say('This browser makes your part of the shuffle')}
        <small>
          {say(
            'Then nobody, the server included, can have aimed at it. Keep a page of this browser open until all sit; to go on with another device, let the server make it.',
          )}
        </small>
      </span>
    </label>
  );
}

export const wantsOwnSeed = (typed: FormData): boolean => typed.has('ownSeed');
