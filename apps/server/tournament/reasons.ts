import { Injectable } from '@nestjs/common';
import type { KeptText } from '#kernel';
import { outcomeAsError, type UserError } from '../graphql/user-errors.js';
import type { Acting, Wish } from './tournament-desk.js';
import { Tournaments } from './tournaments.js';

const LONGEST = 500;

/** What people say for the record: kept where it can be erased, while the log holds that it was said. */
@Injectable()
export class Reasons {
  constructor(private readonly tournaments: Tournaments) {}

  async kept(
    { actor, key }: Acting,
    text: string | null,
  ): Promise<{ readonly text: KeptText | null } | { readonly wrong: UserError }> {
    if (text === null) return { text: null };
    const kept = await this.tournaments.keep(actor, key, text, LONGEST);
    return 'is' in kept ? { wrong: outcomeAsError(kept) } : { text: kept };
  }

  async with(acting: Acting, text: string, wish: (text: KeptText) => Wish): Promise<Wish> {
    const kept = await this.tournaments.keep(acting.actor, acting.key, text, LONGEST);
    return 'is' in kept ? { wrong: outcomeAsError(kept) } : wish(kept);
  }
}
