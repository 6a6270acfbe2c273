import {
  type AbilityLine,
  type Amount,
  type CardBan,
  type Described,
  isByEach,
  type Passing,
  type Permit,
  type Pick,
  type PlayerBan,
  type TriggerLine,
  type Who,
} from '../language.js';
import { sayBonus, sayRise } from './amount.js';
import { being, type Clause, doing } from './clause.js';
import { FACTION, MANY, sayAmount, sayGroup } from './group.js';
import { sayKeyword } from './keyword.js';
import { article, type Noun, pluralOf, sayWho, sayWhose, thing } from './noun.js';
import { nounOf, sayEachOne, sayPick } from './pick.js';

/** How what goes on being true reads: "has" and "is" as a lasting text, "gets" and "becomes" as something done. */

export interface Saying {
  /** Whether it begins now, or is so as long as the card's text is in force. */
  readonly begins: boolean;
  readonly quote: (line: AbilityLine | TriggerLine) => string;
}
type Lasting = Exclude<Passing, { give: 'next' }>;

/** Two numbers of the same cards that are raised by the same are told at once. */
export function grantClauses(grants: readonly Lasting[], saying: Saying): readonly Clause[] {
  const [first, ...others] = grants;
  if (first === undefined) return [];
  const pair = pairOf(first, others[0]);
  if (pair === null) return [grantClause(first, saying), ...grantClauses(others, saying)];
  return [pair, ...grantClauses(others.slice(1), saying)];
}

function pairOf(one: Lasting, other: Lasting | undefined): Clause | null {
  if (one.give !== 'number' || other?.give !== 'number' || typeof one.amount === 'number') return null;
  if (one.field === other.field || JSON.stringify([one.to, one.amount]) !== JSON.stringify([other.to, other.amount]))
    return null;
  return being(
    thing(`the ${one.field} and the ${other.field} of ${ownerOf(one.to, one.amount)}`, true),
    'be',
    sayRise(one.amount),
  );
}

function grantClause(grant: Lasting, { begins, quote }: Saying): Clause {
  const gain = begins ? 'gain' : 'have';
  switch (grant.give) {
    case 'keyword':
      return being(nounOf(grant.to), gain, sayKeyword(grant.keyword));
    case 'no-keyword':
      return being(nounOf(grant.to), 'lose', sayKeyword(grant.keyword));
    case 'subtype':
      return alsoBeing(nounOf(grant.to), grant.subtype);
    case 'faction':
      return alsoBeing(nounOf(grant.to), `${FACTION[grant.faction]} card`);
    case 'open':
      return being(lyingOpen(grant), 'lie', 'open');
    case 'next-turn':
      return doing(grant.who, 'take', 'each turn that follows');
    case 'swapped':
      return swapped(grant, begins);
    case 'no-text':
      return textless(nounOf(grant.to), begins);
    case 'line':
      return being(nounOf(grant.to), gain, `"${quote(grant.line)}"`);
    case 'ban':
      return being(nounOf(grant.to), "can't", sayBan(grant, nounOf(grant.to)));
    case 'duty':
      return being(nounOf(grant.to), 'must', `${sayDeed(grant.on, nounOf(grant.to))} if able`);
    case 'control':
      return doing(grant.who, 'gain', `control of ${sayPick(grant.to, grant.who)}`);
    case 'player-ban':
      return doing(grant.who, "can't", lawful(PLAYER_BAN[grant.on], grant.with, grant.who));
    default:
      return 'amount' in grant
        ? numberClause(grant, begins)
        : doing(grant.who, 'may', lawful(PERMIT[grant.give], grant.with, grant.who));
  }
}

function swapped({ numbers, to }: Extract<Lasting, { give: 'swapped' }>, begins: boolean): Clause {
  const both = thing(`the ${numbers.replace('-and-', ' and the ')} of ${nounOf(to).said}`, true);
  return begins ? being(both, 'change', 'places') : being(both, 'have', 'changed places');
}

const alsoBeing = (cards: Noun, what: string): Clause =>
  being(cards, 'count', `as ${cards.many ? pluralOf(what) : article(what)} too`);

const textless = (cards: Noun, begins: boolean): Clause =>
  begins ? being(cards, 'lose', `${cards.many ? 'their' : 'its'} text`) : being(cards, 'have', 'no text');

function numberClause(grant: Extract<Lasting, { amount: unknown }>, begins: boolean): Clause {
  const become = begins ? 'become' : 'be';
  switch (grant.give) {
    case 'number':
      return typeof grant.amount === 'number'
        ? being(nounOf(grant.to), begins ? 'get' : 'have', sayBonus(grant.amount, grant.field))
        : being(fieldOf(grant), 'be', sayRise(grant.amount));
    case 'fixed':
      return being(fieldOf(grant), become, sayAmount(grant.amount));
    case 'depth':
      return being(ofPlayer(grant.who, 'depth'), 'be', sayRise(grant.amount));
    case 'fixed-depth':
      return being(ofPlayer(grant.who, 'depth'), become, sayAmount(grant.amount));
    case 'score':
      return being(ofPlayer(grant.who, `${grant.type} score`), 'be', sayRise(grant.amount));
    case 'roll':
      return being(thing(`the result of ${sayWhose(grant.who)} rolls`), 'be', sayRise(grant.amount));
    case 'unveil-cost':
      return being(
        thing(sayWho(grant.who), grant.who === 'you'),
        'discard',
        `${sayFewer(grant.amount)} for each card ${grant.who === 'you' ? 'you' : 'they'} unveil`,
      );
  }
}

