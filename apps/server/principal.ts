import type { ActorId, Millis } from '#kernel';

/** What a person may be everywhere; what they are in one tournament is that tournament's matter. */
export type GlobalRole = 'admin';

/** What a token was made for. A sign-in has them all. */
export const SCOPES = ['account', 'admin', 'audit:read', 'game:play', 'judge:view', 'tournament:organise'] as const;

export type Scope = (typeof SCOPES)[number];

/** Who asks. Made in one place, from what the request brings; everything that decides takes it as it is. */
export type Principal =
  | { readonly is: 'nobody' }
  | {
      readonly is: 'person';
      readonly id: ActorId;
      readonly roles: readonly GlobalRole[];
      readonly scopes: readonly Scope[];
      /** When it ends by itself: a subscription ends then too. */
      readonly until: Millis | null;
    };

export const NOBODY: Principal = { is: 'nobody' };

/** Who a bearer token stands for; null when it is none of ours, has run out or was revoked. */
export type Authenticate = (bearer: string) => Promise<Principal | null>;
