import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { type Action, ACTIONS, ALL_ACTIONS, keyName, type Keys } from './keymap.js';
import { Sheet } from './sheet.js';
import { say } from '../say/index.js';

interface KeysProps {
  readonly keys: Keys;
  readonly set: (keys: Keys) => void;
  readonly reset: () => void;
  readonly close: () => void;
}

/** Every key; press one, then the key that it shall be. */
export function KeysSheet({ keys, set, reset, close }: KeysProps): ReactNode {
  const [waiting, setWaiting] = useState<Action | null>(null);
  const take = (event: KeyboardEvent): void => {
    if (waiting === null || ['Shift', 'Tab', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    setWaiting(null);
    if (event.key === 'Escape') return;
    const other = ALL_ACTIONS.find((action) => keys.of[action] === event.key);
    const swapped = other === undefined ? {} : { [other]: keys.of[waiting] };
    set({ ...keys, of: { ...keys.of, ...swapped, [waiting]: event.key } });
  };
  return (
    <Sheet title={say('Keys')} close={close}>
      <label className="row keys-on">
        <input type="checkbox" checked={keys.on} onChange={(event) => set({ ...keys, on: event.target.checked })} />{' '}
        {say('Keys work without Ctrl')}
      </label>
      <ul className="keys" onKeyDown={take}>
        {ALL_ACTIONS.map((action) => (
          <li key={action}>
            <span>{ACTIONS[action][0]}</span>
            <button
              type="button"
              aria-label={say('{actions}: {key}. Set another key', {
                actions: ACTIONS[action][0],
                key: keyName(keys.of[action]),
              })}
              onClick={() => setWaiting(action)}
            >
              <kbd>{waiting === action ? say('press a key') : keyName(keys.of[action])}</kbd>
            </button>
          </li>
        ))}
      </ul>
      <button className="button" type="button" onClick={reset}>
        {say('Back to the usual keys')}
      </button>
    </Sheet>
  );
}
