import { randomUUID } from 'node:crypto';
import { millis, type StreamId, streamId } from '#kernel';
import { pairAhead, type PreparedRound, preparedRounds, tournamentDecider } from '#tournament';
import { BigDay, ORGA } from '#test/tournament';
import { mutate } from '#test/people';
import { embeddedServer, newcomer, tournamentOf } from '#test/server';
import { afterFile } from '#test/servers';
import { PairingThread } from '../../apps/server/tournament/pairing/pairing-thread.js';

const SEEDS = ['a1', 'b2', 'c3'].map((pair) => pair.repeat(32)) as [string, string, string];
const draft = (seed: string) => ({ type: 'DraftRound' as const, seed });
const now = { actor: ORGA, at: millis(1), seq: 1 };

describe('rounds that are paired in a thread', () => {
  const thread = new PairingThread();
  afterFile(() => thread.close());
  const day = new BigDay(600);
  const loads: number[] = [];
  const paired = (seed: string, stream: StreamId = day.stream) =>
    thread.pair({
      stream,
      actor: ORGA,
      command: draft(seed),
      load: (after) => {
        loads.push(after);
        return Promise.resolve(day.after(after));
      },
    });

  it('are those that would be paired in place, while this thread goes on', async () => {
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 1);
    const prepared = await paired(SEEDS[0]);
    clearInterval(turning);
    expect(turns).toBeGreaterThan(1);
    expect(prepared).toEqual(pairAhead(day.state, draft(SEEDS[0]), now));
    expect(prepared?.drawn.tables).toHaveLength(300);
  });

  it('go on from the records that the thread has', async () => {
    day.playRound(SEEDS[0]);
    const prepared = await paired(SEEDS[1]);
    expect(loads[0]).toBe(0);
    expect(loads[1]).toBeGreaterThan(0);
    expect(prepared).toEqual(pairAhead(day.state, draft(SEEDS[1]), now));
  });

  it('are taken by the decider at that revision alone', async () => {
    const prepared = (await paired(SEEDS[1]))!;
    const { drawn } = prepared;
    const turned = drawn.tables.map(([one, other]) => [other, one] as const);
    const first = (): readonly string[] | undefined => {
      const decision = tournamentDecider.decide(day.state, draft(SEEDS[1]), now);
      const [event] = decision.ok ? decision.events : [];
      return event?.type === 'RoundDrafted' ? event.data.tables[0]?.entrants : undefined;
    };
    expect(first()).toEqual(drawn.tables[0]);
    preparedRounds.keep({ ...prepared, drawn: { ...drawn, tables: turned } });
    expect(first()).toEqual(turned[0]);
    preparedRounds.keep({ ...prepared, revision: prepared.revision - 1, drawn: { ...drawn, tables: turned } });
    expect(first()).toEqual(drawn.tables[0]);
    preparedRounds.keep({ ...prepared, drawn: { ...drawn, tables: turned.slice(1) } });
    expect(first()).toEqual(drawn.tables[0]);
    preparedRounds.drop(SEEDS[1]);
  });

  it('are paired by another thread when one has broken', async () => {
    const broken = thread.pair({
      stream: streamId('tournament', 'other'),
      actor: ORGA,
      command: draft(SEEDS[2]),
      load: () => Promise.resolve([{ seq: 1, bytes: new Uint8Array([1]) }]),
    });
    await expect(broken).rejects.toThrow('The thread that pairs rounds is gone');
    expect(await paired(SEEDS[2])).toEqual(pairAhead(day.state, draft(SEEDS[2]), now));
    expect(loads.at(-1)).toBe(0);
  });

  it('are given up when the thread ends while their records are read', async () => {
    const ending = new PairingThread();
    const load = async () => {
      await ending.close();
      return day.after(0);
    };
    const broken = ending.pair({ stream: day.stream, actor: ORGA, command: draft(SEEDS[2]), load });
    await expect(broken).rejects.toThrow('it ended while records were read');
  });
});

describe('a server', () => {
  it('has a large round paired in the thread, which the log then holds', async () => {
    const server = await embeddedServer();
    const organiser = await newcomer(server);
    const tournamentId = `tournament_${await tournamentOf(organiser)}`;
    const does = async (verb: string, input: object): Promise<void> => {
      const fresh = { idempotencyKey: randomUUID(), tournamentId, ...input };
      const { userErrors } = await mutate<{ userErrors: object[] }>(organiser, verb, fresh, 'userErrors { message }');
      expect(userErrors).toEqual([]);
    };
    const kept: PreparedRound[] = [];
    const keep = preparedRounds.keep.bind(preparedRounds);
    preparedRounds.keep = (prepared) => {
      kept.push(prepared);
      keep(prepared);
    };
    for (const part of [0, 1, 2]) {
      const players = Array.from({ length: 200 }, (_, nth) => ({ guest: `Guest ${part * 200 + nth}` }));
      await does('enterPlayers', { players });
    }
    await does('startTournament', {});
    await does('draftRound', {});
    preparedRounds.keep = keep;
    expect(kept).toHaveLength(1);
    const { data } = await organiser.ask<{ tournament: { draft: { tables: { entrants: { id: string }[] }[] } } }>(
      'query ($id: ID!) { tournament(id: $id) { draft { tables { entrants { id } } } } }',
      { id: tournamentId },
    );
    const [prepared] = kept;
    const shown = data.tournament.draft.tables.map(({ entrants }) => entrants.map(({ id }) => id.split('.')[1]));
    expect(shown).toEqual(prepared?.drawn.tables);
    expect(shown).toHaveLength(300);
  });
});
