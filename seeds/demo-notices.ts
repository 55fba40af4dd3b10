import { sql } from 'drizzle-orm';
import type { Database } from '#platform/server/database/database.ts';
import { dueSources } from '#app/due-sources.ts';
import { tellOfDue } from '#features/collaboration/notification/server/due-notice.jobs.ts';
import { markRead } from '#features/collaboration/notification/server/notice.queries.ts';
import { daysBefore } from './demo-steps.ts';

/** What people leave unread, in days. */
const unreadDays = 7;

/** Notices came by themselves with what was done: people have read those that are older than a week, and are told of what is due. */
export const tellOfToday = (database: Database, orgId: string, now: Date): Promise<void> =>
  database.inOrganisation(orgId, { now }, async (db) => {
    await tellOfDue(dueSources)(db, 1000);
    const people = await db.query<{ id: string }>(
      sql`select p.id from person p where p.org_id = ${db.org_id}`,
    );
    const until = daysBefore(now, unreadDays).toISOString();
    for (const { id } of people) await markRead(db, id, { until });
  });
