import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, ResolveField, Resolver } from '@nestjs/graphql';
import type {
  AnswerJudgeCallInput,
  CallJudgeInput,
  EnterResultInput,
  HandInGameInput,
  ReportResultInput,
  PauseClocksInput,
  ResumeClocksInput,
} from '#contract';
import { inEnglish, type KeptText, phrase } from '#kernel';
import { shownPhrases } from '../graphql/phrases.js';
import type { Games } from '#match';
import { keepText, readText, type Vault } from '#vault';
import type { Asking } from '../graphql/asking.js';
import { type UserError, userError } from '../graphql/user-errors.js';
import { textProblem } from '../people/names.js';
import { VAULT } from '../tokens.js';
import type { ShownCall } from './desk-shape.js';
import { HandIns } from './hand-ins.js';
import type { SendToMatch } from './match.commands.js';
import { Matches } from './matches.js';
import { type Payload, type Sender, Sending, type ToMatch } from './sending.js';
import { scoreOf } from '../tournament/games-input.js';
import { MatchStaff } from './staff.js';
import type { MatchOperation } from '#tournament';

const LONGEST_TEXT = 500;

type Made = SendToMatch['command'] | UserError;

/** Results that were not played here, and what staff do about the matches of their tournament. */
@Resolver('JudgeCall')
export class MatchResults {
  constructor(
    private readonly sending: Sending,
    private readonly matches: Matches,
    private readonly staff: MatchStaff,
    private readonly handIns: HandIns,
    @Inject(VAULT) private readonly vault: Vault,
  ) {}

  @Mutation()
  handInGame(@Args('input') input: HandInGameInput, @Context() asking: Asking): Promise<Payload> {
    return this.sending.sendFor('report', input, asking, (sender) =>
      this.handIns.prepare(input, asking.principal, sender),
    );
  }

  @Mutation()
  callJudge(@Args('input') input: CallJudgeInput, @Context() asking: Asking): Promise<Payload> {
    return this.sending.sendFor('call a judge', input, asking, async (sender) => {
      if (typeof input.text !== 'string') return { type: 'CallJudge', text: null };
      const text = await this.kept(input.text, sender, 'text');
      return 'code' in text ? text : { type: 'CallJudge', text };
    });
  }

  @Mutation()
  answerJudgeCall(@Args('input') input: AnswerJudgeCallInput, @Context() asking: Asking): Promise<Payload> {
    const { number: call } = input;
    return this.asStaff('answer a call', input, asking, (role) => ({ type: 'AnswerJudgeCall', call, role }));
  }

  @Mutation()
  enterResult(@Args('input') input: EnterResultInput, @Context() asking: Asking): Promise<Payload> {
    const { bothLost = false, notPlayed = false } = input;
    const games = gamesIn(input);
    return this.asStaff('enter a result', input, asking, async (role, { stream }) => {
      const origin = await this.matches.originOf(stream);
      const score = scoreOf({ ...input, bothLost, notPlayed });
      const problem = origin && score && (await this.staff.resultProblem(origin, score));
      if (problem !== null)
        return {
          ...userError('MATCH_IMPOSSIBLE_RESULT', inEnglish(problem), 'won'),
          phrases: shownPhrases(problem),
        };
      return { type: 'EnterResult', games, bothLost, notPlayed, role };
    });
  }

  @Mutation()
  pauseClocks(@Args('input') input: PauseClocksInput, @Context() asking: Asking): Promise<Payload> {
    return this.asStaff('hold a match', input, asking, async (role, sender) => {
      const reason = await this.kept(input.reason, sender, 'reason');
      return 'code' in reason ? reason : { type: 'PauseClocks', reason, role };
    });
  }

  @Mutation()
  resumeClocks(@Args('input') input: ResumeClocksInput, @Context() asking: Asking): Promise<Payload> {
    return this.asStaff('hold a match', input, asking, async (role, sender) => {
      const reason = await this.kept(input.reason, sender, 'reason');
      return 'code' in reason ? reason : { type: 'ResumeClocks', reason, role };
    });
  }

  @ResolveField()
  text({ kept }: ShownCall): Promise<string | null> {
    return kept === null ? Promise.resolve(null) : readText(this.vault, kept);
  }

  /** By who has the role for it in the match's tournament; of a match outside tournaments, the match says so itself. */
  private asStaff(
    act: MatchOperation,
    input: ToMatch,
    asking: Asking,
    command: (role: string, sender: Sender) => Made | Promise<Made>,
  ): Promise<Payload> {
    const make = async (sender: Sender): Promise<Made> => {
      const origin = await this.matches.originOf(sender.stream);
      if (origin === null) return command('nobody', sender);
      const standing = await this.staff.roleFor(act, origin, asking.principal);
      return 'role' in standing ? command(standing.role, sender) : userError('FORBIDDEN', standing.says);
    };
    return this.sending.sendFor(act, input, asking, make);
  }

  /** A free text, kept outside the log under the key of who wrote it. */
  private async kept(text: string, { actor, key }: Sender, field: string): Promise<KeptText | UserError> {
    const wrong = textProblem(text, LONGEST_TEXT);
    if (wrong !== null) return userError('PEOPLE_BAD_TEXT', wrong, field);
    const kept = await keepText(this.vault, actor, text.trim(), { actor, key });
    return kept ?? userError('PEOPLE_ERASED', phrase('You were erased, which is final.'));
  }
}

export const gamesIn = ({ won, drawn = 0 }: Pick<ReportResultInput, 'won' | 'drawn'>): Games => ({ won, drawn });
