import type { Json, JsonObject, Seat, Viewer } from '#kernel';
import { KINDS } from './effects.js';
import { handleOf } from './keys.js';
import { type ConflictType, COUNTED_KEYWORDS, type Keyword, PLAIN_KEYWORDS } from './language.js';
import { isScored } from './situation.js';
import { added } from './kin.js';
import { capacityOf, covers, depthOf, keywordOf, numberOf, scoreParts } from './reckon.js';
import { type ScorePart, sumOf } from './score.js';
import { liesOpen } from './rules/open.js';
import { isSeen, isTextless, sortOf } from './standing.js';
import { type Card, type Conflict, KNOWS } from './state.js';
import { cardOf, defOf, deref, lastingOf, playerOf, SEATS, type Table } from './table.js';
import { attachmentsOf } from './zones.js';

/** What a viewer may see: part 2 of the catalogue. What is not named here stays inside. VD-2.2.3, VD-2.3.7, VD-7.7.1, VD-7.12.1. */

const slugOf = (t: Table, uid: number): string => defOf(t, cardOf(t, uid)).slug;
const sorted = (names: readonly string[]): string[] => [...names].sort();

/** Whether the viewer may read the front of a face-down card in play; a judge may, the public may not (VD-7.7.1, VD-7.7.2). */
function knowsFront(card: Card, viewer: Viewer): boolean {
  if (card.up || viewer.as === 'judge') return true;
  return viewer.as === 'seat' && (card.knows & KNOWS.front[viewer.seat === 0 ? 0 : 1]) !== 0;
}

function seenCard(t: Table, card: Card, viewer: Viewer): JsonObject {
  const def = defOf(t, card);
  const base = {
    id: handleOf(t, card),
    card: knowsFront(card, viewer) ? def.slug : null,
    value: def.value,
    sort: sortOf(t, card),
    owner: card.owner,
    exhausted: card.exhausted,
    joined: card.joined,
    attachments: attachmentsOf(t, card).map((under) => seenCard(t, under, viewer)),
  };
  if (!card.up) return base;
  const lost = isTextless(t, card) ? { textless: true } : {};
  return { ...base, ...seenNumbers(t, card), keywords: seenKeywords(t, card), ...lost, ...seenKin(t, card) };
}

function seenNumbers(t: Table, card: Card): JsonObject {
  const { kind } = defOf(t, card);
  if (kind === 'memory') return {};
  const tough = { stability: numberOf(t, card, 'stability'), damage: card.damage, capacity: capacityOf(t, card) };
  if (kind !== 'entity') return tough;
  return { ...tough, dawn: numberOf(t, card, 'dawn'), dusk: numberOf(t, card, 'dusk') };
}

/** Those that are printed, and those that it has by effects. */
function seenKeywords(t: Table, card: Card): JsonObject {
  const { keywords } = defOf(t, card);
  const words = KEYWORDS.map((word) => [word, keywordOf(t, card, word)] as const);
  return Object.fromEntries(words.filter(([word, x]) => x > 0 || word in keywords));
}

/** The subtypes and the factions that effects add. */
function seenKin(t: Table, card: Card): JsonObject {
  if (t.state.effects.kin.length === 0) return {};
  const also = added(t, card, covers).map((one) => (one.give === 'subtype' ? one.subtype : one.faction));
  return also.length === 0 ? {} : { also: [...new Set(also)] };
}

const KEYWORDS: readonly Keyword[] = [...PLAIN_KEYWORDS, ...COUNTED_KEYWORDS];

/** The owner sees titles, all others the backs, in an order that tells nothing (VD-2.2.3). */
function seenHand(t: Table, seat: Seat, viewer: Viewer): JsonObject {
  const { hand } = playerOf(t, seat);
  const isOwn = viewer.as === 'judge' || (viewer.as === 'seat' && viewer.seat === seat);
  const isOpen = isOwn || (liesOpen(t, seat, 'hand') && hand.every((uid) => isSeen(cardOf(t, uid))));
  return {
    count: hand.length,
    values: hand.map((uid) => defOf(t, cardOf(t, uid)).value).sort((a, b) => a - b),
    cards: isOpen ? sorted(hand.map((uid) => slugOf(t, uid))) : null,
  };
}

/**
 * The top's back, or its front when it is face up; of the rest the count and what lies there face up, with its place from the
 * top while that follows from public moves (VD-7.12.1, VD-H.41).
 */
