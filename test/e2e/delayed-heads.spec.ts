import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadSet, readyDecks } from '#games/voidream';
import { idOf } from '#test/devices';
import { mutate } from '#test/people';
import { asks, eventually, must, sends } from '#test/rulings';
import {
  type Asker,
  asker,
  embeddedServer,
  newcomer,
  openTable,
  playOn,
  seen,
  send,
  sitDown,
  tournamentOf,
} from '#test/server';

/** The Merkle log says no more of a match than its spectators may know. */

const FILE = 'libs/games/voidream/sets/first-light.json';
const loaded = loadSet(FILE, readFileSync(FILE, 'utf8'));
const DECKS = loaded.ok ? readyDecks(loaded.set).map(({ text }) => text) : [];

const PROOF = 'query ($at: Position!) { inclusionProof(position: $at) { position } }';

/** The record by which the Merkle log proves this one; null when it says nothing of it. */
async function proven(who: Asker, id: string, seq: number): Promise<number | null> {
  const at = `${id.replace('_', '/')}:${seq}`;
  const { inclusionProof } = await asks<{ inclusionProof: { position: string } | null }>(who, PROOF, { at });
  return inclusionProof === null ? null : Number(inclusionProof.position.split(':')[1]);
}

it('takes in the records of a match when its spectators may see them, and in the end all', async () => {
  const server = await embeddedServer();
  const [ann, ben] = [await newcomer(server), await newcomer(server)];
  const nobody = asker(server.url);
  const terms = { game: 'duel', brings: [null, null], options: { goal: 9 } };
  const [plain, delayed] = [
    await sitDown([ann, ben], terms),
    await sitDown([ann, ben], { ...terms, ...{ spectatorDelay: { moves: 4 } } }),
  ];
  for (const id of [plain, delayed]) await playOn([ann, ben], id, 1, 6);
  const [last, hidden] = [(await seen(ann, plain)).seq, (await seen(ann, delayed)).seq];
  const told = (await seen(nobody, delayed)).seq;
  expect(told).toBe(hidden - 4);
  expect(
    await eventually(
      () => proven(nobody, plain, last),
      (seq) => seq !== null,
    ),
  ).toBe(last);
  await eventually(
    () => proven(nobody, delayed, told),
    (seq) => seq !== null,
  );
  expect(await proven(nobody, delayed, told + 1)).toBeNull();
  await send(ann, 'resign', { matchId: delayed });
  const over = (await seen(ann, delayed)).seq;
  await eventually(
    () => proven(nobody, delayed, over),
    (seq) => seq !== null,
  );
});

it('takes in a case when it is closed, and says nothing of it before', async () => {
  const server = await embeddedServer();
  const [ann, ben, orga] = [await newcomer(server), await newcomer(server), await newcomer(server)];
  const nobody = asker(server.url);
  const tournament = await tournamentOf(orga);
  const matchId = await openTable(server, [ann, ben], { tournament, bestOf: 1, options: { goal: 9 } });
  for (const who of [ann, ben]) await send(who, 'joinMatch', { matchId });
  await playOn([ann, ben], matchId, 3, 4);
  const claim = { matchId, ply: 4, text: 'That card could not be played.' };
  const { caseId } = await sends<{ caseId: string }>(ann, 'raiseDispute', claim, 'caseId');
  await eventually(
    () => asks<{ case: { phase: string } | null }>(ann, 'query ($id: ID!) { case(id: $id) { phase } }', { id: caseId }),
    ({ case: now }) => now?.phase === 'WAITING',
  );
  await must(ann, 'addEvidence', { caseId, text: 'He looked at his watch.' }, 'case { id }');
  await toldOfAll(nobody, await newcomer(server));
  expect(await proven(nobody, caseId, 1)).toBeNull();
  await must(ann, 'withdrawCase', { caseId }, 'case { id }');
  const last = await eventually(
    () => proven(nobody, caseId, 1),
    (seq) => seq !== null,
  );
  expect(last).toBeGreaterThanOrEqual(3);
});

it('takes in a deck list when it is open, and says nothing of it before', async () => {
  const server = await embeddedServer({ DREAMLEDGER_GAMES: '' });
  const [orga, ann] = [await newcomer(server), await newcomer(server)];
  const nobody = asker(server.url);
  const act = (who: Asker, verb: string, input: object, shown: string): Promise<Done> =>
    mutate<Done>(who, verb, { idempotencyKey: randomUUID(), ...input }, `userErrors { message } ${shown}`);
  const plan = { game: 'voidream', lists: 'OPEN', stages: [{ format: 'SWISS', rounds: 1 }] };
  const made = await act(orga, 'createTournament', { title: 'The Lantern Cup', plan }, 'tournament { id }');
  const tournamentId = made.tournament?.id ?? '';
  const does = async (who: Asker, verb: string, input: object = {}): Promise<void> => {
    const { userErrors } = await act(who, verb, { tournamentId, ...input }, 'tournament { id }');
    expect(userErrors).toEqual([]);
  };
  await does(orga, 'setRegistration', { open: true });
  for (const who of [ann, await newcomer(server)]) {
    await does(who, 'registerForTournament');
    for (const text of DECKS.slice(0, 2)) await does(who, 'submitDeck', { text });
  }
  const entry = 'query ($id: ID!) { tournament(id: $id) { yourEntry { id } } }';
  const { tournament } = await asks<{ tournament: { yourEntry: { id: string } } }>(ann, entry, { id: tournamentId });
  const deck = tournament.yourEntry.id.replace('entrant_', 'deck_');
  await toldOfAll(nobody, await newcomer(server));
  expect(await proven(nobody, deck, 1)).toBeNull();
  await does(orga, 'startTournament');
  await does(orga, 'endTournament');
  const last = await eventually(
    () => proven(nobody, deck, 1),
    (seq) => seq !== null,
  );
  expect(last).toBeGreaterThanOrEqual(3);
});

interface Done {
  readonly userErrors: readonly { readonly message: string }[];
  readonly tournament?: { readonly id: string } | null;
}

/** Until the Merkle log has what was written after all that was written before. */
async function toldOfAll(nobody: Asker, last: Asker): Promise<void> {
  const person = (await idOf(last)).replace('person_', 'subject_');
  await eventually(
    () => proven(nobody, person, 1),
    (seq) => seq !== null,
  );
}
