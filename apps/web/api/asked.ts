import type { Exchange, Operation } from 'urql';

interface Note {
  readonly operation: Operation;
  readonly page: string;
  readonly isOpen: boolean;
}

/** Of each document the last time it was sent. */
const notes = new Map<Operation['query'], Note>();

/** Whoever holds such a thing may do what it is for: it is shown to nobody. */
const SECRET = /"\w*(?:token|password|secret)\w*":/i;

/** A match is one page, whichever ply its address names. */
const pageHere = (): string => location.pathname.replace(/^((?:\/embed)?\/g\/[^/]+)\/.*$/, '$1');

const isOfHere = ({ page, isOpen }: Note): boolean => isOpen || page === pageHere();

function note(operation: Operation): void {
  const { kind, key, query, variables } = operation;
  if (kind === 'teardown') {
    const noted = notes.get(query);
    if (noted?.operation.key === key) notes.set(query, { ...noted, isOpen: false });
  } else if (kind !== 'mutation' && !SECRET.test(JSON.stringify(variables ?? {}))) {
    for (const [document, noted] of notes) if (!isOfHere(noted)) notes.delete(document);
    notes.set(query, { operation, page: pageHere(), isOpen: true });
  }
}

/** Notes what a page asks, without a mutation and without a secret, until it is left. `mapExchange` is not told when that is. */
export const noteAsked: Exchange =
  ({ forward }) =>
  (operations) =>
    forward((sink) => {
      operations((signal) => {
        if (typeof signal === 'object' && typeof signal[0] === 'object') note(signal[0]);
        sink(signal);
      });
    });

/** What the page that is shown has asked, the first document first. */
export const askedHere = (): readonly Operation[] =>
  [...notes.values()].filter(isOfHere).map(({ operation }) => operation);
