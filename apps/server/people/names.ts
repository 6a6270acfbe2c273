import { type Phrase, phrase } from '#kernel';

/** What people type about themselves: what is let in, and in which form it is kept. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[ ._'’-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*\.?$/u;
const STACKED_MARKS = /\p{M}{3}/u;
const CONTROL = /[\p{Cc}\p{Cs}]/u;
const MAIL = /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$/;

const characters = (text: string): number => Array.from(text).length;

const DIRECTION_MARKS = /\p{Bidi_Control}/gu;

/** A free text as it is kept: without the marks that would turn round what stands beside it. */
export const keptText = (typed: string): string => typed.replace(DIRECTION_MARKS, '').trim();

export const keptName = (typed: string): string => typed.trim().normalize('NFC');

/** Equal for names that people would take for the same. */
export const foldedName = (name: string): string =>
  keptName(name).normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');

export const keptMail = (typed: string): string => typed.trim().normalize('NFC');

/** Null when it will do; otherwise what is wrong, and what would be right. */
type Flaw = readonly Phrase[] | null;

export function nameProblem(typed: string): Flaw {
  const name = keptName(typed);
  const length = characters(name);
  if (length < 2 || length > 32) return phrase('A name has 2 to 32 characters; this one has {length}.', { length });
  if (NAME.test(name) && !STACKED_MARKS.test(foldedName(name))) return null;
  return phrase(
    "A name is made of letters and digits, with single spaces, dots, hyphens, underscores or ' between them.",
  );
}

export function mailProblem(typed: string): Flaw {
  const mail = keptMail(typed);
  if (mail.length <= 254 && MAIL.test(mail) && !CONTROL.test(mail)) return null;
  return phrase('This is no mail address; it looks like name@example.org, of at most 254 characters.');
}

export function passwordProblem(password: string, name: string): Flaw {
  const length = characters(password);
  if (length < 10 || length > 200)
    return phrase('A password has 10 to 200 characters; this one has {length}.', { length });
  if (characters(name) > 3 && foldedName(password).includes(foldedName(name))) {
    return phrase('A password must not contain the name it belongs to.');
  }
  if (new Set(password).size < 4) return phrase('A password has at least 4 different characters.');
  return null;
}

/** For free texts: a reason, the label of a token. */
export function textProblem(text: string, most: number): Flaw {
  const length = characters(keptText(text));
  if (length < 1 || length > most)
    return phrase('A text has 1 to {most} characters; this one has {length}.', { most, length });
  return CONTROL.test(text.replace(/[\n\t]/g, ''))
    ? phrase('A text holds no control characters but line feeds and tabs.')
    : null;
}

/** For what stands in one line: a title, the name of a guest. */
export const lineProblem = (text: string, most: number): Flaw =>
  /[\n\t]/.test(keptText(text))
    ? phrase('This stands in one line: it holds no line feeds or tabs.')
    : textProblem(text, most);
