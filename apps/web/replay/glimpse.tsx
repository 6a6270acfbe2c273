/** What stands at the place of the scrubber over which a mouse rests, before anybody goes there. */
import { type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import { say } from '../say/index.js';

export interface Seen {
  readonly says: string;
  /** A picture of the position, as an address. */
  readonly image: string | null;
}

const RESTED_MS = 60;
/** Half the thumb of a slider: there its first and its last value lie. */
const INSET = 8;

export function useHover(last: number): Hover {
  const [over, setOver] = useState<number | null>(null);
  const [rested, setRested] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRested(over), over === null ? 0 : RESTED_MS);
    return () => clearTimeout(timer);
  }, [over]);
  const leave = (): void => setOver(null);
  return {
    ply: rested,
    leave,
    move: (event) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0) return leave();
      const { left, width } = event.currentTarget.getBoundingClientRect();
      const share = (event.clientX - left - INSET) / (width - 2 * INSET);
      setOver(Math.round(Math.max(0, Math.min(1, share)) * last));
    },
  };
}

interface Hover {
  readonly ply: number | null;
  readonly move: (event: PointerEvent<HTMLInputElement>) => void;
  readonly leave: () => void;
}

export function Glimpse({ ply, share, seen }: GlimpseProps): ReactNode {
  return (
    <figure
      className="glimpse"
      style={{ left: `clamp(121px, ${share * 100}%, calc(100% - 121px))` }}
      aria-hidden="true"
    >
      {seen.image === null ? null : <img src={seen.image} alt="" width="240" height="126" />}
      <figcaption>
        <b>{say('Ply {ply}', { ply })}</b> {seen.says}
      </figcaption>
    </figure>
  );
}

interface GlimpseProps {
  readonly ply: number;
  readonly share: number;
  readonly seen: Seen;
}
