import type { ActorId, Json } from '#kernel';
import { readAllPersonal } from '#vault';
import { listWebhooks } from '../webhooks/rows.js';
import { readAccount } from './account.js';
import type { PeopleGround } from './ground.js';
import type { SessionRow } from './sessions.js';
import { shownDevices } from './devices.js';
import { lookAt } from './subjects.js';

const day = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** All that is kept about a person, in their own words and in plain JSON, and where in the log they acted. */
export async function exportOf(ground: PeopleGround, subject: ActorId): Promise<Json> {
  const { vault, arbiter, tokens, streamsOf } = ground;
  const [account, personal, apiTokens, sessions, links, webhooks, devices, state, streams] = await Promise.all([
    readAccount(vault, subject),
    readAllPersonal(vault, subject),
    tokens.list(subject),
    vault.list('session', `${subject}/`),
    vault.list('recovery', `${subject}/`),
    listWebhooks(vault, subject),
    shownDevices(ground, subject),
    lookAt(arbiter, subject),
    streamsOf(subject),
  ]);
  return {
    id: subject,
    registered: day(account?.row.since ?? null),
    roles: state.phase === 'registered' ? state.roles : [],
    personal: Object.fromEntries([...personal].map(([what, text]) => [what, textIn(what, text)])),
    sessions: sessions.map(({ value }) => {
      const { since, used, until } = value as SessionRow;
      return { since: day(since), used: day(used), until: day(until) };
    }),
    apiTokens: apiTokens.map(({ id, label, scopes, since, until }) => ({
      id,
      label,
      scopes,
      since: day(since),
      until: day(until),
    })),
    devices: devices.map(({ key, label, since, until }) => ({ key, label, since: day(since), until: day(until) })),
    openRecoveryLinks: links.length,
    webhooks: webhooks.map(({ id, row: { url, since } }) => ({ id, url, since: day(since) })),
    streams: [...streams],
    notShown: 'The password, the tokens and the links are kept as hashes alone, which nobody can read back.',
  };
}

/** A free text is kept with the salt of its commitment. */
const textIn = (what: string, text: string): Json => (what.startsWith('text/') ? (JSON.parse(text) as Json) : text);
