import type { ReactNode } from 'react';
import { CardMark } from './signs.js';

/** The tab in the corner: deeper is darker, and the figure is always printed. A mind has none. */
export function Value({ value }: { readonly value: number }): ReactNode {
  if (value > 0) return <b className={`value v${value}`}>{value}</b>;
  return (
    <b className="value plain">
      <CardMark name="mind" />
    </b>
  );
}
