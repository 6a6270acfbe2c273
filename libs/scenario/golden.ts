import type { Json } from '#kernel';
import { readRecording, type Recording } from './recording.js';

/** Many recorded games in one text, a line each, with their decks beside them and named in the lines. */
export interface GoldenGames {
  /** Decks by name, as JSON. */
  readonly decks: string;
  /** A recorded game a line. */
  readonly games: string;
}

export function packGolden(decks: Readonly<Record<string, Json>>, recordings: readonly Recording[]): GoldenGames {
  const names = new Map(Object.entries(decks).map(([name, deck]) => [JSON.stringify(deck), name]));
  const lines = recordings.map((recording) => {
    const seats = recording.setup.seats.map((deck) => names.get(JSON.stringify(deck)) ?? deck);
    return JSON.stringify({ ...recording, setup: { ...recording.setup, seats } });
  });
  return { decks: `${JSON.stringify(decks, null, 1)}\n`, games: `${lines.join('\n')}\n` };
}

export function unpackGolden({ decks, games }: GoldenGames): readonly Recording[] {
  const named = new Map(Object.entries(JSON.parse(decks) as Readonly<Record<string, Json>>));
  return games
    .split('\n')
    .filter((line) => line !== '')
    .map((line, i) => {
      const read = readRecording(line);
      if (!read.ok) throw new RangeError(`Golden game ${i + 1}: ${read.flaws.map(({ says }) => says).join(' ')}`);
      const { setup, ...rest } = read.recording;
      const seats = setup.seats.map((deck) => (typeof deck === 'string' ? (named.get(deck) ?? null) : deck));
      return { ...rest, setup: { ...setup, seats } };
    });
}
