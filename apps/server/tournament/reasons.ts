import { Injectable } from '@nestjs/common';
import { type KeptText, phrase } from '#kernel';
import { outcomeAsError, type UserError } from '../graphql/user-errors.js';
import { type Acting, type Wish, wrong } from './tournament-desk.js';
import { Tournaments } from './tournaments.js';

const LONGEST = 500;

/** What people say for the record: kept where it can be erased, while the log holds that it was said. */
@Injectable()
export class Reasons {
  constructor(private readonly tournaments: Tournaments) {}

  async kept(
    { actor, key }: Acting,
    text: string | null,
    field = 'reason',
  ): Promise<{ readonly text: KeptText | null } | { readonly wrong: UserError }> {
    if (text === null) return { text: null };
    const kept = await this.tournaments.keep({ actor, key }, text, LONGEST);
    return 'is' in kept ? { wrong: { ...outcomeAsError(kept), field: ['input', field] } } : { text: kept };
  }

  /** Where one may say why and need not. */
  async ifSaid(
    acting: Acting,
    text: string | null | undefined,
    wish: (why: { readonly reason?: KeptText }) => Wish | Promise<Wish>,
  ): Promise<Wish> {
    const kept = await this.kept(acting, text ?? null);
    return 'wrong' in kept ? kept : wish(kept.text === null ? {} : { reason: kept.text });
  }

  async with(
    acting: Acting,
    said: string,
    wish: (text: KeptText) => Wish | Promise<Wish>,
    field = 'reason',
  ): Promise<Wish> {
    const kept = await this.kept(acting, said, field);
    if ('wrong' in kept) return kept;
    return kept.text === null ? wrong('INVALID_INPUT', phrase('Say why.'), field) : wish(kept.text);
  }
}
