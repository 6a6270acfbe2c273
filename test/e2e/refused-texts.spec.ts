import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { actorId } from '#kernel';
import { readAllPersonal } from '#vault';
import { idOf, keyOf, newDevice, proofOf } from '#test/devices';
import { mutate } from '#test/people';
import {
  type Asker,
  type Embedded,
  embeddedServer,
  newcomer,
  openTable,
  playOn,
  send,
  tournamentOf,
} from '#test/server';

let server: Embedded;
let ann: Asker;
let ben: Asker;
let judge: Asker;
let on: string;
let over: string;
beforeAll(async () => {
  server = await embeddedServer();
  [ann, ben, judge] = [await newcomer(server), await newcomer(server), await newcomer(server)];
  const tournament = await tournamentOf(await newcomer(server), [judge]);
  [on, over] = [
    await openTable(server, [ann, ben], { tournament }),
    await openTable(server, [ann, ben], { tournament }),
  ];
  for (const matchId of [on, over]) for (const who of [ann, ben]) await send(who, 'joinMatch', { matchId });
  await playOn([ann, ben], over, 3);
});

/** What the vault has of the texts that somebody typed. */
async function kept(who: Asker): Promise<readonly string[]> {
  const texts = await readAllPersonal(server.ground.vault, actorId((await idOf(who)).replace('person_', '')));
  return [...texts]
    .filter(([what]) => what.startsWith('text/'))
    .map(([, opening]) => (JSON.parse(opening) as { readonly text: string }).text);
}

type Done = { readonly userErrors: readonly { readonly code: string }[] };
const device = newDevice();
const label = async (who: Asker, text: string): Promise<Done> => {
  const proof = proofOf(device, await idOf(who));
  const input = { idempotencyKey: randomUUID(), key: keyOf(device), proof, label: text };
  return mutate(who, 'registerDevice', input, 'userErrors { code }');
};

it.each<[string, () => Asker, (text: string) => Promise<Done>, (text: string) => Promise<Done>]>([
  [
    'a call for a judge',
    () => ann,
    (text) => send(ann, 'callJudge', { matchId: on, text }),
    (text) => send(ann, 'callJudge', { matchId: over, text }),
  ],
  ["a device's label", () => ann, (text) => label(ann, text), (text) => label(ann, text)],
  [
    'the reason of a pause',
    () => judge,
    (reason) => send(judge, 'pauseClocks', { matchId: on, reason }),
    (reason) => send(judge, 'pauseClocks', { matchId: on, reason }),
  ],
])('%s is kept where it was taken, and is not where it was refused', async (what, who, taken, refused) => {
  const [good, bad] = [`taken: ${what}`, `refused: ${what}`];
  expect((await taken(good)).userErrors).toEqual([]);
  expect((await refused(bad)).userErrors).toHaveLength(1);
  expect(await kept(who())).toContain(good);
  expect(await kept(who())).not.toContain(bad);
});

it('what was taken stays, also when its command is sent again, with something else, or at once several times', async () => {
  const input = { matchId: on, idempotencyKey: randomUUID(), text: 'once' };
  const sent = await Promise.all([1, 2, 3].map(() => send(ben, 'callJudge', input)));
  expect(sent.flatMap(({ userErrors }) => userErrors)).toEqual([]);
  expect((await send(ben, 'callJudge', { ...input, text: 'twice' })).userErrors).toHaveLength(1);
  expect((await kept(ben)).filter((text) => ['once', 'twice'].includes(text))).toEqual(['once']);
});

it.each<[string, () => Asker, string, () => object]>([
  ['a call at a match that is over', () => ann, 'callJudge', () => ({ matchId: over, text: 'late' })],
  ['a seat that is taken', () => ann, 'joinMatch', () => ({ matchId: on })],
  ['a game that one does not play', () => judge, 'resign', () => ({ matchId: on })],
  ['a match outside of which one is', () => ann, 'resumeClocks', () => ({ matchId: on, reason: 'x' })],
  ['a dispute of what was never played', () => ann, 'raiseDispute', () => ({ matchId: on, ply: 999, text: 'x' })],
  ['a device that nobody has', () => ann, 'revokeDevice', () => ({ key: keyOf(newDevice()) })],
])('%s is refused in words that another language has too', async (_, who, verb, input) => {
  const german = JSON.parse(await readFile('apps/web/say/catalogue/de.json', 'utf8')) as object;
  const fields = 'userErrors { message phrases { text } }';
  const { userErrors } = await mutate<Refused>(who(), verb, { idempotencyKey: randomUUID(), ...input() }, fields);
  const [{ phrases }] = userErrors as [Refused['userErrors'][number]];
  expect(phrases.map(({ text }) => text in german)).toEqual(phrases.map(() => true));
  expect(phrases).not.toEqual([]);
});

interface Refused {
  readonly userErrors: readonly { readonly message: string; readonly phrases: readonly { readonly text: string }[] }[];
}
