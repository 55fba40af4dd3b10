import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { shownOnce } from '#platform/contract/shown-once/shown-once.contract.ts';
import { kindsInAddress } from './calendar.contract.ts';

/** What calendar programs are told: so many days back and ahead, and so many things at most. */
export const feedDays = { back: 31, ahead: 366 } as const;
export const mostFeedItems = 1000;
/** How often the address of one person is answered in an hour; programs ask every few hours, from several devices. */
export const feedCallsPerHour = 60;

const feed = z.object({
  /** Null where there is no address. */
  made_at: z.iso.datetime().nullable(),
  /** To the hour. */
  last_used_at: z.iso.datetime().nullable(),
});
export type CalendarFeed = z.infer<typeof feed>;

/** Credentials: what no API token opens, whatever its scopes. */
const endpoint = endpointsAbout('feed-token');
const own = '/user/calendar-feed/';

/** Whether the caller has an address for calendar programs, and when it was last asked. */
export const readCalendarFeed = endpoint({
  method: 'GET',
  path: own,
  access: 'user',
  response: oneOf(feed),
});

/** Makes the token of one's address for calendar programs; one that was there opens nothing any more. This reply alone shows it. */
export const makeCalendarFeed = endpoint({
  method: 'POST',
  path: own,
  access: 'user',
  sensitive: 'changes a way in',
  response: oneOf(feed.extend({ token: shownOnce })),
});

/** From the next call on the address opens nothing. */
export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: own,
  access: 'user',
  response: oneOf(z.object({ revoked: z.boolean() })),
});

/** The calendar as programs read it (RFC 5545), in the language of whose token it is: what they see on that day, and nothing else. The
 *  token takes the place of a sign-in; what opens nothing is answered as what is not there. */
export const readCalendarFile = endpointsAbout('calendar')({
  method: 'GET',
  path: '/calendar.ics',
  access: 'guest',
  query: z.strictObject({
    token: z.string().max(200),
    kinds: kindsInAddress.optional(),
    mine: z.literal('1').optional(),
  }),
  response: { shape: 'file', item: z.unknown() },
});
