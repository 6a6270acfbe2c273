import { type Reached, serverOn } from './demo/server.js';
import { EXIT, type ExitCode, Stop } from './exit.js';
import { reasonOf } from './reason.js';

/** Which server is meant: one that runs, or that of a folder, which is started where none has it. */
export interface Where {
  readonly from: string;
  readonly url?: string;
}

/** That server, until it is left. */
export async function reached({ from, url: typed }: Where): Promise<Reached> {
  if (typed === undefined) return serverOn(from);
  const url = serverAt(typed);
  if (await isAnother(url)) {
    throw new Stop(
      EXIT.fault,
      `What answers at ${url} is no server of Dreamledger. Is its address right, with its port?`,
    );
  }
  return { url, leave: () => Promise.resolve() };
}

/** Does this with the address of the server. */
export async function onServer<Result>(where: Where, work: (url: string) => Promise<Result>): Promise<Result> {
  const { url, leave } = await reached(where);
  try {
    return await work(url);
  } finally {
    await leave();
  }
}

/** The address of a server as somebody typed it, to put paths behind. */
export function serverAt(typed: string): string {
  if (/^https?:\/\//.test(typed) && URL.canParse(typed)) return typed.replace(/\/$/, '');
  throw new Stop(EXIT.usage, `"${typed}" is no address of a server: write one such as http://127.0.0.1:4400.`);
}

const WHICH = JSON.stringify({ query: '{ server { version } }' });

/** Whether something else answers there: a web server at the same port, or the page by which a network lets people in. */
async function isAnother(url: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: WHICH }).catch(() => null);
  // What is asked of it next says why it does not answer, or not now.
  if (response === null || response.status === 429 || response.status >= 500) return false;
  const said = (await response.json().catch(() => null)) as Said | null;
  return typeof said?.data?.server?.version !== 'string';
}

interface Said {
  readonly data?: { readonly server?: { readonly version?: unknown } | null } | null;
}

/** The answer of a server that does what it is asked; what it says otherwise ends the verb, with this code if it says no. */
export async function answerOf(asked: Promise<Response>, no: ExitCode): Promise<Response> {
  const response = await asked.catch((cause: unknown) => {
    throw new Stop(
      EXIT.fault,
      `The server does not answer: ${reasonOf(cause)}. Is its address right, and does it run?`,
    );
  });
  if (response.ok) return response;
  throw new Stop(response.status >= 500 ? EXIT.fault : no, await saidBy(response));
}

async function saidBy(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { errors?: readonly { message: string }[] } | null;
  return body?.errors?.[0]?.message ?? `The server answered ${response.status}.`;
}
