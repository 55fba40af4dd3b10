import { isNotNull, isNull, sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { personUnknown } from '#platform/contract/person.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { counterColumns } from '#platform/server/database/record-number.ts';
import { personTable } from '#platform/server/database/platform.table.ts';
import {
  bytewiseText,
  instant,
  oneOfThese,
  organisationColumn,
  readersText,
  tenantColumns,
  tenantKey,
  tenantReference,
} from '#platform/server/database/tenant-table.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';
import { departmentTable } from '#features/organisation/department/server/department.table.ts';
import { riskStatuses } from '../risk-status.contract.ts';
import { treatments, triages } from '../risk-status.contract.ts';
import { riskWorkflow } from '../risk.workflow.ts';
import { categoryUnknown } from '#features/risk/category/risk-category.contract.ts';
import { riskSources, type Risk } from '../risk.contract.ts';
import { residualBases, targetBases, type ResidualExplanation } from '../residual-explanation.contract.ts';
import { tagUnknown } from '#features/risk/tag/risk-tag.contract.ts';
import { type FactorValue } from '#features/risk/model/risk-level.contract.ts';
import { riskCategoryTable } from '#features/risk/category/server/risk-category.table.ts';
import { riskTagTable } from '#features/risk/tag/server/risk-tag.table.ts';

type Request = {
  verb: 'avoid' | 'transfer' | 'close';
  details: Record<string, unknown>;
  by: { id: string; name: string };
  at: string;
};

/** Nothing remains of a risk that was avoided: it has no level. */
const levelNow = sql.raw(
  `case when status = 'avoided' then -2 else coalesce(residual_level, inherent_level, -1) end`,
);

/** A risk. What is computed from other columns is generated here or kept by the triggers of risk.sql and risk-aggregate.sql. */
export const riskTable = pgTable(
  'risk',
  {
    ...tenantColumns(),
    /** Which of all that were ever entered in the organisation's register: every order ends in it, so that what is equal stands as it
     *  was entered. Ids say nearly the same (they begin with the moment, and a file's rows have one), with four times the bytes in
     *  each of the register's indexes (decision 107). */
    entry_number: integer().notNull(),
    // Beside the version and the entry number, of four bytes as they are: after a text each might leave some unused.
    raised_on: date({ mode: 'string' }).notNull(),
    model_version: integer(),
    review_on: date({ mode: 'string' }),
    ref: text().notNull(),
    title: readersText().notNull(),
    description: text(),
    context: jsonb().$type<Risk['context']>().notNull().default({}),
    category_id: uuid(),
    source: text({ enum: riskSources }).notNull(),
    repo_item_id: uuid(),
    department_id: uuid(),
    owner_id: uuid(),
    raised_by: uuid(),
    assets: text().array().notNull().default([]),
    inherent_likelihood: smallint(),
    inherent_consequence: smallint(),
    inherent_level: smallint(),
    inherent_factors: jsonb().$type<FactorValue[]>().notNull().default([]),
    inherent_justification: text(),
    residual_likelihood: smallint(),
    residual_consequence: smallint(),
    residual_level: smallint(),
    residual_reason: text(),
    residual_lapses_on: date({ mode: 'string' }),
    /** Who says the residual rating: the controls, or somebody who overrode what follows from them. */
    residual_basis: text({ enum: residualBases }).notNull().default('computed'),
    /** What follows from the linked controls, overridden or not; empty while none is linked, and the inherent rating holds. Written,
     *  as what follows to `residual_explanation` is, by treatment/residual only. */
    computed_likelihood: smallint(),
    computed_consequence: smallint(),
    computed_level: smallint(),
    working_controls: smallint().notNull().default(0),
    /** Plans that are neither validated nor cancelled. */
    open_plans: smallint().notNull().default(0),
    /** The highest level within the risk appetite that holds for it; empty where none was stated. */
    appetite_level: smallint(),
    /** The next day on which a test or evidence of its controls is past its date. */
    residual_stale_on: date({ mode: 'string' }),
    /** While only stale tests or evidence leave it above appetite: when that returns it to created. */
    residual_reopens_on: date({ mode: 'string' }),
    residual_explanation: jsonb().$type<ResidualExplanation>(),
    target_likelihood: smallint(),
    target_consequence: smallint(),
    target_level: smallint(),
    target_basis: text({ enum: targetBases }).notNull().default('computed'),
    treatment: text({ enum: treatments }).notNull().default('undecided'),
    treatment_note: text(),
    transfer: jsonb().$type<NonNullable<Risk['transfer']>>(),
    /** The last day on which somebody accepts it, while it is accepted. */
    accepted_until: date({ mode: 'string' }),
    avoidance: jsonb().$type<NonNullable<Risk['avoidance']>>(),
    request: jsonb().$type<Request>(),
    status: text({ enum: riskStatuses }).notNull().default('created'),
    triage: text({ enum: triages }).notNull(),
    last_review_at: instant(),
    /** Since when the owner's review asks for a new rating. */
    rating_asked_at: instant(),
    closed: jsonb().$type<NonNullable<Risk['closed']> & { other_id?: string | undefined; from: string }>(),
    /** By the organisation's calendar, or as a file says; empty where a file does not say since when it is closed. */
    closed_on: date({ mode: 'string' }),
    deleted_at: instant(),
    deleted_by: uuid(),

    /** 0 while it waits for triage, then the specification's integer: 1 created … 6 closed; 7 what was rejected at triage. */
    state: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`case when status = 'closed' and closed ->> 'reason' = 'rejected' then 7 when triage = 'submitted' and status = 'created' then 0 else array_position(array[${sql.raw(riskStatuses.map((status) => `'${status}'`).join(','))}], status) end`,
      ),
    /** The level it counts with: residual, or inherent while there is no residual; -1 while unrated, -2 once avoided. */
    level: smallint().notNull().generatedAlwaysAs(levelNow),
    /** The order by level: within one by likelihood times consequence. */
    rank: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`case when status = 'avoided' then -200 else (${levelNow}) * 100 + coalesce(residual_likelihood * residual_consequence, inherent_likelihood * inherent_consequence, 0) end`,
      ),
    /** R-0009 before R-0010 before R-10000: the number at the end counts as a number. */
    ref_sort: bytewiseText()
      .notNull()
      .generatedAlwaysAs(
        sql`regexp_replace(ref, '[0-9]+$', '') || lpad(coalesce(substring(ref from '[0-9]+$'), ''), 12, '0')`,
      ),
    review_sort: date({ mode: 'string' })
      .notNull()
      .generatedAlwaysAs(sql`coalesce(review_on, '9999-12-31'::date)`),
    /** The last day that somebody else bears the risk; as text, because what says how a date is read may change. */
    covered_until: bytewiseText().generatedAlwaysAs(
      sql`case when status = ${sql.raw(`'${riskWorkflow.automatic.cover_ended.from}'`)} then transfer ->> 'ends_on' end`,
    ),
    /** Names of department and owner as they are now, so that the register can be sorted by them; kept by risk.sql. */
    department_sort: readersText().notNull().default(''),
    owner_sort: readersText().notNull().default(''),
  },
  (row) => {
    const live = isNull(row.deleted_at);
    const register = (name: string, ...columns: [AnyPgColumn, ...AnyPgColumn[]]) =>
      index(`risk_by_${name}`)
        .on(row.org_id, ...columns, row.entry_number)
        .where(live);
    const rating = (likelihood: AnyPgColumn, consequence: AnyPgColumn, level: AnyPgColumn) =>
      sql`(${likelihood} is null) = (${consequence} is null) and (${likelihood} is null) = (${level} is null) and coalesce(${likelihood}, 1) between 1 and 7 and coalesce(${consequence}, 1) between 1 and 7`;
    return [
      tenantKey(row),
      unique('risk_ref_ref_taken').on(row.org_id, row.ref),
      // Two with one number would leave one of them out between two pages.
      unique('risk_entry_number_broken').on(row.org_id, row.entry_number),
      tenantReference(departmentUnknown, row, row.department_id, departmentTable),
      tenantReference(categoryUnknown, row, row.category_id, riskCategoryTable),
      tenantReference(personUnknown, row, row.owner_id, personTable),
      check('risk_status_wrong_state', oneOfThese(row.status, riskStatuses)),
      // What is in the register has an owner and a category. One closed in the file it came from, or deleted, waits for triage when
      // it is taken back.
      check(
        'risk_triage_triage_incomplete',
        sql`${row.triage} = 'submitted' or (${row.owner_id} is not null and ${row.category_id} is not null) or ${row.status} = 'closed' or ${row.deleted_at} is not null`,
      ),
      check('risk_treatment_treatment_unknown', oneOfThese(row.treatment, treatments)),
      check('risk_closed_reason_missing', sql`(${row.status} = 'closed') = (${row.closed} is not null)`),
      check(
        'risk_inherent_rating_broken',
        rating(row.inherent_likelihood, row.inherent_consequence, row.inherent_level),
      ),
      check(
        'risk_residual_rating_broken',
        rating(row.residual_likelihood, row.residual_consequence, row.residual_level),
      ),
      check('risk_residual_basis_broken', oneOfThese(row.residual_basis, residualBases)),
      check('risk_target_basis_broken', oneOfThese(row.target_basis, targetBases)),
      check(
        'risk_computed_rating_broken',
        rating(row.computed_likelihood, row.computed_consequence, row.computed_level),
      ),
      check(
        'risk_target_rating_broken',
        rating(row.target_likelihood, row.target_consequence, row.target_level),
      ),
      register('rank', row.rank),
      register('ref', row.ref_sort),
      register('title', row.title),
      register('state', row.state),
      register('department', row.department_sort),
      register('owner', row.owner_sort),
      register('review', row.review_sort),
      register('update', row.updated_at),
      register('state_and_rank', row.state, row.rank),
      register('department_and_rank', row.department_id, row.rank),
      register('owner_and_rank', row.owner_id, row.rank),
      register('category_and_rank', row.category_id, row.rank),
      register('inherent_cell', row.inherent_likelihood, row.inherent_consequence, row.rank),
      register('residual_cell', row.residual_likelihood, row.residual_consequence, row.rank),
      // No list is in this order: without what tells equal days apart, a day stands there once for all of its risks.
      index('risk_by_raising').on(row.org_id, row.raised_on).where(live),
      // Few at a time, and looked for every day.
      index('risk_awaiting_decision')
        .on(row.org_id, row.rank, row.entry_number)
        .where(sql`${row.request} is not null and ${live}`),
      index('risk_above_appetite')
        .on(row.org_id, row.rank, row.entry_number)
        .where(sql`${row.level} > ${row.appetite_level} and ${live}`),
      index('risk_by_end_of_acceptance')
        .on(row.org_id, row.accepted_until, row.entry_number)
        .where(sql`${row.status} = 'accepted' and ${live}`),
      index('risk_by_end_of_cover')
        .on(row.org_id, row.covered_until, row.entry_number)
        .where(sql`${row.covered_until} is not null and ${live}`),
      index('risk_by_lapse')
        .on(row.org_id, row.residual_lapses_on, row.entry_number)
        .where(sql`${row.residual_lapses_on} is not null and ${live}`),
      index('risk_by_stale_day')
        .on(row.org_id, row.residual_stale_on)
        .where(sql`${row.residual_stale_on} is not null and ${live}`),
      index('risk_by_reopening')
        .on(row.org_id, row.residual_reopens_on)
        .where(sql`${row.residual_reopens_on} is not null and ${live}`),
      index('risk_rating_asked')
        .on(row.org_id, row.rank, row.entry_number)
        .where(sql`${row.rating_asked_at} is not null and ${live}`),
      index('risk_raised_by').on(row.org_id, row.raised_by),
      index('risk_by_library_item').on(row.org_id, row.repo_item_id).where(isNotNull(row.repo_item_id)),
    ];
  },
);

export const riskTagLinkTable = pgTable(
  'risk_tag_link',
  {
    ...organisationColumn(),
    risk_id: uuid().notNull(),
    tag_id: uuid().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.org_id, row.risk_id, row.tag_id] }),
    tenantReference(notFound, row, row.risk_id, riskTable, 'cascade'),
    tenantReference(tagUnknown, row, row.tag_id, riskTagTable, 'cascade'),
    index('risk_tag_link_by_tag').on(row.org_id, row.tag_id, row.risk_id),
  ],
);

/** The last number given to a risk of an organisation, and the last entry number: those of a file bring references of their own. */
export const riskCounterTable = pgTable('risk_counter', {
  ...counterColumns(),
  entries: integer().notNull(),
});

/** Folded words of reference and title: search asks for beginnings, by comparisons an index can answer under row-level security. */
export const riskTermTable = pgTable(
  'risk_term',
  {
    ...organisationColumn(),
    term: bytewiseText().notNull(),
    risk_id: uuid().notNull(),
  },
  (row) => [primaryKey({ columns: [row.org_id, row.term, row.risk_id] })],
);
