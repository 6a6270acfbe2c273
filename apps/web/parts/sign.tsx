/** Our own signs: 16 px, one weight. A sign beside words is silent; a sign alone is named by its `label`. */
import type { ReactNode } from 'react';
import { say } from '../say/index.js';

const DRAWN = {
  sun: 'M8 3.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6M8 .4v1.4M8 14.2v1.4M.4 8h1.4M14.2 8h1.4',
  moon: 'M12.8 9.9A5.6 5.6 0 0 1 6.1 3.2a5.6 5.6 0 1 0 6.7 6.7Z',
  search: 'M6.8 2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6M10.4 10.4 14 14',
  next: 'M6 3l5 5-5 5',
  back: 'M10 3 5 8l5 5',
  first: 'M12 3 7 8l5 5M4 3v10',
  last: 'M4 3l5 5-5 5M12 3v10',
  play: 'M5 3v10l8-5Z',
  pause: 'M5 3v10M11 3v10',
  flip: 'M5 13V3L2.5 6M11 3v10l2.5-3',
  eye: 'M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8M8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6',
  veiled: 'M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8M2.5 14l11-12',
  branch: 'M4 14V2M4 9.5h3.5L12 5M8.6 4.6h3.8v3.8',
  share: 'M8 10V2M5 5l3-3 3 3M3 9v5h10V9',
  flag: 'M4 15V2M4 2.5h8l-2 3 2 3H4',
  check: 'M2.5 8.5 6 12l7.5-8',
  cross: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  plus: 'M8 2.5v11M2.5 8h11',
  minus: 'M2.5 8h11',
  clock: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M8 4.8V8l2.2 1.6',
  print: 'M4 6V2h8v4M4 12H2V6h12v6h-2M4 10h8v4H4Z',
  download: 'M8 2v8M5 7l3 3 3-3M3 13.5h10',
  question: 'M5.5 6A2.5 2.5 0 1 1 8 8.5V10M8 12.5v.8',
  menu: 'M2 4.5h12M2 8h12M2 11.5h12',
  person: 'M8 2.5a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6M2.5 14c.5-3 2.8-4.5 5.5-4.5s5 1.5 5.5 4.5',
  note: 'M3 2.5h10v7.5L9.5 13.5H3ZM13 10H9.5v3.5',
  lock: 'M4 7h8v6.5H4ZM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  gavel: 'M7 2.5 11.5 7 9 9.5 4.5 5ZM8.5 7.5 14 13M2 14h6',
} as const;

export type SignName = keyof typeof DRAWN;

export function Sign({ name, label }: { readonly name: SignName; readonly label?: string }): ReactNode {
  return (
    <svg
      className="sign"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={DRAWN[name]} />
    </svg>
  );
}

const SEATS = 'ABCDEFGH';
const seatLetter = (seat: number): string => SEATS[seat] ?? String(seat + 1);
export const seatName = (seat: number): string => say('Seat {letter}', { letter: seatLetter(seat) });

/** A seat has a colour, a shape and a letter: A a disc, B a diamond. */
export function SeatSign({ seat }: { readonly seat: number }): ReactNode {
  const letter = seatLetter(seat);
  return (
    <svg
      className={`sign seat-sign seat-${letter.toLowerCase()}`}
      viewBox="0 0 16 16"
      role="img"
      aria-label={seatName(seat)}
    >
      {seat === 1 ? <path d="M8 0l8 8-8 8-8-8Z" /> : <circle cx="8" cy="8" r="7.6" />}
      <text x="8" y="11.6" textAnchor="middle">
        {letter}
      </text>
    </svg>
  );
}

/** The same beside words and without a drawing: hundreds in one list would each be a layer to the browser. */
export function SeatMark({ seat }: { readonly seat: number }): ReactNode {
  const letter = seatLetter(seat);
  return <span className={`seat-mark seat-${letter.toLowerCase()}`} data-letter={letter} aria-hidden />;
}
