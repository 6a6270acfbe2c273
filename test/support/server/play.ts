import { randomUUID } from 'node:crypto';
import { anyAnswer, type Dice, type Offer, seededChance } from '#kernel';
import type { Asker } from './asker.js';

interface MatchSeen {
  readonly id: string;
  readonly seq: number;
  readonly phase: string;
  readonly ply: number | null;
  readonly offers: readonly ShownOffer[];
}

/** As the contract has it: the form in capitals. */
export interface ShownOffer {
  readonly form: string;
}

export interface MatchResult {
  readonly match: MatchSeen | null;
  readonly position: string | null;
  readonly repeated: boolean;
  readonly userErrors: readonly {
    readonly code: string;
    readonly message: string;
    readonly field: readonly string[] | null;
    readonly ruleRef: { readonly id: string } | null;
    readonly alternatives: readonly string[];
  }[];
}

const MATCH = 'id seq phase ply offers { form key about min max of total among { key min max } }';
const PAYLOAD = `match { ${MATCH} } position repeated userErrors { code message field ruleRef { id } alternatives }`;

type Verb =
  | 'createMatch'
  | 'joinMatch'
  | 'answer'
  | 'resign'
  | 'revealSeed'
  | 'cancelMatch'
  | `${'offer' | 'accept' | 'decline'}Draw`
  | 'reportResult'
  | 'handInGame'
  | 'confirmResult'
  | 'withdrawReport'
  | 'callJudge'
  | 'answerJudgeCall'
  | 'enterResult'
  | 'rematch'
  | 'claimAway'
  | 'pauseClocks'
  | 'resumeClocks';

/** Sends a command under a fresh key, unless the input brings one. */
export async function send(who: Asker, verb: Verb, input: object): Promise<MatchResult> {
  const type = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}Input!`;
  const { data, errors } = await who.ask<Record<Verb, MatchResult>>(
    `mutation ($input: ${type}) { ${verb}(input: $input) { ${PAYLOAD} } }`,
    { input: { idempotencyKey: randomUUID(), ...input } },
  );
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join(' '));
  return data[verb];
}

export interface Terms {
  readonly game: string;
  readonly options?: object;
  readonly spectatorDelay?: object;
  /** One entry a seat. */
  readonly brings: readonly unknown[];
}

/** Creates a match and seats everybody; gives its id. */
export async function sitDown(players: readonly Asker[], { brings, ...terms }: Terms): Promise<string> {
  const [creator] = players;
  if (creator === undefined) throw new Error('Nobody plays.');
  const { match, userErrors } = await send(creator, 'createMatch', { ...terms, seats: players.length });
  if (match === null) throw new Error(JSON.stringify(userErrors));
  for (const [seat, player] of players.entries()) {
    const joined = await send(player, 'joinMatch', { matchId: match.id, seat, brings: brings[seat] ?? null });
    if (joined.userErrors.length > 0) throw new Error(JSON.stringify(joined.userErrors));
  }
  return match.id;
}

export async function seen(who: Asker, id: string, atLeast?: string): Promise<MatchSeen> {
  const { data, errors } = await who.ask<{ match: MatchSeen | null }>(
    `query ($id: ID!, $atLeast: Position) { match(id: $id, atLeast: $atLeast) { ${MATCH} } }`,
    { id, atLeast },
  );
  if (errors.length > 0 || data.match === null) throw new Error(JSON.stringify(errors));
  return data.match;
}

/** Everybody answers whatever they are asked, by dice, until the match is over or `most` moves were made; gives how many. */
export async function playOn(players: readonly Asker[], id: string, seed: number, most = 2_000): Promise<number> {
  const dice = seededChance(new Uint8Array(32).fill(seed), { game: 'test', epoch: 0 }).dice('answers', 0);
  let atLeast: string | undefined;
  let moves = 0;
  for (let over = false; !over && moves < most;) {
    for (const player of players) {
      const match = await seen(player, id, atLeast);
      over = match.phase === 'FINISHED';
      if (over || moves === most || match.offers.length === 0) continue;
      const answered = await send(player, 'answer', {
        matchId: id,
        ply: match.ply,
        answer: answerTo(match.offers, dice),
      });
      if (answered.position === null) throw new Error(JSON.stringify(answered.userErrors));
      atLeast = answered.position;
      moves += 1;
    }
  }
  return moves;
}

export const answerTo = (offers: readonly ShownOffer[], dice: Dice): string =>
  anyAnswer(
    offers.map((offer) => ({ ...offer, form: offer.form.toLowerCase() }) as unknown as Offer),
    dice,
  );
