import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { callerTypes, languages } from '#platform/contract/access.ts';
import { jobStatuses } from '#platform/contract/job.ts';
import { delegateUnknown, personUnknown } from '#platform/contract/person.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { fileMissing, fileTable } from './file.table.ts';
import { firstHome } from './homes/first-home.ts';
import {
  bytes,
  instant,
  oneOfThese,
  organisationColumn,
  tenantColumns,
  tenantKey,
  tenantReference,
} from './tenant-table.ts';

/** How an organisation is found before anybody signed in, and where. Global, and all that is global about it. */
export const organisationAddressTable = pgTable('organisation_address', {
  organisation_id: uuid().primaryKey(),
  slug: text().notNull().unique('organisation_address_slug_slug_taken'),
  name: text().notNull(),
  /** Folded, so that two organisations cannot have names that look alike. */
  name_key: text().notNull().unique('organisation_address_name_organisation_name_taken'),
  /** Where its rows are, by the name of the home (HOMES). */
  home: text().notNull().default(firstHome),
  /** Registered then, and nobody has signed in yet: it goes when that takes too long. */
  pending_since: instant(),
  /** The proof of work that it was registered with while it waits: good for one. */
  signup_work: char({ length: 64 }).unique('organisation_address_signup_work_broken'),
});

/** Organisations that nobody works with on this home, although rows of theirs may lie here: they are on their way in, or have moved out. */
export const closedOrganisationTable = pgTable('closed_organisation', {
  organisation_id: uuid().primaryKey(),
  why: text({ enum: ['moving_in', 'moved_out'] }).notNull(),
  since: instant()
    .notNull()
    .default(sql`now()`),
});

/** Verified mail domains: how the sign-in page offers the organisation. */
export const organisationDomainTable = pgTable(
  'organisation_domain',
  {
    domain: text().notNull(),
    organisation_id: uuid()
      .notNull()
      .references(() => organisationAddressTable.organisation_id),
    /** Whether the domain leads to the organisation: its choice, and not another's to take. */
    is_listed: boolean().notNull().default(true),
    /** By a record in the domain's own DNS: then it may be listed beside an organisation that had the domain before. */
    is_proved: boolean().notNull().default(false),
    since: instant()
      .notNull()
      .default(sql`now()`),
  },
  (row) => [primaryKey({ columns: [row.domain, row.organisation_id] })],
);

const personStatuses = ['active', 'external', 'deactivated'] as const;

/** A person in one organisation: who they are, what they may do, how they sign in. */
export const personTable = pgTable(
  'person',
  {
    ...tenantColumns(),
    email: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    type: text({ enum: callerTypes }).notNull(),
    org_editor: boolean().notNull().default(false),
    /** An active person is a member. An external auditor never is: what asks for active people leaves them out. */
    status: text({ enum: personStatuses }).notNull().default('active'),
    /** Of an external auditor: from then on nothing is open to them. */
    access_ends_at: instant(),
    password_hash: text().notNull(),
    first_logging_in: boolean().notNull().default(false),
    /** The password is one that came by mail: nothing else is open before there is one of their own. */
    must_change_password: boolean().notNull().default(false),
    /** Until when a password that came by mail opens anything; one of their own has no end. */
    password_ends_at: instant(),
    /** Since when the sign-in asks for a second factor; none is set up where nothing stands here. */
    second_factor_at: instant(),
    user_image: uuid(),
    locale: text({ enum: languages }).notNull().default('en'),
    timezone: text().notNull().default('UTC'),
    shortcuts: jsonb().$type<string[]>().notNull().default([]),
    settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    last_login_at: instant(),
    /** From day to day, by the organisation's calendar, the delegate decides in their place. */
    absent_from: date({ mode: 'string' }),
    absent_to: date({ mode: 'string' }),
    delegate_id: uuid(),
    /** Somebody has named this person as their stand-in: only then a call asks for whom they stand in today. Kept by person.sql. */
    named_stand_in: boolean().notNull().default(false),
  },
  (row) => [
    tenantKey(row),
    tenantReference(delegateUnknown, row, row.delegate_id, row),
    check(
      'person_absence_broken',
      sql`(${row.absent_from} is null) = (${row.absent_to} is null) and (${row.absent_from} is null) = (${row.delegate_id} is null) and coalesce(${row.absent_from} <= ${row.absent_to} and ${row.delegate_id} <> ${row.id}, true)`,
    ),
    check('person_status_broken', oneOfThese(row.status, personStatuses)),
    check(
      'person_external_broken',
      sql`(${row.type} = 'Auditor') = (${row.access_ends_at} is not null) and case when ${row.type} = 'Auditor' then ${row.status} <> 'active' and ${row.delegate_id} is null and not ${row.org_editor} else ${row.status} <> 'external' end`,
    ),
    // Those whom somebody stands in for.
    index('person_by_delegate')
      .on(row.org_id, row.delegate_id)
      .where(sql`${row.delegate_id} is not null`),
    unique('person_email_email_taken').on(row.org_id, row.email),
    tenantReference(fileMissing, row, row.user_image, fileTable),
    // The list of people runs along it.
    index('person_by_name').on(row.org_id, row.first_name, row.last_name, row.id),
    // Finds whose picture a file is, and whether it still is somebody's.
    index('person_by_picture').on(row.org_id, row.user_image),
  ],
);

