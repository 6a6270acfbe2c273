import type { ReactNode } from 'react';

/** A sun on the horizon, with ruled lines as its reflection. */
export function Mark({ size = 26 }: { readonly size?: number }): ReactNode {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path className="sun" d="M4 17a12 12 0 0 1 24 0Z" />
      <path className="lines" d="M2 17.5h28M6 21.5h20M10 25.5h12M13 29.2h6" />
    </svg>
  );
}
