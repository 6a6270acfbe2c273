import { readyDecks } from '#games/voidream';
import type { Json } from '#kernel';
import { theSet } from '../sets.js';
import type { Client } from './client.js';
import { together } from './crowd.js';
import type { Staff } from './cup.js';
import { diceFor, namesFor } from './names.js';
import { Person } from './people.js';

export interface Player extends Skill {
  readonly person: Person;
}

interface Skill {
  /** From 0 to 99: who has more, wins more often. */
  readonly skill: number;
  readonly deck: { readonly name: string; readonly text: string; readonly brings: Json };
}

/** Everybody in the story. */
export interface Cast {
  readonly client: Client;
  readonly story: string;
  readonly staff: Staff;
  readonly players: readonly Player[];
  /** A player by the name they go by. */
  readonly called: (name: string) => Player | null;
  readonly tell: (line: string) => void;
}

const PLAYERS = 64;
const STAFF = 4;

/** So many players are enough to begin with. */
const FIRST_PLAYERS = 32;

/** Those who are there first, and everybody, a moment later: to keep a password safe takes a server long. */
interface Gathering {
  readonly first: Cast;
  readonly everybody: Promise<Cast>;
}

/** Registers everybody, each by themselves. */
export async function gather(
  client: Client,
  story: string,
  password: string,
  tell: (line: string) => void,
): Promise<Gathering> {
  const names = namesFor(story, PLAYERS + STAFF);
  const skills = skillsOf(story);
  const people = new Map<number, Person>();
  const register = async (from: number, to: number): Promise<Cast> => {
    await together(names.slice(from, to), async (name, nth) => {
      people.set(from + nth, await Person.register(client, name, password));
      if (people.size % 16 === 0) tell(`${people.size} of ${names.length} people have an account`);
    });
    return castOf(to);
  };
  const person = (nth: number): Person => {
    const found = people.get(nth);
    if (found === undefined) throw new RangeError(`Nobody is number ${nth} of the cast.`);
    return found;
  };
  const castOf = (count: number): Cast => {
    const players = skills.slice(0, count - STAFF).map((skill, nth) => ({ ...skill, person: person(STAFF + nth) }));
    const byName = new Map(players.map((player) => [player.person.name, player]));
    return {
      client,
      story,
      staff: { organiser: person(0), headJudge: person(1), judge: person(2), scorekeeper: person(3) },
      players,
      called: (name) => byName.get(name) ?? null,
      tell,
    };
  };
  const first = await register(0, STAFF + FIRST_PLAYERS);
  return { first, everybody: register(STAFF + FIRST_PLAYERS, names.length) };
}

function skillsOf(story: string): readonly Skill[] {
  const decks = readyDecks(theSet('first-light'));
  const dice = diceFor(story, 'skills');
  return Array.from({ length: PLAYERS }, (): Skill => {
    const deck = decks[dice.below(decks.length)] ?? decks[0];
    if (deck === undefined) throw new RangeError('There is no ready deck.');
    const { name, text, deck: brings } = deck;
    return { skill: dice.below(100), deck: { name, text, brings } };
  });
}

/** The organiser's name, by which a story that was told is found again. */
export const organiserOf = (story: string): string => namesFor(story, PLAYERS + STAFF)[0] ?? '';
