import { ashlight } from './ashlight.js';
import { gather, organiserOf } from './cast.js';
import { Client } from './client.js';
import { until } from './crowd.js';
import { COMERS, LAST_TITLE, lantern } from './lantern.js';
import { lobby } from './lobby.js';
import { longNight } from './long-night.js';

export interface Telling {
  readonly url: string;
  /** The same words tell of the same people and decks; each server draws for itself who meets whom. */
  readonly story: string;
  readonly password: string;
  readonly tell: (line: string) => void;
}

/** A season to look at, made by what any client can do. Told again it is found to be there; broken off, it goes on. */
export async function tellSeason({ url, story, password, tell }: Telling): Promise<void> {
  const client = new Client(url, story);
  const { first, everybody } = await gather(client, story, password, tell);
  await Promise.all([everybody.then(longNight), ashlight(first), lobby(first)]);
  await lantern(await everybody);
  await until('the lists show it', () => isTold(url, story), Boolean);
}

/** Whether this story was told to its end on that server. */
export async function isTold(url: string, story: string): Promise<boolean> {
  const organiser = organiserOf(story);
  return (await listed(url)).some(
    ({ title, entered, creator }) => title === LAST_TITLE && entered === COMERS && isCalled(creator, organiser),
  );
}

/** How many tournaments there are that others run, as far as a page shows them. */
export async function othersThan(url: string, story: string): Promise<number> {
  const organiser = organiserOf(story);
  return (await listed(url)).filter(({ creator }) => !isCalled(creator, organiser)).length;
}

interface Listed {
  readonly title: string | null;
  readonly entered: number;
  readonly creator: Creator;
}

type Creator = { readonly name: string | null } | null;

async function listed(url: string): Promise<readonly Listed[]> {
  const query = '{ tournaments(first: 100) { nodes { title entered creator { name } } } }';
  return (await new Client(url, '').ask<{ tournaments: { nodes: readonly Listed[] } }>(query)).tournaments.nodes;
}

const isCalled = (creator: Creator, name: string): boolean => creator?.name?.startsWith(name) === true;