const fieldOf = ({ field, to, amount }: OnCards): Noun => thing(`the ${field} of ${ownerOf(to, amount)}`);
type OnCards = Extract<Lasting, { field: unknown }>;
/** "Entities you control" without "all", and "them". */
function ownerOf(of: Pick, amount: Amount): string {
  if (isByEach(amount)) return sayEachOne(of);
  return typeof of === 'object' && of.pick === 'bound' ? sayPick(of) : nounOf(of).said;
}
const ofPlayer = (who: Who, what: string): Noun => thing(`${sayWhose(who)} ${what}`);

const lyingOpen = ({ what, who }: Extract<Lasting, { give: 'open' }>): Noun =>
  what === 'hand' ? ofPlayer(who, 'hand') : thing(`the top card of ${sayWhose(who)} deck`);

function sayFewer(amount: Amount): string {
  if (typeof amount !== 'number') return `as many arcana more as ${sayAmount(amount)}`;
  const n = Math.abs(amount);
  return `${n} ${n === 1 ? 'arcanum' : 'arcana'} ${amount < 0 ? 'fewer' : 'more'}`;
}

const CARD_BAN: Readonly<Record<CardBan, string>> = {
  'be-destroyed': 'be destroyed',
  'be-damaged': 'be dealt damage',
  'be-discarded': 'be discarded',
  'be-voided': 'be voided',
  'be-veiled': 'be veiled',
  'be-moved': 'be moved',
  'be-chosen': 'be chosen',
  'be-attached-to': 'have cards attached',
  'be-charged': 'be charged',
  exhaust: 'be exhausted',
  ready: 'be readied',
  declare: 'be declared into a conflict',
  attack: 'be declared as an attacker',
  defend: 'be declared as a defender',
};

/** The rules do these too, which are not banned. */
const BY_RULES: readonly CardBan[] = ['be-damaged', 'be-discarded', 'be-moved'];
/** "can't be destroyed by arcana of your opponent's"; cards act from wherever they are. */
function sayBan({ on, by }: Extract<Lasting, { give: 'ban' }>, cards: Noun): string {
  const doer = by === null ? null : sayGroup({ ...by, in: null }, MANY);
  const deed = sayDeed(on, cards);
  return doer === null && !BY_RULES.includes(on) ? deed : `${deed} by ${doer ?? 'effects'}`;
}

const sayDeed = (deed: CardBan, { many }: Noun): string =>
  many ? CARD_BAN[deed].replace(/\ban? (attacker|defender)/, '$1s') : CARD_BAN[deed];

/** What is banned or permitted: of all cards, and of those that are named. */
type Law = (cards: string | null, own: string) => string;
const by =
  (says: string): Law =>
  (cards) =>
    cards === null ? says : `${says} by ${cards}`;
const upon =
  (verb: string, all: string, rest = ''): Law =>
  (cards, own) =>
    `${verb} ${cards ?? all}${rest.replace('their', own)}`;

/** What the cards are played as is said where their description does not say it. */
const as = (cards: string, what: string, told: RegExp): string =>
  told.test(cards) ? `play ${cards}` : `play ${cards} as ${what}`;
const DREAM = /^(?!.*\b(arcana|cards)\b)|Dream cards/;

const PLAYER_BAN: Readonly<Record<PlayerBan, Law>> = {
  'start-conflicts': by('initiate conflicts'),
  'play-arcana': (cards) => (cards === null ? 'play arcana' : as(cards, 'arcana', /\barcana\b/)),
  'invert-arcana': upon('play', 'arcana', ' inverted'),
  'play-cards': (cards) => (cards === null ? 'play Dream cards' : as(cards, 'Dream cards', DREAM)),
  unveil: upon('unveil', 'cards'),
  activate: (cards) => (cards === null ? 'activate abilities' : `activate abilities of ${cards}`),
  evoke: by('evoke'),
  roll: by('roll'),
  charge: by('charge'),
  'avoid-nightmare': by('avoid Nightmare'),
};
const PERMIT: Readonly<Record<Permit, Law>> = {
  'any-depth': upon('play', 'arcana', ' at any depth'),
  'no-limits': upon('play and unveil', 'cards', ' regardless of Dormant and Worship'),
  'free-arcana': upon('play', 'arcana', ' without reducing their mind'),
  'free-unveil': upon('unveil', 'cards', ' without reducing their mind'),
  'skip-roll': by('skip the roll of a conflict'),
  'declare-exhausted': (cards) =>
    cards === null ? 'declare exhausted entities' : `declare ${cards} even if exhausted`,
  'join-on-entering': upon('have', 'entities', ' that enter play join the conflict'),
};

const lawful = (law: Law, cards: Described | null, who: Who): string =>
  law(cards === null ? null : sayGroup({ ...cards, in: 'play' }, { ...MANY, subject: who }), sayWhose(who, who));
