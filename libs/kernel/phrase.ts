/** The names in braces of a text. */
export type Slots<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Slots<Rest>
  : never;

type Given<Names extends string> = [Names] extends [never] ? [] : [facts: Readonly<Record<Names, string | number>>];

/** A whole sentence with its places open, and what belongs in them: so that it can be said in another language. */
export type Phrase = {
  readonly text: string;
  readonly facts: Readonly<Record<string, string | number>>;
};

/** One sentence; several stand one after the other. */
export const phrase = <const Text extends string>(text: Text, ...[facts]: Given<Slots<Text>>): readonly Phrase[] => [
  { text, facts: facts ?? {} },
];

export const inEnglish = (phrases: readonly Phrase[]): string =>
  phrases
    .map(({ text, facts }) => text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole)))
    .join(' ');
