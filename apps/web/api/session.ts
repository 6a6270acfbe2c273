/**
 * Who uses the page. The browser keeps the session in a cookie that no script can read; the page holds a short-lived
 * token in memory and fetches the next before it ends.
 */
import { useSyncExternalStore } from 'react';
import { lasting } from '../look/memory.js';
import type { UserError } from './command.js';
import { graphql, type ResultOf } from './graphql.js';
import { REFUSED } from './refused.js';
import { post } from './post.js';

export interface Person {
  readonly id: string;
  readonly name: string | null;
}

export type Session =
  | { readonly is: 'unknown' }
  /** Told so by the server, or only until it can be asked. */
  | { readonly is: 'nobody'; readonly isTold: boolean }
  | { readonly is: 'somebody'; readonly person: Person; readonly token: string; readonly until: number };

const SIGNED = graphql(
  `
    fragment Signed on SignInPayload {
      person {
        id
        name
      }
      accessToken
      accessTokenUntil
      userErrors {
        ...Refused
      }
    }
  `,
  [REFUSED],
);
const REFRESH = graphql(
  `
    mutation Refresh {
      refresh(input: {}) {
        ...Signed
      }
    }
  `,
  [SIGNED],
);
const SIGN_IN = graphql(
  `
    mutation SignIn($name: String!, $password: String!) {
      signIn(input: { name: $name, password: $password, cookie: true }) {
        ...Signed
      }
    }
  `,
  [SIGNED],
);
const REGISTER = graphql(
  `
    mutation Register($key: ID!, $name: String!, $password: String!, $mail: String) {
      register(input: { idempotencyKey: $key, name: $name, password: $password, mail: $mail, cookie: true }) {
        ...Signed
      }
    }
  `,
  [SIGNED],
);
const RECOVER = graphql(
  `
    mutation Recover($token: String!, $password: String!) {
      recover(input: { token: $token, password: $password, cookie: true }) {
        ...Signed
      }
    }
  `,
  [SIGNED],
);
const CHANGE_PASSWORD = graphql(
  `
    mutation ChangePassword($currentPassword: String!, $password: String!) {
      changePassword(input: { currentPassword: $currentPassword, password: $password, cookie: true }) {
        ...Signed
      }
    }
  `,
  [SIGNED],
);
const REQUEST_RECOVERY = graphql(
  `
    mutation RequestRecovery($mail: String!) {
      requestRecovery(input: { mail: $mail }) {
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);
const SIGN_OUT = graphql(
  `
    mutation SignOut {
      signOut(input: {}) {
        userErrors {
          ...Refused
        }
      }
    }
  `,
  [REFUSED],
);

type SignedIn = ResultOf<typeof SIGNED>;
export type Trouble = UserError;

let session: Session = { is: 'unknown' };
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

const EARLY = 30_000;
const AGAIN = 5_000;
/** Stands in the browser from when somebody signs out until the server has heard of it. */
const LEAVING = 'signing out';

/** The other tabs of this browser: who signs in or out here does so there. */
const tabs = new BroadcastChannel('session');
tabs.onmessage = () => void beginSession();

/**
 * The cookie is that of all tabs, and each use gives the next: two who go on from one are both signed out. Where the page may keep
 * nothing, as in the frame of another site, there is no lock and no cookie either.
 */
async function alone<Result>(act: () => Promise<Result>): Promise<Result> {
  const tried = { isBegun: false };
  const first = (): Promise<Result> => {
    tried.isBegun = true;
    return act();
  };
  try {
    return await ('locks' in navigator ? navigator.locks.request('session', first) : first());
  } catch (failure) {
    if (tried.isBegun) throw failure;
    return act();
  }
}

function become(next: Session): void {
  session = next;
  clearTimeout(timer);
  if (next.is === 'somebody')
    timer = setTimeout(() => void beginSession(), Math.max(0, next.until - Date.now() - EARLY));
  for (const tell of watchers) tell();
}

function take(signed: SignedIn): readonly Trouble[] {
  const { person, accessToken, accessTokenUntil, userErrors } = signed;
  if (person === null || accessToken === null || accessTokenUntil === null) return userErrors;
  become({ is: 'somebody', person, token: accessToken, until: Date.parse(accessTokenUntil) });
  return [];
}

let beginning: Promise<void> | null = null;

/** Goes on with the session that the browser keeps. A server that can't be reached is asked again, and nobody is signed out by that. */
export function beginSession(): Promise<void> {
  beginning ??= alone(begin).finally(() => {
    beginning = null;
  });
  return beginning;
}

async function begin(): Promise<void> {
  const answered = await refresh().catch(() => null);
  if (answered === null) {
    if (session.is === 'unknown') become({ is: 'nobody', isTold: false });
    timer = setTimeout(() => void beginSession(), AGAIN);
    return;
  }
  if (take(answered.refresh).length > 0 || answered.refresh.accessToken === null)
    become({ is: 'nobody', isTold: true });
}

async function refresh(): Promise<ResultOf<typeof REFRESH>> {
  if (lasting.getItem(LEAVING) !== null) await leave();
  return post(REFRESH, {});
}

async function come(asked: () => Promise<SignedIn>): Promise<readonly Trouble[]> {
  const troubles = await alone(async () => take(await asked()));
  if (troubles.length > 0) return troubles;
  lasting.removeItem(LEAVING);
  tabs.postMessage(null);
  return [];
}

export const signIn = (name: string, password: string): Promise<readonly Trouble[]> =>
  come(async () => (await post(SIGN_IN, { name, password })).signIn);

export const register = (
  key: string,
  who: { readonly name: string; readonly password: string; readonly mail: string | null },
): Promise<readonly Trouble[]> => come(async () => (await post(REGISTER, { key, ...who })).register);

export const recover = (token: string, password: string): Promise<readonly Trouble[]> =>
  come(async () => (await post(RECOVER, { token, password })).recover);

/** Signs out everywhere else. */
export const changePassword = (currentPassword: string, password: string): Promise<readonly Trouble[]> =>
  come(async () => {
    const token = session.is === 'somebody' ? session.token : null;
    return (await post(CHANGE_PASSWORD, { currentPassword, password }, token)).changePassword;
  });

export const requestRecovery = async (mail: string): Promise<readonly Trouble[]> =>
  (await post(REQUEST_RECOVERY, { mail })).requestRecovery.userErrors;

/** Whoever signs out is out at once, also where the server hears of it later. */
export async function signOut(): Promise<void> {
  lasting.setItem(LEAVING, 'yes');
  become({ is: 'nobody', isTold: true });
  await alone(leave).catch(() => null);
  become({ is: 'nobody', isTold: true });
  tabs.postMessage(null);
}

async function leave(): Promise<void> {
  await post(SIGN_OUT, {});
  lasting.removeItem(LEAVING);
}

export const currentSession = (): Session => session;

/** Resolves when it is known who uses the page. */
export const knownSession = (): Promise<Session> =>
  new Promise((resolve) => {
    if (session.is !== 'unknown') return resolve(session);
    const tell = (): void => {
      watchers.delete(tell);
      resolve(session);
    };
    watchers.add(tell);
  });

export const onSession = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

export const useSession = (): Session => useSyncExternalStore(onSession, currentSession);