function seenDeck(t: Table, seat: Seat, viewer: Viewer): JsonObject {
  const { deck } = playerOf(t, seat);
  const top = deck[0] === undefined ? null : cardOf(t, deck[0]);
  const faceUp = deck.filter((uid) => cardOf(t, uid).up);
  return {
    count: deck.length,
    depth: t.state.phase === 'setup' ? null : depthOf(t, seat),
    top: top?.up === true ? handleOf(t, top) : null,
    faceUp: sorted(faceUp.map((uid) => handleOf(t, cardOf(t, uid)))),
    places: Object.fromEntries(
      faceUp
        .filter((uid) => (cardOf(t, uid).knows & KNOWS.place) !== 0)
        .map((uid) => [handleOf(t, cardOf(t, uid)), deck.indexOf(uid)]),
    ),
    ...(top?.up === false && isSeen(top) && liesOpen(t, seat, 'top') ? { open: defOf(t, top).slug } : {}),
    cards: viewer.as === 'judge' ? sorted(deck.map((uid) => slugOf(t, uid))) : null,
  };
}

function seenPlayer(t: Table, seat: Seat, viewer: Viewer): JsonObject {
  const player = playerOf(t, seat);
  const pile = (uids: readonly number[]): string[] => sorted(uids.map((uid) => slugOf(t, uid)));
  const offerings = player.void.filter((uid) => cardOf(t, uid).offering);
  const construct = player.construct < 0 ? null : seenCard(t, cardOf(t, player.construct), viewer);
  return {
    seat,
    mind: { card: slugOf(t, player.mindCard), at: player.mind },
    bastion: seenCard(t, cardOf(t, player.bastion), viewer),
    spares: player.spares.map((uid) => seenCard(t, cardOf(t, uid), viewer)),
    construct,
    hand: seenHand(t, seat, viewer),
    deck: seenDeck(t, seat, viewer),
    play: player.play.map((uid) => seenCard(t, cardOf(t, uid), viewer)),
    arcanaDiscard: pile(player.arcanaDiscard),
    dreamDiscard: pile(player.dreamDiscard),
    void: pile(player.void),
    offerings: pile(offerings),
  };
}

/** Of what it was aimed at those that are still there, and that the viewer may know. */
function seenEffects(t: Table, viewer: Viewer): Json {
  const seenOn = (refs: readonly number[]): string[] =>
    refs.flatMap((ref) => {
      const card = deref(t, ref);
      return card !== null && (card.serial > 0 || knowsFront(card, viewer)) ? handleOf(t, card) : [];
    });
  return KINDS.flatMap((kind) => t.state.effects[kind])
    .filter(({ until, grant }) => until !== 'source' && lastingOf(t, grant).grant.give !== 'end')
    .map(({ grant, def, amount, until, you, on }) => ({
      gives: lastingOf(t, grant).grant.give,
      source: defOf(t, { def }).slug,
      amount,
      until,
      you,
      on: on === null ? null : seenOn(on),
    }));
}

function seenConflict(t: Table, { attacker, type, stage, rolls }: Conflict): JsonObject {
  const isToRoll = rolls && stage !== 'resolving';
  return { attacker, type, stage, isToRoll, scores: type === null ? null : seenScores(t, type) };
}

/** As they stand, with what they are made of; once they were reckoned, as they were (VD-4.6.6, VD-4.7.6). */
function seenScores(t: Table, type: ConflictType): JsonObject[] {
  if (isScored(t)) return t.state.scores.map((total) => ({ total, parts: [] }));
  return SEATS.map((seat) => {
    const parts = scoreParts(t, seat, type);
    return { total: sumOf(t, parts), parts: parts.map((part) => seenPart(t, part)) };
  });
}

function seenPart(t: Table, part: ScorePart): JsonObject {
  const { from, adds } = part;
  if (from === 'depth') return { from, adds };
  return { from, adds, card: from === 'effect' ? defOf(t, part).slug : handleOf(t, cardOf(t, part.uid)) };
}

export function viewOf(t: Table, viewer: Viewer): JsonObject {
  const { state } = t;
  const { conflict } = state;
  return {
    round: state.round,
    phase: state.phase,
    paused: state.paused,
    active: state.active,
    passes: state.passes,
    inNightmare: state.inNightmare,
    conflict: conflict === null ? null : seenConflict(t, conflict),
    resolving: state.resolving.map((uid) => slugOf(t, uid)),
    effects: seenEffects(t, viewer),
    players: SEATS.map((seat) => seenPlayer(t, seat, viewer)),
  };
}
