import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  instant,
  oneOfThese,
  organisationColumn,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import {
  mailTimes,
  noticeKinds,
  severities,
  type Channels,
  type NoticeKind,
} from '../notice-kind.contract.ts';

/** What one person is told. Bookkeeping of the product: the act that it tells of is in the log. Worded when it is read. */
export const notificationTable = pgTable(
  'notification',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    person_id: uuid().notNull(),
    kind: text({ enum: noticeKinds }).notNull(),
    severity: text({ enum: severities }).notNull().default('info'),
    /** Of any type. Who may not see it any more is not shown the notice either. */
    object_type: text().notNull(),
    object_id: uuid().notNull(),
    object_ref: text().notNull(),
    object_title: text().notNull(),
    /** A path of the web app. */
    link: text().notNull(),
    /** What the sentence is filled with. */
    words: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Of what a day brings: the same is told to the same person once. */
    once: text(),
    /** Whether it is listed in the product, or only mailed. */
    in_app: boolean().notNull().default(true),
    /** When a mail is to tell of it; never, where nothing stands here. */
    mail: text({ enum: mailTimes }),
    /** When it was put into a mail, or passed over as it was read before. */
    mailed_at: instant(),
    read_at: instant(),
    created_at: instant().notNull(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(personUnknown, row, row.person_id, personTable, 'cascade'),
    check('notification_kind_broken', oneOfThese(row.kind, noticeKinds)),
    check('notification_severity_broken', oneOfThese(row.severity, severities)),
    check('notification_mail_broken', oneOfThese(row.mail, mailTimes)),
    uniqueIndex('notification_once').on(row.org_id, row.person_id, row.once),
    index('notification_by_person').on(row.org_id, row.person_id, row.created_at, row.id),
    index('notification_unread')
      .on(row.org_id, row.person_id, row.created_at, row.id)
      .where(sql`${row.read_at} is null and ${row.in_app}`),
    index('notification_to_mail')
      .on(row.org_id, row.person_id)
      .where(sql`${row.mail} is not null and ${row.mailed_at} is null`),
    index('notification_by_time').on(row.org_id, row.created_at),
  ],
);

/** How a person wants to be told, where that differs from what is usual. */
export const notificationPreferenceTable = pgTable(
  'notification_preference',
  {
    ...organisationColumn(),
    person_id: uuid().notNull(),
    channels: jsonb().$type<Partial<Record<NoticeKind, Channels>>>().notNull().default({}),
    /** Minutes after the midnight of the person's own day between which no mail tells them anything; both or none. */
    quiet_from: smallint(),
    quiet_to: smallint(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.person_id] }),
    tenantReference(personUnknown, row, row.person_id, personTable, 'cascade'),
    check(
      'notification_preference_quiet_broken',
      sql`(${row.quiet_from} is null) = (${row.quiet_to} is null) and coalesce(${row.quiet_from} between 0 and 1439 and ${row.quiet_to} between 0 and 1439, true)`,
    ),
  ],
);

/** When an organisation tells of what is due, in days. The usual ones hold where there is no row. */
export const notificationSettingTable = pgTable(
  'notification_setting',
  {
    ...organisationColumn(),
    /** So many days before it is due. */
    soon_days: smallint().notNull(),
    /** So many days overdue: whoever leads the department is told, then the Admins. */
    lead_days: smallint().notNull(),
    admin_days: smallint().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id] }),
    check(
      'notification_setting_days_broken',
      sql`${row.soon_days} between 1 and 30 and ${row.lead_days} between 1 and 30 and ${row.admin_days} between ${row.lead_days} and 30`,
    ),
  ],
);
