/** Signs of the factions, of the numbers and of the kinds of text: a shape for each, so that colour is never alone. */
import type { ReactNode } from 'react';
import type { Faction } from './art/inks.js';

interface Drawn {
  readonly fill?: string;
  readonly line?: string;
}

const FACTION_SIGNS: Readonly<Record<Faction, Drawn>> = {
  'chimeric-court': { line: 'M8 1.5 15 14.5H1Z', fill: 'M8 7l2.8 5.2H5.2Z' },
  fracta: { line: 'm8 .9 6.2 3.6v7L8 15.1l-6.2-3.6v-7ZM8 8 1.9 4.6M8 8l6.2-3.5M8 8v7' },
  'subter-venellam': { line: 'M8 1.7a6.3 6.3 0 1 0 0 12.6 6.3 6.3 0 0 0 0-12.6', fill: 'M.5 6.7h15v2.6H.5Z' },
  'the-maze': { line: 'M14.5 14.5h-13v-13h13V11H5V5h6v2.8H8' },
  neutral: { fill: 'M8 .8c.7 4.7 2.5 6.5 7.2 7.2-4.7.7-6.5 2.5-7.2 7.2C7.3 10.5 5.5 8.7.8 8 5.5 7.3 7.3 5.5 8 .8Z' },
};

const MARKS = {
  dawn: {
    fill: 'M8 4.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2',
    line: 'M8 .8v2.4M8 12.8v2.4M.8 8h2.4M12.8 8h2.4M2.9 2.9l1.7 1.7M11.4 11.4l1.7 1.7M13.1 2.9l-1.7 1.7M4.6 11.4l-1.7 1.7',
  },
  dusk: { fill: 'M13.8 10.2A6.3 6.3 0 1 1 7 1.9a5 5 0 0 0 6.8 8.3Z' },
  stability: { fill: 'M8 1 14 4v4.5c0 3.3-2.6 5.4-6 6.5-3.4-1.1-6-3.2-6-6.5V4Z' },
  ability: { fill: 'M8 .6 15.4 8 8 15.4.6 8ZM7.4 4.7 5 10.7h1.4l.5-1.2h2.2l.5 1.2H11L8.6 4.7Z' },
  trigger: { fill: 'M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1M7 3.6h2v5.6H7ZM7 10.6h2v2H7Z' },
  mind: { line: 'M1 8q7-8 14 0q-7 8-14 0Z', fill: 'M8 5.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8' },
  nightmare: { fill: 'M1 9c1.5-5 4-7 7-7s5.5 2 7 7l-2.3-1.8L11 11 8 7.5 5 11 3.3 7.2Z' },
  void: { line: 'M5.1 3A5.8 5.8 0 1 0 8 2.2' },
  veil: { line: 'M1 7q7 7 14 0M3.5 9.2 2 11.5M8 10.5v2.8M12.5 9.2l1.5 2.3' },
} as const satisfies Readonly<Record<string, Drawn>>;

export type MarkName = keyof typeof MARKS;

function Glyph({ drawn: { fill, line }, label }: { readonly drawn: Drawn; readonly label?: string }): ReactNode {
  return (
    <svg
      className="sign"
      viewBox="0 0 16 16"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {line === undefined ? null : (
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {fill === undefined ? null : <path d={fill} fill="currentColor" fillRule="evenodd" />}
    </svg>
  );
}

interface Named {
  readonly label?: string;
}
export const FactionSign = ({ faction, ...named }: Named & { readonly faction: Faction }): ReactNode => (
  <Glyph drawn={FACTION_SIGNS[faction]} {...named} />
);
/** One for each sign on the card; its colours are those of the first. */
export const FactionSigns = ({ of }: { readonly of: readonly Faction[] }): ReactNode =>
  of.map((faction) => <FactionSign key={faction} faction={faction} />);
export const CardMark = ({ name, ...named }: Named & { readonly name: MarkName }): ReactNode => (
  <Glyph drawn={MARKS[name]} {...named} />
);
