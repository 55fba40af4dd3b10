import * as z from 'zod/mini';

declare const isSecret: unique symbol;

/** A secret that was just made. To the compiler it is no text: it leaves in a reply only where the contract says that it is shown this
 *  once, and whoever puts it anywhere else has to say so (`revealed`, platform/server/session/random-secret.ts). */
export interface Secret {
  readonly [isSecret]: true;
}

/** A text of a reply that is shown this once and stored nowhere: a token, a recovery code. The reply of such a call is not kept for a
 *  repeated one (platform/server/http/idempotency.ts). A handler puts a `Secret` there, and the caller reads a text. */
export const shownOnce = z.string() as unknown as z.ZodMiniType<string, Secret>;
