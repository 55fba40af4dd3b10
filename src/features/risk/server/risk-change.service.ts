import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { forbidden, notFound, wrongState, type Refusal } from '#platform/contract/refusal.ts';
import { changesBetween, record, type By, type Deed } from '#platform/server/activity.ts';
import { one, type TenantDb } from '#platform/server/database.ts';
import { expectVersion, refuse } from '#platform/server/refuse.ts';
import * as contract from '../risk.contract.ts';
import { isAllowed, missingFor, startsFrom, type Missing, type Verb } from '../risk.rules.ts';
import { ownRequest, residualNeeded, treatmentDiffers } from '../risk-verbs.contract.ts';
import { findRiskToChange, riskColumns, riskJoins, toRisk, type StoredRisk } from './risk.queries.ts';

type Column = [string, unknown];
/** Columns whose values are JSON; everything else travels as it is. */
const json = new Set(['context', 'inherent_factors', 'transfer', 'avoidance', 'request', 'closed']);
const uuidColumns = [
  'id',
  'category_id',
  'department_id',
  'owner_id',
  'raised_by',
  'repo_item_id',
  'created_by',
  'updated_by',
  'deleted_by',
];
const typeOf: Record<string, string> = {
  ...Object.fromEntries(uuidColumns.map((name) => [name, 'uuid'])),
  ...Object.fromEntries(
    ['created_at', 'updated_at', 'deleted_at', 'last_review_at'].map((name) => [name, 'timestamptz']),
  ),
  ...Object.fromEntries(['raised_on', 'review_on', 'residual_lapses_on'].map((name) => [name, 'date'])),
  ...Object.fromEntries(
    ['inherent', 'residual', 'target'].flatMap((basis) =>
      ['likelihood', 'consequence', 'level'].map((part) => [`${basis}_${part}`, 'smallint']),
    ),
  ),
  model_version: 'integer',
  assets: 'text[]',
};

export const columnsOf = (values: Record<string, unknown>): Column[] =>
  Object.entries(values).filter(([, value]) => value !== undefined);
export const namesOf = (columns: Column[]): SQL =>
  sql.join(
    columns.map(([name]) => sql.identifier(name)),
    sql`, `,
  );
const typed = ([name, value]: Column): SQL =>
  json.has(name)
    ? sql`${value === null ? null : JSON.stringify(value)}::jsonb`
    : sql`${sql.param(value)}::${sql.raw(typeOf[name] ?? 'text')}`;
export const valuesOf = (columns: Column[]): SQL => sql.join(columns.map(typed), sql`, `);

const refusalOf: Record<Missing, Refusal> = {
  treatment_differs: treatmentDiffers,
  residual_needed: residualNeeded,
  own_request: ownRequest,
};

/** Refuses a verb for want of right (403), status (409 with the row as it is now) or what it asks for (422). */
export function expectVerb(actor: Actor, row: StoredRisk, verb: Verb, now: Date): void {
  if (!isAllowed(verb, actor, row, now)) refuse(forbidden);
  if (!startsFrom(verb, row)) refuse(wrongState, { data: toRisk(row, actor, now) });
  const missing = missingFor(verb, actor, row);
  if (missing !== undefined) refuse(refusalOf[missing]);
}

/** The row a verb is about, locked; refused when it is not there, was changed meanwhile, or the verb does not fit. */
export async function takeRisk(
  db: TenantDb,
  actor: Actor,
  id: string,
  seen: number,
  verb: Verb,
): Promise<StoredRisk> {
  const row = (await findRiskToChange(db, actor, id)) ?? refuse(notFound);
  if (row.version !== seen) expectVersion(toRisk(row, actor, db.now), seen);
  expectVerb(actor, row, verb, db.now);
  return row;
}

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name });
const ratingTold = (rated: contract.Rated | null) =>
  rated && {
    likelihood: rated.likelihood,
    consequence: rated.consequence,
    level: { code: rated.level.code, name: rated.level.name },
  };

/** A risk as its history tells it: names beside ids, ratings as cells, each part of the context by itself. */
export const toldOf = (row: StoredRisk): Record<string, unknown> => ({
  title: row.title,
  description: row.description,
  ...Object.fromEntries(
    Object.keys(contract.riskContext.shape).map((part) => [
      `context.${part}`,
      row.context[part as keyof typeof row.context] ?? null,
    ]),
  ),
  category: named(row.category_id, row.category_name),
  department: named(row.department_id, row.department_name),
  owner: named(row.owner_id, row.owner_name),
  source: row.source,
  assets: row.assets,
  tags: (row.tags ?? []).map(({ name }) => name),
  raised_on: row.raised_on,
  review_on: row.review_on,
  status: row.status,
  triage: row.triage,
  treatment: row.treatment,
  treatment_note: row.treatment_note,
  transfer: row.transfer,
  avoidance: row.avoidance,
  request: row.request && { verb: row.request.verb, details: row.request.details },
  inherent: ratingTold(row.inherent),
  inherent_justification: row.inherent_justification,
  residual: ratingTold(row.residual),
  residual_reason: row.residual_reason,
  target: ratingTold(row.target),
});

/** What somebody did, and what the product did by itself because of it. */
export type Told = Pick<Deed, 'action' | 'reason' | 'note'> & {
  /** A change of status that is not the person's but follows from a rule: an act of its own in the log. */
  follows?: Pick<Deed, 'action' | 'reason'> | undefined;
};

/** Writes the columns a verb changed, records the act, and returns the risk as it is now. */
export async function changeStored(
  db: TenantDb,
  actor: Actor,
  by: By,
  before: StoredRisk,
  changed: Record<string, unknown>,
  { follows, ...told }: Told,
): Promise<contract.Risk> {
  // A residual rating without controls holds until the next review, whenever that is.
  const lapses =
    'review_on' in changed && !('residual_lapses_on' in changed) && before.residual !== null
      ? { residual_lapses_on: changed['review_on'] }
      : {};
  const columns = columnsOf({
    ...changed,
    ...lapses,
    updated_at: db.now.toISOString(),
    updated_by: actor.id,
  });
  const assignments = sql.join(
    columns.map((column) => sql`${sql.identifier(column[0])} = ${typed(column)}`),
    sql`, `,
  );
  const after = one(
    await db.query<StoredRisk>(sql`with r as (
      update risk set version = version + 1, ${assignments} where org_id = ${db.org_id} and id = ${before.id} returning *
    ) select ${riskColumns} from r ${riskJoins}`),
  );
  const objects = { type: 'risk', id: before.id, ref: before.ref };
  const changes = changesBetween(toldOf(before), toldOf(after));
  const itself = (field: string) => follows !== undefined && field === 'status';
  record(db, by, { ...told, objects, changes: changes.filter(({ field }) => !itself(field)) });
  if (follows !== undefined) {
    record(db, undefined, { ...follows, objects, changes: changes.filter(({ field }) => itself(field)) });
  }
  return toRisk(after, actor, db.now);
}
