import { readFileSync } from 'node:fs';
import { loadSet, voidream } from '#games/voidream';
import { EVENTS } from '../../libs/games/voidream/language.js';
import { replay } from '#scenario';
import { CARDS, decksFor, randomGame, setOf, wildDeck } from '#test/random-voidream';
import { seededChance, utf8 } from '#kernel';

const json = JSON.parse(readFileSync(CARDS, 'utf8'));
const give = { do: 'for', give: { give: 'score', type: 'dawn', amount: 1 }, long: 'turn' };
for (const at of ['before', 'when', 'after']) {
  const refused: string[] = [];
  const events = EVENTS.filter((event) => {
    const loaded = loadSet('x', JSON.stringify({ title: 'x', cards: [{ kind: 'memory', title: 'M', faction: 'neutral', value: 1, lines: [{ line: 'trigger', at, event, do: [give] }] }] }));
    const bad = !loaded.ok && loaded.flaws.some(({ field }) => field.startsWith('cards.0.lines'));
    if (bad) refused.push(event + ': ' + (loaded.ok ? '' : loaded.flaws.map((f) => f.field + ' ' + f.says).join('; ')));
    return !bad;
  });
  console.log(at, 'refused', refused.slice(0, 4));
  const heard = new Map<string, number>();
  for (const event of events) {
    const cards = json.cards.map((card: any) => card.kind === 'bastion' ? { ...card, lines: [...card.lines, { line: 'trigger', at, event, often: 'once-a-round', do: [give] }] } : card);
    const set = setOf('x', JSON.stringify({ ...json, cards }));
    const decks = Object.values(decksFor(set));
    const bastions = new Set(set.cards.filter((c) => c.kind === 'bastion').map((c) => c.slug));
    const game = voidream(set);
    for (let n = 0; n < 60 && (heard.get(event) ?? 0) < 2; n++) {
      const recording = randomGame({ set, decks: [decks[n % 8]!, decks[(n * 3 + 1) % 8]!], switches: {}, about: `${at} ${event} ${n}`, player: n % 3 === 0 ? 'plain' : 'eager', checked: false });
      if (recording.failure) console.log('FAIL', at, event, n, recording.failure);
      replay(game, recording, undefined, ({ kind, open }) => {
        if (kind !== 'triggered' || typeof open?.card !== 'string' || open.by !== event) return;
        const slug = open.card.replace(/-\d+$/, '');
        if (bastions.has(slug)) heard.set(event, (heard.get(event) ?? 0) + 1);
      });
    }
  }
  console.log(at, 'never heard:', events.filter((event) => !heard.has(event)));
}
