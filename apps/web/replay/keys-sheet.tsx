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
  const [changed, setChanged] = useState<Changed | null>(null);
  const take = (event: KeyboardEvent): void => {
    if (waiting === null || ['Shift', 'Tab', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    setWaiting(null);
    if (event.key === 'Escape') return;
    const other = ALL_ACTIONS.find((action) => keys.of[action] === event.key);
    const swapped = other === undefined ? {} : { [other]: keys.of[waiting] };
    setChanged(other === waiting ? null : { action: waiting, other: other ?? null });
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
      <p className="dim" role="status">
        {changed === null ? '' : saysOf(keys, changed)}
      </p>
      <button
        className="button"
        type="button"
        onClick={() => {
          setChanged(null);
          reset();
        }}
      >
        {say('Back to the usual keys')}
      </button>
    </Sheet>
  );
}

interface Changed {
  readonly action: Action;
  /** What had the key before, and got the other one for it. */
  readonly other: Action | null;
}

function saysOf({ of }: Keys, { action, other }: Changed): string {
  const [key, says] = [keyName(of[action]), ACTIONS[action][0]];
  if (other === null) return say('{key}: {says}.', { key, says });
  return say('{key}: {says}. It was taken: {says2} has {key2} for it.', {
    key,
    says,
    says2: ACTIONS[other][0],
    key2: keyName(of[other]),
  });
}
