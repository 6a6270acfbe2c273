import { seededChance, utf8 } from '#kernel';
import { type AnyRequest, AnyRequests } from '#test/any-request';
import {
  type Asker,
  asker,
  type Embedded,
  embeddedServer,
  newcomer,
  openTable,
  playOn,
  send,
  tournamentOf,
} from '#test/server';
import { listStuck } from '../../apps/server/worker/stuck.js';
import { welcomeFirstAdmin } from '../../apps/server/people/first-admin.js';

/**
 * Any operation with any values, by several at once, on a server where something goes on: each gets an answer that people
 * can read, and none breaks it. What breaks stands there with its document and its variables.
 */
const REQUESTS = Number(process.env.DREAMLEDGER_REQUESTS ?? 4_000);
const AT_ONCE = 3;
const MINUTES = 10 + REQUESTS / 1_000;

let server: Embedded;
let people: readonly Asker[];
beforeAll(async () => {
  server = await embeddedServer({ MAX_COST: '100000' });
  const boss = await admin();
  const [organiser, ...others] = await Promise.all(Array.from({ length: 4 }, () => newcomer(server)));
  const [judge, ann, ben] = others;
  if (organiser === undefined || judge === undefined || ann === undefined || ben === undefined) throw new Error();
  people = [asker(server.url), boss, organiser, judge, ann, ben];
  const tournament = await tournamentOf(organiser, [judge]);
  for (let nth = 0; nth < 4; nth++) {
    const matchId = await openTable(server, [ann, ben], { tournament });
    for (const who of [ann, ben]) await send(who, 'joinMatch', { matchId });
    if (nth < 2) await playOn([ann, ben], matchId, nth);
  }
});

/** Whoever starts a server the first time is given a link by which to set a password. */
async function admin(): Promise<Asker> {
  const token = /recover#(\S+)/.exec((await welcomeFirstAdmin(server.ground.people)) ?? '')?.[1];
  const { data } = await asker(server.url).ask<{ recover: { accessToken: string | null } }>(
    'mutation ($input: RecoverInput!) { recover(input: $input) { accessToken } }',
    { input: { token, password: 'correct horse battery staple' } },
  );
  return asker(server.url, data.recover.accessToken);
}

interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly errors: readonly { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }[];
}

/** What nobody should read: words of a program, where what was sent is not quoted. */
const ODD_WORDS = /undefined|\bNaN\b|\[object|TypeError|Cannot read|is not a function|\.[jt]s:\d/;
const unquoted = (message: string): string => message.replaceAll(/`[^`]*`|"[^"]*"/g, '').replace(/".*$/s, '');

function brokenBy({ status, data, errors }: Answer): readonly string[] {
  const codes = errors.map(({ extensions }) => String(extensions.code));
  const told = [...errors.map(({ message }) => message), ...refusalsIn(data).map(({ message }) => message ?? '')];
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...codes.filter((code) => code === 'undefined' || code === 'INTERNAL_SERVER_ERROR' || code.startsWith('GRAPHQL_')),
    ...told.filter((message) => ODD_WORDS.test(unquoted(message))),
  ];
}

function refusalsIn(data: unknown): readonly { readonly message?: string }[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, part]) =>
    name === 'userErrors' ? (part as readonly { readonly message?: string }[]) : refusalsIn(part),
  );
}

it(
  `answers ${REQUESTS} requests that nobody meant`,
  async () => {
    const dice = seededChance(utf8('any request'), { game: 'requests', epoch: 0 }).dice('requests', 0);
    const requests = new AnyRequests(dice);
    const broken: (AnyRequest & { readonly by: readonly string[] })[] = [];
    const accepted = new Set<string>();
    let left = REQUESTS;
    const askOn = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        const root = dice.below(5) < 3 ? 'mutation' : 'query';
        const request = requests.next(root);
        const answer = await (people[dice.below(people.length)] as Asker).ask(request.document, request.variables);
        requests.learn(answer.data);
        const by = brokenBy(answer);
        if (by.length > 0) broken.push({ ...request, by });
        if (root === 'mutation' && answer.errors.length === 0 && refusalsIn(answer.data).length === 0)
          accepted.add(request.operation);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, askOn));
    expect(broken.slice(0, 5)).toEqual([]);
    expect(await listStuck(server.ground.vault)).toEqual([]);
    expect(await (await fetch(`${server.url}/ready`)).json()).toMatchObject({ ready: true });
    expect(accepted.size).toBeGreaterThan(8);
  },
  MINUTES * 60_000,
);
