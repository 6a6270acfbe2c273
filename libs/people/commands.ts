import type { KeptText } from '#kernel';

/** What a person may be everywhere. */
export type Role = 'admin';

export type Register = { readonly type: 'Register' };

export type GrantRole = { readonly type: 'GrantRole'; readonly role: Role };

export type RevokeRole = { readonly type: 'RevokeRole'; readonly role: Role };

/** An admin has replaced the name, which stands in the vault; the log says that, and where the reason is kept. */
export type ModerateName = { readonly type: 'ModerateName'; readonly reason: KeptText | null };

/** `device` is its public key, `proof` that it wants to be this person's; both in base64url. */
export type RegisterDevice = {
  readonly type: 'RegisterDevice';
  readonly device: string;
  readonly proof: string;
  readonly label: KeptText | null;
};

/** What it signs from now on counts for nothing. */
export type RevokeDevice = { readonly type: 'RevokeDevice'; readonly device: string };

/** Ends the person's stream. Whoever sends it makes the vault forget the person afterwards. */
export type Erase = { readonly type: 'Erase' };

export type SubjectCommand = Register | GrantRole | RevokeRole | ModerateName | RegisterDevice | RevokeDevice | Erase;
