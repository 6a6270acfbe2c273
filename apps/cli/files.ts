import { readFileSync } from 'node:fs';
import { type Notation, readNotation } from '#match';
import { readRecording, type Recording } from '#scenario';
import { EXIT, Stop } from './exit.js';

const STANDARD_INPUT = 0;

/** A text file that somebody named. */
export function textFile(file: string, what: string): string {
  const bytes = readBytes(file, what);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Stop(EXIT.usage, `${file} is no text in UTF-8. Name ${what}.`);
  }
}

/** `-` is standard input. */
export function readBytes(file: string, what: string): Buffer {
  try {
    return readFileSync(file === '-' ? STANDARD_INPUT : file);
  } catch {
    throw new Stop(EXIT.usage, `There is no file ${file} that can be read. Name ${what}.`);
  }
}

export function theRecording(file: string): Recording {
  const text = textFile(file, 'a recorded game');
  const read = readRecording(text);
  if (read.ok) return read.recording;
  const [first] = read.flaws;
  if (isNotation(text)) {
    notationIn(file, text);
    throw new Stop(EXIT.found, `${file} is a game as text, which has the answers alone: name the bundle of its match.`);
  }
  throw new Stop(EXIT.found, `${file}:${first?.line ?? 1}: this is no recorded game: ${first?.says ?? ''}`);
}

/** A text that begins with a tag, which no recorded game does. */
const isNotation = (text: string): boolean => text.startsWith('[');

/** A game as text, with the text itself. */
export function theNotation(file: string): { readonly text: string; readonly notation: Notation } {
  const text = textFile(file, 'a game as text');
  return { text, notation: notationIn(file, text) };
}

function notationIn(file: string, text: string): Notation {
  const read = readNotation(text);
  if (read.ok) return read.notation;
  throw new Stop(EXIT.found, `${file}:${read.line}: ${read.says}`);
}
