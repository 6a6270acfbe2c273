import type { ReactNode } from 'react';

export function Proof({ released }: { readonly id: string; readonly released: boolean }): ReactNode {
  return released ? null : <span className="dim sealed">Sealed</span>;
}
