import type { KeptText } from '#kernel';

/** What a person may be everywhere. */
export type Role = 'admin';

export type Register = { readonly type: 'Register' };

export type GrantRole = { readonly type: 'GrantRole'; readonly role: Role };

export type RevokeRole = { readonly type: 'RevokeRole'; readonly role: Role };

/** An admin has replaced the name, which stands in the vault; the log says that, and where the reason is kept. */
export type ModerateName = { readonly type: 'ModerateName'; readonly reason: KeptText | null };

/** Ends the person's stream. Whoever sends it makes the vault forget the person afterwards. */
export type Erase = { readonly type: 'Erase' };

export type SubjectCommand = Register | GrantRole | RevokeRole | ModerateName | Erase;
