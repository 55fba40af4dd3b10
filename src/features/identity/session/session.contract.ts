import * as z from 'zod';
import { endpointsAbout, listOf, oneOf } from '#platform/contract/endpoint.ts';
import { idParams } from '#platform/contract/paging.ts';

/** A sign-in that still counts. */
export const openedSession = z.object({
  id: z.uuid(),
  /** Read from the browser's `User-Agent`, as far as it says. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** When the token was last renewed; a browser in use does so every quarter of an hour. */
  last_seen_at: z.iso.datetime(),
  /** Its token is worth nothing outside of the browser it was given to. */
  is_bound: z.boolean(),
  /** The one that asks. */
  is_this: z.boolean(),
});
export type OpenedSession = z.infer<typeof openedSession>;

const endpoint = endpointsAbout('session');
const ended = oneOf(z.object({ ended: z.int() }));

/** One's own sessions, this one first, then the latest. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/user/session/',
  access: 'user',
  auditorsToo: true,
  response: listOf(openedSession),
});

/** Ends one of one's own sessions at once; this one, too. Asked anew: whoever finds an open session must not sign its owner out elsewhere. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/user/session/:id/',
  access: 'user',
  auditorsToo: true,
  sensitive: 'changes a way in',
  params: idParams,
  response: ended,
});

/** Signs out everywhere else. Whoever means here as well, signs out afterwards. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/user/session/',
  access: 'user',
  auditorsToo: true,
  sensitive: 'changes a way in',
  response: ended,
});
