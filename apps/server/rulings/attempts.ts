import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type ActorId, base64Of, isJsonObject, millis, parseStream, type StreamId } from '#kernel';
import { type Arbiter, nodeSha256 } from '#log';
import { type AnswerDecision, type MatchRefusal, type MatchRules, seatOf } from '#match';
import { type Attempt, attemptDigest } from '#rulings';
import type { Vault } from '#vault';
import { ARBITER, MATCH_RULES, VAULT } from '../tokens.js';

/** Of each seat at each ply so many are kept; somebody who tries at random gets no more room. */
const MOST = 8;
const LONGEST = 300;

type Tried = Omit<Attempt, 'salt' | 'digest'>;

const digits = (n: number): string => String(n).padStart(6, '0');

/** Answers that a game refused: kept beside the log, where a dispute finds them. */
@Injectable()
export class Attempts {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(ARBITER) private readonly arbiter: Arbiter,
    @Inject(MATCH_RULES) private readonly rules: MatchRules,
  ) {}

  /** What the game itself refused, of a tournament's match; nothing else is of use to a judge. */
  async note(
    match: StreamId,
    actor: ActorId,
    { ply, answer }: AnswerDecision,
    { code, says, rule }: MatchRefusal,
  ): Promise<void> {
    if (code !== 'MATCH.ILLEGAL_ANSWER' || answer.length > LONGEST) return;
    const seat = await this.arbiter.look(this.rules, match, ({ state }) =>
      state.phase === 'none' || state.plan.origin === null ? null : seatOf(state.plan, actor),
    );
    if (seat !== null) await this.keep(match, { seat, ply, answer, at: millis(Date.now()), rule, says });
  }

  private async keep(match: StreamId, tried: Tried): Promise<void> {
    const prefix = `${nameOf(match)}/${digits(tried.ply)}/${tried.seat}/`;
    const before = await this.vault.list('attempt', prefix);
    const isKnown = before.some(({ value }) => isJsonObject(value) && value.answer === tried.answer);
    if (isKnown || before.length >= MOST) return;
    const salted = { ...tried, salt: base64Of(randomBytes(32)) };
    const value: Attempt = { ...salted, digest: attemptDigest(nodeSha256, salted) };
    await this.vault.change({ do: 'put', space: 'attempt', key: `${prefix}${before.length}`, value, was: 0 });
  }
}

/** What was tried in a match from a ply on, until that moment. */
export async function attemptsFrom(
  vault: Vault,
  match: string,
  { ply, until }: { readonly ply: number; readonly until: number },
): Promise<readonly Attempt[]> {
  const kept = await vault.list('attempt', `${match}/`);
  return kept.map(({ value }) => value as Attempt).filter((each) => each.ply >= ply && each.at <= until);
}

/** Matches of which something is kept. */
export const matchesTried = async (vault: Vault): Promise<readonly string[]> => [
  ...new Set((await vault.list('attempt')).map(({ key }) => key.slice(0, key.indexOf('/')))),
];

/** Once a match's key is out nothing of it can be disputed any more, and what was has its copy in the case. */
export async function dropAttempts(vault: Vault, match: string): Promise<void> {
  const kept = await vault.list('attempt', `${match}/`);
  if (kept.length > 0) await vault.change(...kept.map(({ key }) => ({ do: 'drop', space: 'attempt', key }) as const));
}

const nameOf = (match: StreamId): string => parseStream(match)?.name ?? '';
