/** A position as a picture of 1200 by 630, drawn in the page from the same card pictures. */
import { cardOf } from '../cards/index.js';
import { back } from '../cards/art/back.js';
import { picture } from '../cards/art/picture.js';
import type { TableView } from '../board/index.js';
import { say, sayMany } from '../say/index.js';

const [WIDTH, HEIGHT, HORIZON] = [1200, 630, 315];
/** More in a row could not be told apart. */
const SHOWN = 12;

export interface Positioned {
  readonly table: TableView;
  readonly names: readonly string[];
  readonly says: string;
  readonly at: number;
}

/** Puts a drawing to its place; another than this one may draw each card once. */
export type Place = (name: string, draw: () => string, at: string) => string;
const inFull: Place = (_, draw, at) => draw().replace('<svg ', `<svg ${at} `);

export const safe = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

export function positionImage({ table, names, says, at }: Positioned, place: Place = inFull): string {
  const halves = table.players.map(({ play }, seat) => {
    const shown = play.slice(0, SHOWN);
    const width = Math.min(132, (WIDTH - 100) / Math.max(1, shown.length) - 10);
    const y = seat === 0 ? HORIZON + 62 : HORIZON - 62 - width * 1.4;
    const from = (WIDTH - shown.length * (width + 10) + 10) / 2;
    return shown.map((seen, i) => cardAt(seen, [from + i * (width + 10), y, width], place)).join('');
  });
  const plates = names.map((name, seat) => {
    const y = seat === 0 ? HEIGHT - 22 : 42;
    const sign =
      seat === 0
        ? `<circle cx="48" cy="${y - 9}" r="14" fill="#0a5c9e"/>`
        : `<path d="M48 ${y - 25}l16 16-16 16-16-16Z" fill="#a1420a"/>`;
    const rest = table.players[seat] === undefined ? '' : restOf(table.players[seat]);
    return `${sign}<text x="76" y="${y}" class="name">${safe(name)}<tspan class="at" dx="16">${safe(rest)}</tspan></text>`;
  });
  const style = `text{font-family:Georgia,'DejaVu Serif',serif;fill:#181a36}.name{font-size:27px;font-weight:600}.says{font-size:30px;font-weight:700}.at{font-size:20px;fill:#43476a}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><style>${style}</style><rect width="${WIDTH}" height="${HEIGHT}" fill="#e6e9f3"/><rect y="${HORIZON - 44}" width="${WIDTH}" height="88" fill="${skyOf(table)}"/><path d="M0 ${HORIZON - 44}H${WIDTH}M0 ${HORIZON + 44}H${WIDTH}" stroke="#33206f"/><text x="32" y="${HORIZON + 2}" class="says">${safe(says)}</text><text x="32" y="${HORIZON + 30}" class="at">${safe(say('Round {round}, ply {ply}', { round: table.round, ply: at }))} · Dreamledger</text>${plates.join('')}${halves.join('')}</svg>`;
}

/** What of a side has no picture there. */
function restOf({ bastion, mind, hand, deck, play }: TableView['players'][number]): string {
  const more = play.length - SHOWN;
  return [
    cardOf(bastion.card ?? bastion.id)?.title ?? '',
    say('mind {at}', { at: mind.at }),
    say('hand {count}', { count: hand.count }),
    say('deck {count}', { count: deck.count }),
    more > 0 ? sayMany(more, { one: '{n} more card in play', other: '{n} more cards in play' }) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

export const imageUrl = (position: Positioned): string =>
  `data:image/svg+xml,${encodeURIComponent(positionImage(position))}`;

function skyOf({ conflict, phase }: TableView): string {
  if (conflict?.type === 'dawn') return '#ffe6bd';
  if (conflict?.type === 'dusk') return '#cdc6f3';
  return phase === 'nightmare' ? '#f2c2cf' : '#f8f9fd';
}

function cardAt(
  { card, value }: TableView['players'][number]['play'][number],
  [x, y, width]: readonly [x: number, y: number, width: number],
  place: Place,
): string {
  const def = cardOf(card ?? '');
  const drawn = place(
    def?.slug ?? `back ${value}`,
    () => (def === undefined ? back('dream', value) : picture(def, 'tall')),
    `x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${(width * 1.4).toFixed(1)}"`,
  );
  return `${drawn}<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(width * 0.22).toFixed(1)}" height="${(width * 0.28).toFixed(1)}" rx="4" fill="#f1f2f8"/><text x="${(x + width * 0.11).toFixed(1)}" y="${(y + width * 0.21).toFixed(1)}" text-anchor="middle" font-size="${(width * 0.19).toFixed(1)}" font-weight="700">${value}</text>`;
}

/** Saves it; as PNG it goes through a canvas of the page. */
export async function saveImage(svg: string, name: string, as: 'svg' | 'png'): Promise<void> {
  const blob = as === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await rastered(svg);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.${as}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function rastered(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture could not be made.')) : resolve(blob)));
  });
}
