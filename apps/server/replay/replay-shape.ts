import type { Offer as ApiOffer, ReplayChapter, ReplayEyes, ReplayFrame, ReplayMark, ReplayViewpoint } from '#contract';
import { millis, type Offer } from '#kernel';
import { type Chapter, type Frame, type Mark, type Viewpoint } from '#match';
import { ruleRef } from '../match/desk-shape.js';
import { type ShownFact, shownFact } from '../match/match-shape.js';
import type { Tell } from '../match/telling.js';

const NAMES: Readonly<Record<Viewpoint['as'], ReplayViewpoint>> = {
  seat: 'SEAT',
  both: 'BOTH',
  judge: 'JUDGE',
  public: 'PUBLIC',
};

export const shownEyes = (viewpoint: Viewpoint): ReplayEyes => ({
  viewpoint: NAMES[viewpoint.as],
  seat: viewpoint.as === 'seat' ? viewpoint.seat : null,
});

export const shownChapter = (chapter: Chapter): ReplayChapter => chapter;

export const shownMark = (mark: Mark): ReplayMark => ({ ...mark, rule: ruleRef(mark.rule) });

export type ShownFrame = Omit<ReplayFrame, 'facts'> & { readonly facts: readonly ShownFact[] };

export const shownFrame = ({ changes, decisions, facts, clocks, ...rest }: Frame, tell: Tell): ShownFrame => ({
  ...rest,
  changes: changes?.map((change) => ({ ...change })) ?? null,
  decisions: decisions.map(({ seat, kind, rules, offers }) => ({
    seat,
    kind,
    rules: rules.map((id) => ({ id })),
    offers: offers.map(shownOffer),
  })),
  facts: facts.map((fact) => shownFact(fact, tell)),
  clocks: clocks.map(({ left, runsSince }, seat) => ({
    seat,
    leftMs: left,
    runningSince: runsSince,
    deadline: runsSince === null ? null : millis(runsSince + left),
  })),
});

const FORMS = { one: 'ONE', number: 'NUMBER', some: 'SOME', order: 'ORDER', split: 'SPLIT' } as const;

const shownOffer = ({ form, ...rest }: Offer): ApiOffer => ({ form: FORMS[form], ...rest });
