import type { Match, MatchPhase, MatchSeat, Offer as ApiOffer, Ply, RuleRef } from '#contract';
import { actorId, type Hash, type Offer, parseStream, type RuleId, type StreamId, SYSTEM } from '#kernel';
import type { MatchView, SeenPly } from '#match';
import { globalId } from '../graphql/ids.js';
import { shownPerson, type ShownPerson } from '../people/person.resolver.js';

/** A match as the contract has it, as one person may see it, at one record. */
export type ShownMatch = Omit<Match, 'facts' | 'position' | 'creator' | 'seats'> & {
  readonly __typename: 'Match';
  readonly position: { readonly stream: StreamId; readonly seq: number };
  readonly creator: ShownPerson | null;
  readonly seats: readonly (Omit<MatchSeat, 'holder'> & { readonly holder: ShownPerson | null })[];
};

export interface Seen {
  readonly stream: StreamId;
  readonly seq: number;
  readonly hash: Hash;
  readonly ownSeat: number | null;
  readonly view: MatchView;
}

export function shownMatch({ stream, seq, hash, ownSeat, view }: Seen): ShownMatch {
  const { play, terms } = view;
  return {
    __typename: 'Match',
    id: globalId('match', parseStream(stream)?.name ?? ''),
    position: { stream, seq },
    seq,
    head: hash,
    phase: PHASES[view.phase],
    game: view.game,
    engine: view.engine,
    cards: view.cards,
    switches: Object.entries(terms.switches).map(([ruling, reading]) => ({ ruling, reading })),
    options: terms.options,
    creator: personOf(view.creator),
    seats: view.seats.map(({ who, left }, seat) => ({ seat, holder: personOf(who), isYou: seat === ownSeat, left })),
    ply: play?.ply ?? null,
    view: play?.table ?? null,
    requests: play?.asked ?? [],
    decision: play?.own ? { ...play.own, rules: play.own.rules.map((id) => ({ id })) } : null,
    offers: play?.own?.offers.map(shownOffer) ?? [],
    result: play?.result ? { ...play.result, rule: ruleRef(play.result.rule) } : null,
  };
}

export const shownPly = ({ ply, facts }: SeenPly): Ply => ({
  ply,
  facts: facts.map(({ kind, rule, data }) => ({ kind, rule: ruleRef(rule), data })),
});

export const PHASES: Readonly<Record<MatchView['phase'], MatchPhase>> = {
  none: 'OPEN',
  open: 'OPEN',
  playing: 'PLAYING',
  finished: 'FINISHED',
  cancelled: 'CANCELLED',
};

const ruleRef = (id: RuleId | null): RuleRef | null => (id === null ? null : { id });

/** Null for nobody, and for the house. */
export const personOf = (who: string | null): ShownPerson | null =>
  who === null || who === SYSTEM ? null : shownPerson(actorId(who));

const FORMS = { one: 'ONE', number: 'NUMBER', some: 'SOME', order: 'ORDER', split: 'SPLIT' } as const;

const shownOffer = ({ form, ...rest }: Offer): ApiOffer => ({ form: FORMS[form], ...rest });
