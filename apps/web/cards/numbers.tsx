import type { ReactNode } from 'react';
import type { CardDef } from '#games/voidream';
import { CardMark } from './signs.js';
import { say } from '../say/index.js';

export interface NumbersNow {
  readonly dawn?: number;
  readonly stability?: number;
  readonly dusk?: number;
}

const OF_KIND = { entity: ['dawn', 'stability', 'dusk'], construct: ['stability'], bastion: ['stability'] } as const;

const NAMES = { dawn: say('dawn'), stability: say('stability'), dusk: say('dusk') } as const;

/** Sun left, shield in the middle, moon right; a number that is not the printed one is underlined and says so. */
export function Numbers({ def, now }: { readonly def: CardDef; readonly now: NumbersNow }): ReactNode {
  const { kind } = def;
  if (kind !== 'entity' && kind !== 'construct' && kind !== 'bastion') return null;
  return (
    <span className="numbers">
      {OF_KIND[kind].map((name) => {
        const [printed, counts] = [def[name], now[name] ?? def[name]];
        const isChanged = counts !== printed;
        return (
          <span
            key={name}
            className={`${name}${isChanged ? (counts > printed ? ' raised' : ' lowered') : ''}`}
            title={
              isChanged
                ? say('{name} {counts}, printed {printed}', { name: NAMES[name], counts, printed })
                : NAMES[name]
            }
          >
            <CardMark name={name} />
            <b>{counts}</b>
          </span>
        );
      })}
    </span>
  );
}