/** A sign-in. Read on every call, so that ending it ends it at once. */
export const sessionTable = pgTable(
  'session',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    person_id: uuid().notNull(),
    created_at: instant().notNull(),
    /** Moves with use: 30 minutes after the person last did something. */
    idle_ends_at: instant().notNull(),
    /** Does not move: 12 hours after the sign-in. */
    ends_at: instant().notNull(),
    ended_at: instant(),
    /** When its person last proved who they are, where they were asked again after the sign-in. */
    proved_at: instant(),
    /** When they last approved something in it: that renews the proof for a while. */
    approved_at: instant(),
    /** SHA-256 of the binding cookie, and since when it must come along. */
    binding_hash: char({ length: 64 }),
    bound_at: instant(),
    agent: text(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(personUnknown, row, row.person_id, personTable, 'cascade'),
    index('session_by_person').on(row.org_id, row.person_id),
  ],
);

/** The log of what was done, chained by hashes. The app role can only add to it. */
export const activityTable = pgTable(
  'activity',
  {
    ...organisationColumn(),
    seq: integer().notNull(),
    at: instant().notNull(),
    actor_id: uuid(),
    action: text().notNull(),
    body: text().notNull(),
    hash: char({ length: 64 }).notNull(),
    /** Shows that the product wrote it (log/act-seal.ts). */
    seal: text().notNull(),
    /** `risk` of `risk.closed`: what kind of thing was acted on. */
    kind: text()
      .notNull()
      .generatedAlwaysAs(sql`split_part(action, '.', 1)`),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.seq] }),
    // How the activity log is read: the latest first, of everybody, of one person, of one kind.
    index('activity_by_time').on(row.org_id, row.at, row.seq),
    index('activity_by_actor').on(row.org_id, row.actor_id, row.at, row.seq),
    index('activity_by_kind').on(row.org_id, row.kind, row.at, row.seq),
  ],
);

/** Which things an act was about: the history of each. */
export const activityObjectTable = pgTable(
  'activity_object',
  {
    ...organisationColumn(),
    object_id: uuid().notNull(),
    seq: integer().notNull(),
    object_type: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.org_id, row.object_id, row.seq] })],
);

export const activityHeadTable = pgTable('activity_head', {
  org_id: uuid()
    .primaryKey()
    .default(sql`current_org()`),
  seq: integer().notNull().default(0),
  hash: text().notNull().default(''),
});

/** What a creating call answered, for 24 hours: the same key again gets the same answer. */
export const idempotencyKeyTable = pgTable(
  'idempotency_key',
  {
    ...organisationColumn(),
    person_id: uuid().notNull(),
    key: text().notNull(),
    request_hash: char({ length: 64 }).notNull(),
    reply: text(),
    created_at: instant().notNull(),
  },
  (row) => [primaryKey({ columns: [row.org_id, row.person_id, row.key] })],
);

/** Work that takes longer than a call. Who works at it renews the lease; past that, the work is lost. */
export const jobTable = pgTable(
  'job',
  {
    ...organisationColumn(),
    id: uuid().notNull(),
    kind: text().notNull(),
    /** Of any type, by its kind. */
    record: uuid(),
    title: text(),
    asked_by: uuid().notNull(),
    status: text({ enum: jobStatuses }).notNull().default('queued'),
    /** Rows done of rows to do; written beside the work, to be seen during it. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    cancel_asked: boolean().notNull().default(false),
    result: jsonb(),
    refusal: jsonb().$type<{ status: number; code: string; message: string }>(),
    file: jsonb().$type<{ name: string; type: string }>(),
    created_at: instant().notNull(),
    started_at: instant(),
    ended_at: instant(),
    lease_ends_at: instant().notNull(),
  },
  (row) => [
    tenantKey(row),
    tenantReference(personUnknown, row, row.asked_by, personTable, 'cascade'),
    check('job_status_broken', oneOfThese(row.status, jobStatuses)),
    index('job_by_person').on(row.org_id, row.asked_by, row.created_at, row.id),
    index('job_under_way')
      .on(row.org_id, row.record)
      .where(sql`${row.status} in ('queued', 'running')`),
  ],
);

/** The file that a job made, in pieces. */
export const jobFilePartTable = pgTable(
  'job_file_part',
  {
    ...organisationColumn(),
    job_id: uuid().notNull(),
    n: integer().notNull(),
    content: bytes().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.job_id, row.n] }),
    tenantReference(notFound, row, row.job_id, jobTable, 'cascade'),
  ],
);
