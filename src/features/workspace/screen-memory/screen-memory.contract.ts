import * as z from 'zod/mini';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';

const identifier = z.string().check(z.regex(/^[a-zA-Z0-9_.-]{1,60}$/));

const largestMemory = 20_000;
/** What a screen or the shell keeps for somebody: at most 20 kB, and nothing looks into it. */
const memory = z
  .record(identifier, z.unknown())
  .check(
    z.refine(
      (kept) => new TextEncoder().encode(JSON.stringify(kept)).length <= largestMemory,
      'memory_too_large',
    ),
  );

const endpoint = endpointsAbout('identity');

/** What a screen remembers for one person: columns, widths, density. */
const screenParams = z.strictObject({ screen: identifier });
export const readScreen = endpoint({
  method: 'GET',
  path: '/user/screen/:screen/',
  access: 'user',
  params: screenParams,
  response: oneOf(memory),
});
export const rememberScreen = endpoint({
  method: 'PUT',
  path: '/user/screen/:screen/',
  access: 'user',
  params: screenParams,
  body: memory,
  response: oneOf(memory),
});
