import type { ReactNode } from 'react';
import { inEnglish } from './language.js';

/** What there is in English alone, from the server or the rules engine; in another language browsers and voices are told so. */
export function InEnglish({ text }: { readonly text: string }): ReactNode {
  return inEnglish ? text : <span lang="en">{text}</span>;
}
