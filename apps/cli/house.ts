import { serverOn } from './demo/server.js';
import { EXIT, type ExitCode, Stop } from './exit.js';

/** Which server is meant: one that runs, or that of a folder, which is started where none has it. */
export interface Where {
  readonly from: string;
  readonly url?: string;
}

/** Does this with the address of the server. */
export async function onServer<Result>({ from, url }: Where, work: (url: string) => Promise<Result>): Promise<Result> {
  const reached = url === undefined ? await serverOn(from) : { url, leave: () => Promise.resolve() };
  try {
    return await work(reached.url.replace(/\/$/, ''));
  } finally {
    await reached.leave();
  }
}

/** The answer of a server that does what it is asked; what it says otherwise ends the verb, with this code if it says no. */
export async function answerOf(asked: Promise<Response>, no: ExitCode): Promise<Response> {
  const response = await asked.catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Stop(EXIT.fault, `The server does not answer: ${why}. Is --url right?`);
  });
  if (response.ok) return response;
  throw new Stop(response.status >= 500 ? EXIT.fault : no, await saidBy(response));
}

async function saidBy(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { errors?: readonly { message: string }[] } | null;
  return body?.errors?.[0]?.message ?? `The server answered ${response.status}.`;
}
