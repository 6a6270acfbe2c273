/** The keys of a replay. Each can be set to another, and all of them turned off (WCAG 2.1.4). */
import { useCallback, useEffect, useState } from 'react';
import { lasting } from '../look/memory.js';
import { say } from '../say/index.js';

export const ACTIONS = {
  back: [say('One step back'), 'ArrowLeft'],
  on: [say('One step on'), 'ArrowRight'],
  turnBack: [say('Turn before'), 'ArrowUp'],
  turnOn: [say('Next turn'), 'ArrowDown'],
  roundBack: [say('Round before'), '['],
  roundOn: [say('Next round'), ']'],
  first: [say('Start'), 'Home'],
  last: [say('End'), 'End'],
  play: [say('Play and stop'), ' '],
  slower: [say('Slower'), '<'],
  faster: [say('Faster'), '>'],
  flip: [say('Turn the table round'), 'f'],
  view: [say('Next viewpoint'), 'v'],
  reveal: [say('All hands, and back'), 'x'],
  mark: [say('Next marker'), 'm'],
  markBack: [say('Marker before'), 'M'],
  gameOn: [say('Next game of the match'), 'n'],
  gameBack: [say('Game before'), 'p'],
  note: [say('Write a note'), 'w'],
  go: [say('Go to a ply'), 'g'],
  copy: [say('Copy the link'), 'c'],
  share: [say('Share'), 's'],
  playOn: [say('Play on from here'), 'b'],
  untold: [say('Hide how it ends'), 'h'],
  log: [say('Into the log'), 'l'],
  help: [say('This list'), '?'],
} as const satisfies Readonly<Record<string, readonly [says: string, key: string]>>;

export type Action = keyof typeof ACTIONS;
export const ALL_ACTIONS = Object.keys(ACTIONS) as readonly Action[];

export interface Keys {
  readonly on: boolean;
  readonly of: Readonly<Record<Action, string>>;
}

const KEPT = 'dreamledger.replay-keys';
const USUAL: Keys = {
  on: true,
  of: Object.fromEntries(ALL_ACTIONS.map((action) => [action, ACTIONS[action][1]])) as Keys['of'],
};

function kept(): Keys {
  try {
    const stored = JSON.parse(lasting.getItem(KEPT) ?? '{}') as Partial<Keys>;
    return { on: stored.on ?? true, of: { ...USUAL.of, ...stored.of } };
  } catch {
    return USUAL;
  }
}

export function useKeys(): { readonly keys: Keys; readonly set: (keys: Keys) => void; readonly reset: () => void } {
  const [keys, setKeys] = useState(kept);
  const set = useCallback((next: Keys) => {
    lasting.setItem(KEPT, JSON.stringify(next));
    setKeys(next);
  }, []);
  return { keys, set, reset: () => set(USUAL) };
}

/** Hears the keys, but not where somebody types, in a dialog, or with Ctrl, Alt or Meta. */
export function useKeymap(keys: Keys, act: (action: Action) => void): void {
  useEffect(() => {
    if (!keys.on) return;
    const hear = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      if (event.target instanceof Element && isTaken(event.target, event.key)) return;
      const action = ALL_ACTIONS.find((each) => keys.of[each] === event.key);
      if (action === undefined) return;
      event.preventDefault();
      act(action);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [keys, act]);
}

/** A button takes the space bar and Enter, a field every key; the scrubber's own arrows mean the same as ours. */
function isTaken(target: Element, key: string): boolean {
  if (target.closest('dialog[open]') !== null) return true;
  if (target.matches('input[type="range"]')) return false;
  if (target.matches('input, select, textarea, [contenteditable]')) return true;
  return (key === ' ' || key === 'Enter') && target.matches('button, summary, a');
}

const NAMES: Readonly<Record<string, string>> = {
  ' ': say('space'),
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};
export const keyName = (key: string): string => NAMES[key] ?? key;
