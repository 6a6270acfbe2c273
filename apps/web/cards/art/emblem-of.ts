/** Which emblem a card carries: the first word of its title that has one; else one of its faction's, by its seed. */
import type { Dice } from './dice.js';
import { BEASTS } from './emblems/beasts.js';
import { HOUSE } from './emblems/house.js';
import { PAPERS } from './emblems/papers.js';
import { PEOPLE } from './emblems/people.js';
import { WEATHER } from './emblems/weather.js';
import { WORKS } from './emblems/works.js';
import type { Faction } from './inks.js';

const EMBLEMS = { ...BEASTS, ...PEOPLE, ...HOUSE, ...PAPERS, ...WORKS, ...WEATHER };
export type Emblem = keyof typeof EMBLEMS;

export const drawEmblem = (emblem: Emblem): string => EMBLEMS[emblem]();

/** Beginnings of words; what stands earlier is looked for first. */
const WORDS: readonly (readonly [beginnings: string, emblem: Emblem])[] = [
  ['owl magistrate|owl-eyed', 'owl'],
  ['heron|magpie|dawn chorus', 'heron'],
  ['antler|hart', 'hart'],
  ['hound|dog', 'hound'],
  ['moth\\b', 'moth'],
  ['rat ', 'rat'],
  ['snail', 'snail'],
  ['lamb ', 'lamb'],
  ['scapegoat', 'goat'],
  ['twin|face|second-guess|double|understudy|mark two', 'twins'],
  ['child|childhood|orphan|adoption|nursery|nurse|small ones|smallest|prototype', 'child'],
  ['ghost|nameless|nobody|stranger|borrowed face|sleight', 'veil'],
  ['saint|fed|mother|widow', 'saint'],
  ['sleep|nightcap|lullaby|recess|insomniac|homesick|half awake', 'sleeper'],
  ['king|queen|provost|triumph', 'crown'],
  ['heart|family', 'heart'],
  ['eat|teeth|feast|feed|bite|hungry|tongue|talk|speech|kitchen', 'mouth'],
  ['tooth', 'tooth'],
  ['bone|doctor|surgeon|midwife|ends|endings', 'bone'],
  ['lamp|lantern|light|lit |nightlight', 'lamp'],
  ['bell|toll the|waking|reinforcement', 'bell'],
  ['hourglass|early|long thaw', 'hourglass'],
  ['clock|hours|time|ticking|curfew|latecomer|minutes', 'clock'],
  ['key|locked|shut', 'key'],
  ['gate|checkpoint|barrier|turnstile', 'gate'],
  ['door|threshold|waiver|departure|everybody out', 'door'],
  ['stair|escalator|descend|descent|promotion|steps', 'stairs'],
  ['tower|signal tower|topping|scaffold|attic', 'tower'],
  ['bridge|viaduct|mind the gap', 'bridge'],
  ['chair|bench|audience|understair', 'chair'],
  ['pillow|blanket|padded|cushion', 'pillow'],
  ['window|pane|observation', 'window'],
  ['curtain|stage|prompter|wardrobe|usher', 'curtain'],
  ['candle|wax|lamplighter', 'candle'],
  ['coffee|cup', 'cup'],
  ['umbrella', 'umbrella'],
  ['wall|walls|floor|floors|corridor|foundation|cellar|hall|room', 'wall'],
  ['suitcase|satchel|pack|keepsake|cloakroom|porter|property', 'satchel'],
  ['vault|cabinet|depot|crate|platform|lost|archive|file', 'box'],
  ['letter|post|postman|mail|writ', 'letter'],
  ['law|order|contract|pact|vow|oath|warrant|rules|rule|papers|dispensation|roll|papers|timetable', 'scroll'],
  ['ledger|page|precedent|record|archivist|reader|tale|book|scholar|professor', 'book'],
  ['toll|judgment|assize|juror|balanced|fund|price|debt|bargain|stalemate|parley', 'scales'],
  ['seal|notari|notary|stamp|badge', 'seal'],
  ['court|verdict|objection|appeal|bailiff|prosecutor|argument|advocate', 'gavel'],
  ['ticket|fare|transfer|slip|season|passage', 'ticket'],
  ['map|lower streets|way|wrong turn|survey|inspector|long way', 'map'],
  ['card|cards|deck|gambit|sharp', 'cards'],
  ['take|casting|startle|stage manager|sorting', 'clapper'],
  ['banner|army|patrol|march|muster|marque|sergeant', 'flag'],
  ['song|sing|choir|cantor|chorus|echo|whisper', 'note'],
  ['chord|hum|resonant|silence|quiet|listener|metronome', 'chord'],
  ['count|arithmetic|abacus|number|auditor|sum|null', 'abacus'],
  ['ferry|boat|swimmer|diver|cistern', 'boat'],
  ['tram|train|carriage|line|commuter|conductor|freight|transit|terminus', 'tram'],
  ['wheel|derail|orrery|engine|kaleidoscope|racing', 'wheel'],
  ['bicycle', 'bicycle'],
  ['mirror|reflection|reflect|portrait|photograph', 'mirror'],
  ['prism|refraction|facet|angles|lattice|split', 'prism'],
  ['lens|search|watcher|look|watch|informer|agent|observ', 'lens'],
  ['wire|circuit|battery|switchback', 'wire'],
  ['anchor|undertow|sinking|drain', 'anchor'],
  ['signal|points|interchange|change here|red door', 'signal'],
  ['whistle|crier|call|train', 'whistle'],
  ['gauge|pressure|fever|depth|level', 'gauge'],
  ['lever|brake|emergency|wedge|jam', 'lever'],
  ['leak|drip|pipe|weir|lock', 'pipe'],
  ['thread|string|unpick|seamstress', 'thread'],
  ['needle|splinter|erase|hung', 'needle'],
  ['plumb|lead|weight|falling|colossus|giant', 'weight'],
  ['pendulum|controlled|second', 'pendulum'],
  ['red tape|fetter|no way back|barred', 'chain'],
  ['cutter|culling|knife|cut ', 'knife'],
  ['glass|crystal|shard|shatter|crack|mould|model', 'crystal'],
  ['ice|frost|rime|cold|thaw|season|frozen', 'snow'],
  ['lake|water|wave|sea|mirrorwell', 'wave'],
  ['salt|drop|dripping|tear', 'drop'],
  ['spark|bolt|lightning|startle', 'bolt'],
  ['hole|pit|breach|zero|under |buried|below', 'hole'],
  ['web|maze|peer|trap|same ', 'web'],
  ['fire|burn|flame|offering|sacrifice|ritual|warm', 'flame'],
  ['noon|dawn|day|morning|daybreak', 'sun'],
  ['night|dark|moon|dream|dreams', 'moon'],
  ['sky|star|rings|lucid', 'star'],
  ['stone|bedrock|worry|rock', 'stone'],
  ['garden|tree|gardener', 'tree'],
  ['wreath|spring|winner|loser', 'wreath'],
  ['paper|breath|leaf|straw', 'leaf'],
  ['mask|masks|masked|mourner', 'mask'],
  ['eye|eyes|stare|wide awake|read the|unblinking|clear head', 'eye'],
  ['hand|hands|throw|keeper|minder|collector|sweeper|janitor|attendant', 'hand'],
  ['guard|warden|ward|sentinel|flanker|halberd|marshal|sapper|deserter', 'halberd'],
  ['close|siege|shield|loyal|indestructible', 'shield'],
  ['boots|walker|walk|way home', 'boots'],
];

const OF_FACTION: Readonly<Record<Faction, readonly [Emblem, ...Emblem[]]>> = {
  'chimeric-court': ['mask', 'seal', 'halberd', 'gavel', 'scales', 'owl'],
  fracta: ['crystal', 'snow', 'prism', 'lens', 'chord', 'heron'],
  'subter-venellam': ['lamp', 'tram', 'signal', 'hole', 'pipe', 'moth'],
  'the-maze': ['eye', 'hole', 'web', 'door', 'stairs', 'tooth'],
  neutral: ['moon', 'window', 'star', 'face', 'pillow', 'candle'],
};

const PATTERNS = WORDS.map(([beginnings, emblem]) => [new RegExp(`\\b(?:${beginnings})`, 'i'), emblem] as const);

export function emblemOf(title: string, faction: Faction, { one }: Dice): Emblem {
  const found = PATTERNS.find(([pattern]) => pattern.test(`${title} `));
  return found?.[1] ?? one(OF_FACTION[faction]);
}
