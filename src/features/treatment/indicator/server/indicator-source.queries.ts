import { sql } from 'drizzle-orm';
import { daysLater } from '#platform/contract/today.ts';
import type { DueSource } from '#features/collaboration/notification/server/shared/due-source.queries.ts';
import type { NoticedRecords } from '#features/collaboration/notification/server/shared/noticed-record.queries.ts';
import { seenBy, visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import { theirOwn, type WorkSource } from '#features/workspace/work/server/shared/work-source.queries.ts';
import { indicatorLink } from '../indicator-paths.ts';

/** A reading is work from so many days before it is due. */
const aheadDays = 7;

const open = sql.raw(`r.deleted_at is null and r.status <> 'closed'`);
const named = sql`i.id, r.ref, i.name as title, ${indicatorLink('')} || r.id as link, i.next_on as due_on, i.owner_id as person_id`;
const from = sql.raw('from indicator i join risk r on r.org_id = i.org_id and r.id = i.risk_id');

/** Indicators as people are told of them: whoever sees the risk. */
export const noticedIndicators: NoticedRecords = {
  type: 'indicator',
  select: (db, viewer, id) =>
    sql`select i.id as record_id ${from} where i.org_id = ${db.org_id} and i.id = ${id} and r.deleted_at is null and ${seenBy(viewer)}`,
};

/** Indicators that their owners are to read. */
export const indicatorsToRead: DueSource = {
  name: 'indicator_reading',
  about: 'indicator',
  open: (db, first, last) =>
    sql`select 'indicator' as type, ${named}, r.department_id ${from}
      where i.org_id = ${db.org_id} and ${open} and i.next_on between ${first}::date and ${last}::date`,
};

/** The same, as what is theirs to do. */
export const readingsToRecord: WorkSource = {
  kind: 'indicator_reading',
  group: 'do',
  waiting: (db, actor, day) =>
    sql`select ${named} ${from} where i.org_id = ${db.org_id} and ${open} and i.next_on <= ${daysLater(day, aheadDays)}::date
      and i.owner_id = any (${theirOwn(actor)}) and ${visibleTo(actor)}`,
};
