import * as z from 'zod';
import { endpointsAbout, oneOf, pageOf, streamOf } from '#platform/contract/endpoint.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { mailTimes, noticeKinds, severities } from './notice-kind.contract.ts';
import { noticeQuery } from './notice-query.contract.ts';

export const notice = z.object({
  id: z.uuid(),
  kind: z.enum(noticeKinds),
  severity: z.enum(severities),
  /** In the reader's language. */
  title: z.string(),
  object: z.object({ type: z.string(), id: z.uuid(), ref: z.string(), title: z.string() }),
  /** A path of the web app. */
  link: z.string(),
  created_at: z.iso.datetime(),
  read: z.boolean(),
});
export type Notice = z.infer<typeof notice>;

/** Unread ones are counted to here: a hundred stands for a hundred and more. */
export const mostUnread = 100;
const unread = z.object({ unread: z.int() });

/** Kinds of things that a stream may watch besides the caller's own notices, each a name of its query. */
export const watchedKinds = ['board'] as const;
export type WatchedKind = (typeof watchedKinds)[number];
/** Things of a kind that one stream watches. */
export const mostWatched = 20;
const watched = z.union([z.uuid(), z.array(z.uuid()).max(mostWatched)]).optional();

/** What a stream says: how many notices are unread; or, as an event of its kind, that a thing which it watches has changed. */
const liveEvent = z.union([unread, z.object({ event: z.enum(watchedKinds), id: z.uuid() })]);
export type LiveEvent = z.infer<typeof liveEvent>;

const channels = { in_app: z.boolean(), mail: z.enum(mailTimes) };
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const quiet = z.strictObject({ from: timeOfDay, to: timeOfDay });

export const preferences = z.object({
  /** Every kind, in their order. */
  channels: z.array(z.object({ kind: z.enum(noticeKinds), ...channels, locked: z.boolean() })),
  /** Between which times of the person's own day no mail comes; what waited comes after. */
  quiet: quiet.nullable(),
});
export type Preferences = z.infer<typeof preferences>;

/** Of a kind that nobody can turn off. */
export const noticeLocked = refusal('notice_locked', 422, 'channels');

const endpoint = endpointsAbout('notification');

/** What the caller was told and may still see, the newest first. */
export const listNotices = endpoint({
  method: 'GET',
  path: '/notification/',
  access: 'user',
  query: noticeQuery,
  response: pageOf(notice),
});
/** Marks these as read, and all up to a moment; answers how many are left unread. */
export const readNotices = endpoint({
  method: 'POST',
  path: '/notification/read/',
  access: 'user',
  body: z.strictObject({
    ids: z.array(z.uuid()).max(200).optional(),
    until: z.iso
      .datetime()
      // The database knows no year 0.
      .refine((moment) => !moment.startsWith('0000'))
      .optional(),
  }),
  response: oneOf(unread),
});
/** How many the caller has not read, and what is watched of what they see: at once, and whenever that changes. Of what they do not see,
 *  or not any more, nothing is said. */
export const streamNotices = endpoint({
  method: 'GET',
  path: '/notification/stream',
  access: 'user',
  query: z.strictObject({ board: watched }) satisfies z.ZodObject<Record<WatchedKind, typeof watched>>,
  response: streamOf(liveEvent),
});
export const readPreferences = endpoint({
  method: 'GET',
  path: '/notification/preferences/',
  access: 'user',
  response: oneOf(preferences),
});
/** How the caller is told of each kind that is named; of the others as is usual. */
export const setPreferences = endpoint({
  method: 'PUT',
  path: '/notification/preferences/',
  access: 'user',
  body: z.strictObject({
    channels: z.array(z.strictObject({ kind: z.enum(noticeKinds), ...channels })).max(noticeKinds.length),
    quiet: quiet.nullable(),
  }),
  response: oneOf(preferences),
  refusals: [noticeLocked],
});
