import * as z from 'zod/mini';
import { endpointsAbout } from '#platform/contract/endpoint.ts';

/** As many characters of each as a browser sends. */
export const errorLimits = { path: 200, message: 1000, stack: 6000 } as const;

const upTo = (most: number) => z.string().check(z.maxLength(most));

/** An error that a page met and nothing on it expected, for the server's log: what it says and where, and the pattern of the page's path.
 *  The server leaves out what may be about somebody (docs/decisions/0115-a-trail-for-errors.md). */
export const reportBrowserError = endpointsAbout('browser-error')({
  method: 'POST',
  path: '/tenant/browser-error/',
  place: 'root',
  access: 'guest',
  largestBody: 10_000,
  body: z.strictObject({
    path: upTo(errorLimits.path),
    message: upTo(errorLimits.message),
    stack: upTo(errorLimits.stack),
  }),
  status: 204,
  response: { shape: 'nothing', item: z.null() },
});
