import { consistencyFault, leafOf, readLogProof, type StreamHead, volume } from '#audit';
import { hexOf, inclusionFault, nodesOver, rootBetween, streamId, utf8 } from '#kernel';
import { memoryLog, nodeSha256 as sha256 } from '#log';
import { hashesIn, proveGrowth, proveHeads, READ_MODELS, ReadModels } from '#readmodel';
import { Ledger } from '#test/ledger';

/** A tile of tiles is full, the next one has begun: three levels of tiles, the topmost of one hash. */
const FULL = 65_536;
const SIZES = [1, 300, FULL, FULL + 1, 66_000] as const;
const LEAVES = SIZES[4];
const A_RECORD = 512;

const heads = Array.from({ length: LEAVES }, (_, nth): StreamHead => ({
  stream: streamId('match', `m-${nth}`),
  seq: 1,
  hash: hexOf(sha256(utf8(String(nth)))),
}));
const nodes = nodesOver(
  sha256,
  heads.map((head) => leafOf(sha256, head)),
);
const rootOf = (size: number): Uint8Array => rootBetween(sha256, nodes, 0, size);

const log = memoryLog({ logId: 'large', partitions: 1 });
let models: ReadModels;
beforeAll(async () => {
  const report = (what: string): never => {
    throw new Error(what);
  };
  const ledger = new Ledger(log);
  for (let size = 0; size < LEAVES;) {
    const to = Math.min(size + A_RECORD, ...SIZES.filter((end) => end > size));
    const added = { heads: heads.slice(size, to), size: to, root: hexOf(rootOf(to)), through: [] };
    const signed = { size: to, root: added.root, note: `large.example\n${to}\n\n— large.example AAAA\n` };
    await ledger.write(volume(1), [
      { type: 'HeadsAppended', data: added },
      { type: 'CheckpointSigned', data: signed },
    ]);
    size = to;
  }
  models = await ReadModels.open({ place: { folder: null }, log, models: READ_MODELS, report });
  models.project(() => undefined);
  for (let there = 0; there < LEAVES;) {
    const [row] = await models.source.query<{ n: number }[]>('SELECT count(*)::int AS n FROM audit_leaf');
    there = row?.n ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}, 240_000);
afterAll(async () => {
  await models.close();
  await log.close();
});

it('gives out tiles of every level as they fill', async () => {
  const { source } = models;
  expect((await hashesIn(source, 2, 0, 256)).map(hexOf)).toEqual([hexOf(rootOf(FULL))]);
  expect((await hashesIn(source, 1, 255, 256)).map(hexOf)).toEqual(
    [255, 256].map((nth) => hexOf(rootBetween(sha256, nodes, nth * 256, (nth + 1) * 256))),
  );
  expect(await hashesIn(source, 0, FULL + 256, 256)).toHaveLength(LEAVES - FULL - 256);
});

it.each([0, 255, 256, FULL - 1, FULL, LEAVES - 1])('proves leaf %i of them all', async (index) => {
  const head = heads[index]!;
  for (const by of ['newest', ...SIZES.filter((size) => size > index)] as const) {
    const [proven] = await proveHeads(models.source, [head], by);
    const size = by === 'newest' ? LEAVES : by;
    const { path, index: at } = readLogProof(proven!.proof);
    const leaf = leafOf(sha256, head);
    expect([by, at, inclusionFault(sha256, { leaf, index, size, root: rootOf(size) }, path)]).toEqual([
      by,
      index,
      null,
    ]);
  }
});

it('proves that each log goes on from each that was signed before', async () => {
  for (const [nth, first] of SIZES.entries())
    for (const second of SIZES.slice(nth)) {
      const path = await proveGrowth(models.source, first, second);
      const [old, now] = [first, second].map((size) => ({ size, root: rootOf(size) }));
      expect([first, second, consistencyFault(sha256, old!, now!, path!)]).toEqual([first, second, null]);
    }
});
