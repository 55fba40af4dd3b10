/** What a token says: who, where, which sign-in. No names, no roles: the session row decides. */
export interface Claims {
  sub: string;
  org: string;
  sid: string;
  exp: number;
  /** Of an API token: what it is stored as. It belongs to no session. */
  token_hash?: string;
  /** When an API token was last found to open nothing, in milliseconds. */
  refused_at?: number;
}
