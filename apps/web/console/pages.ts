/** A list that the server gives a page at a time: the first, and more of them as they are wanted. */
import { useCallback, useEffect, useState } from 'react';
import type { CombinedError } from 'urql';

interface Page<Node> {
  readonly total: number;
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** Asks for the page after a place. */
export type ReadPage<Part> = (
  after: string | null,
) => Promise<{ readonly page: Part | undefined; readonly error: CombinedError | undefined }>;

interface Pages<Node, Part> {
  /** Null until it is there. */
  readonly first: Part | null;
  readonly nodes: readonly Node[];
  /** How many there are, those included that are not shown yet. */
  readonly total: number;
  readonly error: CombinedError | undefined;
  readonly again: () => void;
  readonly more: () => void;
}

/** Read anew whenever `read` is another; `asked` says what is asked for, and another question begins with one page. */
export function usePages<Node, Part extends Page<Node>>(read: ReadPage<Part>, asked: string): Pages<Node, Part> {
  const [list, setList] = useState<{ readonly first: Part; readonly nodes: readonly Node[] } | null>(null);
  const [error, setError] = useState<CombinedError>();
  const [turn, setTurn] = useState(0);
  const [wanted, setWanted] = useState({ asked, pages: 1 });
  const pages = wanted.asked === asked ? wanted.pages : 1;
  useEffect(() => {
    let stopped = false;
    async function readAll(): Promise<void> {
      const found: Part[] = [];
      for (let after: string | null = null; found.length < pages;) {
        const answer = await read(after);
        if (stopped) return;
        if (answer.page === undefined) {
          setError(answer.error);
          return;
        }
        found.push(answer.page);
        after = answer.page.pageInfo.endCursor;
        if (!answer.page.pageInfo.hasNextPage) break;
      }
      const [first] = found;
      if (first !== undefined) setList({ first, nodes: found.flatMap(({ nodes }) => nodes) });
      setError(undefined);
    }
    void readAll();
    return () => {
      stopped = true;
    };
  }, [read, pages, turn]);
  const again = useCallback(() => {
    setTurn((now) => now + 1);
  }, []);
  const more = useCallback(() => {
    setWanted({ asked, pages: pages + 1 });
  }, [asked, pages]);
  return { first: list?.first ?? null, nodes: list?.nodes ?? [], total: list?.first.total ?? 0, error, again, more };
}
