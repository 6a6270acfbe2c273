import { Args, Context, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import type {
  AddEvidenceInput,
  AssignCaseInput,
  CaseViewpoint,
  ClaimCaseInput,
  ComputeDeltaInput,
  EscalateCaseInput,
  LookAtPositionInput,
  ReleaseCaseInput,
} from '#contract';
import { actorId, phrase } from '#kernel';
import { informationDelta, seePosition } from '#match';
import type { Eyes } from '#rulings';
import type { Asking } from '../graphql/asking.js';
import { parseId } from '../graphql/ids.js';
import { type UserError, userError } from '../graphql/user-errors.js';
import { CaseDesk, type Payload } from './case-desk.js';
import { type ShownCase, shownCase } from './case-shape.js';
import { isPlayedHere } from './cases.js';
import { Standings } from './standings.js';
import { readAs, VIEWPOINTS } from './words.js';

/** Who has a case, what is said in it, and what its judge looks at. */
@Resolver('CasePayload')
export class JudgingMutations {
  constructor(
    private readonly desk: CaseDesk,
    private readonly standings: Standings,
  ) {}

  @Mutation()
  claimCase(@Args('input') input: ClaimCaseInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.judge(input, asking, (_, as) => ({ type: 'ClaimCase', as }));
  }

  @Mutation()
  async assignCase(@Args('input') input: AssignCaseInput, @Context() asking: Asking): Promise<Payload> {
    const payload = await this.desk.judge(input, asking, async ({ state }, as) => {
      const id = parseId(input.personId);
      const to = id?.kind === 'person' ? actorId(id.name) : null;
      const toAs = to === null ? null : await this.standings.of(state.tournament, to);
      if (to !== null && toAs !== null && toAs.role !== 'organiser') return { type: 'AssignCase', as, to, toAs };
      return userError(
        'NOT_FOUND',
        phrase('"{personId}" is no judge of this tournament.', { personId: input.personId }),
        'personId',
      );
    });
    return { ...payload, userErrors: payload.userErrors.map(aboutThem) };
  }

  @Mutation()
  releaseCase(@Args('input') input: ReleaseCaseInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.act('runTournament', input, asking, () => ({ type: 'ReleaseCase' }));
  }

  @Mutation()
  escalateCase(@Args('input') input: EscalateCaseInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.act('runTournament', input, asking, () => ({ type: 'EscalateCase' }));
  }

  @Mutation()
  addEvidence(@Args('input') input: AddEvidenceInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.sign(input, asking, async ({ actor, key }) => {
      const text = await this.desk.cases.keep(actor, key, input.text, 'text', input.salt);
      return 'code' in text ? text : { type: 'AddEvidence', text };
    });
  }

  @Mutation()
  lookAtPosition(@Args('input') input: LookAtPositionInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.judge(input, asking, async ({ state }) => {
      const eyes = eyesIn(input.viewpoint, input.seat ?? null);
      if ('code' in eyes) return eyes;
      const { ply } = input;
      const lacksSeat = await this.desk.cases.lookAtMatch(
        state,
        ({ plan }) => eyes.seat !== null && plan.seats[eyes.seat] === undefined,
      );
      if (lacksSeat === true)
        return userError('INVALID_INPUT', phrase('There is no seat {seat} here.', { seat: String(eyes.seat) }), 'seat');
      const none = await this.desk.cases.lookAtMatch(state, (match) => {
        if (!isPlayedHere(match)) return NOT_PLAYED;
        return seePosition(match, ply, []) === null ? noPly(ply) : null;
      });
      return none ?? { type: 'LookAtPosition', ply, eyes };
    });
  }

  @Mutation()
  computeDelta(@Args('input') input: ComputeDeltaInput, @Context() asking: Asking): Promise<Payload> {
    return this.desk.judge(input, asking, async ({ state }) => {
      const { ply } = input;
      const found = await this.desk.cases.lookAtMatch(state, (match, seq, head) => {
        const delta = match.phase === 'playing' ? informationDelta(match, ply) : null;
        return delta === null ? null : { delta: structuredClone(delta), match: { seq, head } };
      });
      if (found !== null) return { type: 'ComputeDelta', ...found };
      return state.subject.is === 'play' ? noPly(ply) : NOT_ON;
    });
  }

  @ResolveField()
  async case({ stream, position }: Payload, _: unknown, { principal }: Asking): Promise<ShownCase | null> {
    if (stream === null) return null;
    const { cases } = this.desk;
    const seen = await cases.see(stream, principal, position?.seq);
    return seen === null || seen === 'behind' ? null : shownCase(seen, cases);
  }
}

const noPly = (ply: number): UserError =>
  userError(
    'INVALID_INPUT',
    phrase('The match of this case has no ply {ply} that counts; name one that was not taken back.', { ply }),
    'ply',
  );

const NOT_PLAYED = userError(
  'INVALID_INPUT',
  phrase('Nothing was played here in the match of this case: rule on what is said.'),
  'caseId',
);
const NOT_ON = userError('CASE_BAD_REMEDY', phrase('Only in a game that is on can something be taken back.'), 'caseId');

const UNFIT: readonly UserError['code'][] = ['CASE_CONFLICT', 'CASE_HEAD_JUDGE_ONLY', 'CASE_SAME_JUDGE'];

/** Why somebody can't be given a case is about them, not about who gives it. */
const aboutThem = (error: UserError): UserError =>
  UNFIT.includes(error.code) ? { ...error, field: ['input', 'personId'] } : error;

/** Through whose eyes; or what is wrong with that. */
export function eyesIn(viewpoint: CaseViewpoint, seat: number | null): Eyes | UserError {
  const through = readAs(VIEWPOINTS, viewpoint);
  if (through === 'seat') {
    return seat === null
      ? userError('INVALID_INPUT', 'The viewpoint SEAT takes a `seat` too.', 'seat')
      : { through, seat };
  }
  return { through, seat: null };
}
