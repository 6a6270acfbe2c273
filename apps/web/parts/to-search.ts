/** What the history holds beside an address of the first page that was opened in order to search. */
export const TO_SEARCH = 'search';

/** Ctrl-K, or on a Mac Command-K: also while one types. */
export const leadsToSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
