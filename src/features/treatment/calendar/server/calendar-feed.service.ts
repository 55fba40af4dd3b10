import { notFound } from '#platform/contract/refusal.ts';
import { daysLater, today } from '#platform/contract/today.ts';
import { calendarMedia } from '#platform/server/calendar/calendar-file.ts';
import { one, type TenantDb, rowsAs } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call, Download, RequestFacts, WithoutTransaction } from '#platform/server/http/serve.ts';
import type { Throttle } from '#platform/server/limits/throttle.ts';
import { record } from '#platform/server/log/activity.ts';
import type { AccessTokens } from '#platform/server/session/access-token.ts';
import { notifyOfSecurity } from '#features/collaboration/notification/server/shared/notify.service.ts';
import { actorOf } from '#features/identity/session/server/shared/session.queries.ts';
import * as contract from '../calendar-feed.contract.ts';
import { calendarText } from './calendar-file.content.ts';
import { checkFeed, dropFeed, noteFeedUse, ownFeed, putFeed, type FeedRow } from './calendar-feed.queries.ts';
import { findOnDays } from './calendar.queries.ts';
import type { CalendarSource } from './shared/calendar-source.queries.ts';

export interface CalendarNeeds {
  sources: readonly CalendarSource[];
  tokens: AccessTokens;
  throttle: Throttle;
  /** What addresses of the product begin with, where the operator said. */
  origin: string;
}

export async function findFeed(db: TenantDb, personId: string): Promise<contract.CalendarFeed> {
  const [feed] = await db.ask<contract.CalendarFeed>(ownFeed, [db.org_id, personId]);
  return feed ?? { made_at: null, last_used_at: null };
}

const objectOf = (id: string) => ({ type: 'person', id });

/** Makes the token, in the place of one that was there. */
export async function makeFeed({ db, actor, by }: Call, { tokens }: CalendarNeeds) {
  const { token, hash } = tokens.ofFeeds.issue({ org: db.org_id, sub: actor.id });
  const values = [newId(db.now), hash, db.now.toISOString()];
  const made = one(await db.ask<contract.CalendarFeed>(putFeed, [db.org_id, actor.id, ...values]));
  notifyOfSecurity(db, actor.id, 'feed_made');
  record(db, by, { action: 'person.calendar_feed_made', objects: objectOf(actor.id) });
  return { ...made, token };
}

export async function revokeFeed({ db, actor, by }: Call): Promise<{ revoked: boolean }> {
  if ((await db.ask(dropFeed, [db.org_id, actor.id])).length === 0) refuse(notFound);
  record(db, by, { action: 'person.calendar_feed_revoked', objects: objectOf(actor.id) });
  return { revoked: true };
}

const hour = 3_600_000;

/** The calendar of whose token came along. One that nobody issued, or that opens another organisation, is refused before the database is
 *  asked; one that was revoked, for a minute after it was. */
export const readFile =
  ({ sources, tokens, throttle, origin }: CalendarNeeds) =>
  async ({
    query,
    org,
    now,
    inside,
    request,
  }: WithoutTransaction<typeof contract.readCalendarFile>): Promise<Download> => {
    const { token, kinds, mine } = query;
    const claims = tokens.ofFeeds.isOne(token) ? tokens.ofFeeds.check(token, now) : undefined;
    if (claims === undefined || claims.org !== org?.id) return refuse(notFound);
    const hash = claims.sid;
    await throttle.count([
      { name: `calendar feed ${hash}`, most: contract.feedCallsPerHour, seconds: hour / 1000 },
    ]);
    const values = [claims.org, hash, now.toISOString()];
    const opening = [{ statement: checkFeed, values }];
    const { content, last_used_at } = await inside({ readOnly: true, opening }, async ({ db }, [rows]) => {
      const [row] = rowsAs<FeedRow>(rows);
      if (row === undefined) {
        claims.refused_at = now.getTime();
        return refuse(notFound);
      }
      const actor = actorOf(row);
      const day = today(db.now, actor.timezone);
      const found = await findOnDays(db, actor, sources, {
        from: daysLater(day, -contract.feedDays.back),
        to: daysLater(day, contract.feedDays.ahead),
        kinds,
        isMine: mine !== undefined,
        most: contract.mostFeedItems,
      });
      const items = found.slice(0, contract.mostFeedItems);
      return { ...row, content: calendarText(items, actor.locale, origin || originOf(request)) };
    });
    if (last_used_at === null || now.getTime() - Date.parse(last_used_at) >= hour)
      await inside(
        { unrecorded: true, opening: [{ statement: noteFeedUse, values }] },
        async () => undefined,
      );
    return { name: 'calendar.ics', type: calendarMedia, content };
  };

const originOf = (request: RequestFacts): string =>
  `${request.secure ? 'https' : 'http'}://${request.header('host') ?? 'localhost'}`;
