/** A deck in an address, behind the #, where no server sees it. */
export const addressOf = (text: string): string => `/decks/build#${encodeURIComponent(text)}`;

export function textInAddress(hash: string): string | null {
  try {
    const text = decodeURIComponent(hash.replace(/^#/, ''));
    return text === '' ? null : text;
  } catch {
    return null;
  }
}
