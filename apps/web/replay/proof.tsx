import type { ReactNode } from 'react';

export function Proof({ released }: { readonly id: string; readonly released: boolean }): ReactNode {
  return released ? null : (
    <span className="dim" title="Hands and decks stay hidden until the match is unsealed.">
      Sealed
    </span>
  );
}
