import { readFileSync } from 'node:fs';
import type { JsonObject } from '#kernel';
import { replay } from '#scenario';
import { CARDS, decksFor, randomGame, setOf } from '#test/random-voidream';
import { triggers } from '#test/voidream';
import { voidream } from './game.js';
import { EVENTS, type EventName, type Timing, UNFORESEEN } from './language.js';

/**
 * VD-7.11.1 to 7.11.4: every event that a card may name comes about, before, when and after. Its title cites no rule: whole games
 * take longer than `npm run rules -- --mutate` waits for tests of one.
 */

const MOST_GAMES = 120;

const { cards, ...rest } = JSON.parse(readFileSync(CARDS, 'utf8')) as { readonly cards: readonly JsonObject[] };

/** Each bastion hears of everything at that timing, and does what changes nothing for long. */
function withEars(at: Timing, events: readonly EventName[]): string {
  const deed = { do: 'for', long: 'turn', give: { give: 'score', type: 'dawn', amount: 1 } };
  const ears = events.map((event) => triggers(at, event, [deed], { often: 'once-a-round' }));
  const hears = (card: JsonObject): JsonObject =>
    card.kind === 'bastion' ? { ...card, lines: [...(card.lines as readonly JsonObject[]), ...ears] } : card;
  return JSON.stringify({ ...rest, cards: cards.map(hears) });
}

it.each<Timing>(['before', 'when', 'after'])('everything is heard %s it happens', (at) => {
  const events = EVENTS.filter((event) => at !== 'before' || !UNFORESEEN.includes(event));
  const set = setOf(`${at}.json`, withEars(at, events));
  const bastions = new Set(set.cards.filter(({ kind }) => kind === 'bastion').map(({ slug }) => slug));
  const decks = Object.values(decksFor(set));
  const unheard = new Set<string>(events);
  for (let n = 0; n < MOST_GAMES && unheard.size > 0; n++) {
    const pair = [decks[n % decks.length] ?? null, decks[(n * 3 + 1) % decks.length] ?? null];
    const about = `${at} ${n}`;
    const game = randomGame({ set, decks: pair, switches: {}, about, player: 'eager', checked: false });
    replay(voidream(set), game, undefined, ({ kind, open }) => {
      if (kind !== 'triggered' || typeof open?.card !== 'string' || typeof open.by !== 'string') return;
      if (bastions.has(open.card.replace(/-\d+$/, ''))) unheard.delete(open.by);
    });
  }
  expect([...unheard]).toEqual([]);
});
