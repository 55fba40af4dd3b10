// zod/mini: the sign-in page loads this file, and must stay light.
import * as z from 'zod/mini';
import { endpointsAbout, listOf, oneOf } from '#platform/contract/endpoint.ts';
import { isReadableLine } from '#platform/contract/plain-text/plain-text.ts';
import { refusal } from '#platform/contract/refusal.ts';

/** Made for another question, by nobody we know, or too long ago. */
export const passkeyWrong = refusal('passkey_wrong', 400);
export const passkeyTaken = refusal('passkey_taken', 422);
export const tooManyPasskeys = refusal('too_many_passkeys', 422);

/** How many one person may have. */
export const mostPasskeys = 20;

const name = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(60), z.refine(isReadableLine, 'control_characters'));

export const passkey = z.object({
  id: z.uuid(),
  version: z.int(),
  name,
  created_at: z.iso.datetime(),
  last_used_at: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof passkey>;

/** What a browser is asked, and what it answers, as WebAuthn writes them in JSON: for the browser and the library, not for us. */
const webAuthn = z.record(z.string().check(z.maxLength(60)), z.unknown());
/** Carries the question to the call that brings its answer. */
const state = z.string().check(z.minLength(1), z.maxLength(1000));

export const passkeyQuestion = z.object({ options: webAuthn, state });
export const passkeyAnswer = { state, response: webAuthn };

const endpoint = endpointsAbout('passkey');
const params = z.strictObject({ id: z.uuid() });

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/user/passkey/',
  access: 'user',
  response: listOf(passkey),
});

/** What a browser is to make a passkey by. */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/user/passkey/options/',
  access: 'user',
  sensitive: 'changes a way in',
  response: oneOf(passkeyQuestion),
  refusals: [tooManyPasskeys],
});

/** Keeps the passkey that a browser made. */
export const addPasskey = endpoint({
  method: 'POST',
  path: '/user/passkey/',
  access: 'user',
  sensitive: 'changes a way in',
  body: z.strictObject({ name, ...passkeyAnswer }),
  response: oneOf(passkey),
  refusals: [passkeyWrong, passkeyTaken, tooManyPasskeys],
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/user/passkey/:id/',
  access: 'user',
  params,
  body: z.strictObject({ name, version: z.int() }),
  response: oneOf(passkey),
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/user/passkey/:id/',
  access: 'user',
  sensitive: 'changes a way in',
  params,
  response: oneOf(z.object({ removed: z.boolean() })),
});
