import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

interface TabsProps {
  readonly label: string;
  /** Which of them is open. */
  readonly at: string;
  readonly children: ReactNode;
}

export function Tabs({ label, at, children }: TabsProps): ReactNode {
  const row = useCurrentInSight(at);
  return (
    <nav className="tabs" aria-label={label} ref={row}>
      {children}
    </nav>
  );
}

/** Of a row of links that is too long for a phone, the part is shown where one is. */
export function useCurrentInSight(at: string): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const current = row.current?.querySelector('[aria-current="page"]');
    if (!row.current || !current) return;
    const [here, all] = [current.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollLeft += here.left + here.width / 2 - (all.left + all.width / 2);
  }, [at]);
  return row;
}
