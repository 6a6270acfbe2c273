import { useLayoutEffect } from 'react';

/**
 * A page that fills the window says so at the root, for what stands around it. A style sheet could ask what the page holds, but would
 * ask again at each step of a replay, of all that there is.
 */
export function useFills(page: 'replay' | 'embedded' | 'playing' | 'wall'): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.fills = page;
    return () => {
      delete dataset.fills;
    };
  }, [page]);
}
