import { sql } from 'drizzle-orm';
import { one, type Statement, type TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { turnAt } from '#platform/server/database/record-number.ts';
import type { Call } from '#platform/server/http/serve.ts';
import {
  exchangeFieldNames,
  exchangeRow,
  type exchangeFields,
  type KindOf,
  type StoredField,
} from '#features/risk/record/exchange-field.contract.ts';
import { riskCounterTable } from '#features/risk/record/server/risk.table.ts';
import type { Triage } from '#features/risk/record/risk-status.contract.ts';

// Many risks at once, each statement for all of them; what follows from a risk's row is written by the triggers of risk.sql.
// Whoever calls these records the act, and has asked the rules before.

/** The columns of a risk that the fields of a file fill; a part of a JSON column stands beside them. */
export type ExchangedColumns = {
  [Field in StoredField as (typeof exchangeFields)[Field]['column']]:
    | (KindOf<Field> extends 'rating' ? number : string)
    | null;
};

/** A new risk as a file brings it; what is left out is null. */
export interface NewSheetRisk extends Partial<ExchangedColumns> {
  id: string;
  entry_number: number;
  model_version?: number;
  inherent_level: number | null;
  closed: object | null;
  triage: Triage;
  review_on: string | null;
}

type SqlType = 'text' | 'uuid' | 'date' | 'integer' | 'smallint' | 'jsonb' | 'timestamptz';
const typeOfKind: Record<KindOf<StoredField>, SqlType> = {
  reference: 'text',
  line: 'text',
  prose: 'text',
  category: 'uuid',
  department: 'uuid',
  person: 'uuid',
  day: 'date',
  closing_day: 'date',
  rating: 'smallint',
  treatment: 'text',
  status: 'text',
};

const stored = exchangeFieldNames.flatMap((field) => {
  const { kind, column, partOf } = exchangeRow(field);
  return column === undefined ? [] : [{ column, partOf, type: typeOfKind[kind as KindOf<StoredField>] }];
});
const columns = stored.filter(({ partOf }) => partOf === undefined).map(({ column }) => column);
const contextParts = stored.filter(({ partOf }) => partOf === 'context').map(({ column }) => column);

const listed = (names: readonly string[], before = '') => names.map((name) => before + name).join(', ');

const adding: Statement = {
  name: 'add_risks_of_sheet',
  text: `insert into risk (org_id, id, entry_number, ${listed(columns)}, context, source, raised_by, model_version, inherent_level, closed, triage, review_on,
      created_at, created_by, updated_at, updated_by)
    select $1, n.id, n.entry_number, ${listed(columns, 'n.')}, jsonb_strip_nulls(jsonb_build_object(${contextParts.map((part) => `'${part}', n.${part}`).join(', ')})),
      'import', $3, n.model_version, n.inherent_level, nullif(n.closed, 'null'), n.triage, n.review_on, $4, $3, $4, $3
    from jsonb_to_recordset($2::jsonb) as n (id uuid, entry_number integer, ${stored.map(({ column, type }) => `${column} ${type}`).join(', ')},
      model_version integer, inherent_level smallint, closed jsonb, triage text, review_on date)
    order by n.entry_number`,
};

export const addRisks = async ({ db, actor }: Call, risks: readonly NewSheetRisk[]): Promise<void> =>
  void (await db.ask(adding, [db.org_id, JSON.stringify(risks), actor.id, db.now.toISOString()]));

/** The columns a file may change, and those that follow from them. */
export interface SheetChange extends Partial<ExchangedColumns> {
  model_version?: number | null;
  inherent_level?: number | null;
  inherent_factors?: unknown[];
  inherent_justification?: string | null;
  residual_level?: number | null;
  target_level?: number | null;
  closed?: object | null;
  review_on?: string | null;
  deleted_at?: string | null;
}

const following: Record<Exclude<keyof SheetChange, keyof ExchangedColumns>, SqlType> = {
  model_version: 'integer',
  inherent_level: 'smallint',
  inherent_factors: 'jsonb',
  inherent_justification: 'text',
  residual_level: 'smallint',
  target_level: 'smallint',
  closed: 'jsonb',
  review_on: 'date',
  deleted_at: 'timestamptz',
};

const assignments = [
  ...stored.filter(({ partOf }) => partOf === undefined),
  ...Object.entries(following).map(([column, type]) => ({ column, type })),
].map(({ column, type }) => {
  const value =
    type === 'jsonb' ? `nullif(s.set -> '${column}', 'null')` : `(s.set ->> '${column}')::${type}`;
  return `${column} = case when s.set ? '${column}' then ${value} else r.${column} end`;
});
/** The parts that are named; the others stay. */
const contextChange = contextParts
  .map(
    (part) =>
      `case when s.set ? '${part}' then jsonb_build_object('${part}', s.set ->> '${part}') else '{}' end`,
  )
  .join(' || ');

const changing: Statement = {
  name: 'change_risks_of_sheet',
  text: `update risk r set version = r.version + 1, updated_at = $3, updated_by = $4, ${assignments.join(', ')},
      context = case when s.set ?| array[${contextParts.map((part) => `'${part}'`).join(', ')}] then jsonb_strip_nulls(r.context || ${contextChange}) else r.context end
    from jsonb_to_recordset($2::jsonb) as s (id uuid, set jsonb) where r.org_id = $1 and r.id = s.id`,
};

/** Changes the named columns of each risk, and leaves the others. */
export const changeRisks = async (
  { db, actor }: Call,
  changes: readonly { id: string; set: SheetChange }[],
): Promise<void> =>
  void (await db.ask(changing, [db.org_id, JSON.stringify(changes), db.now.toISOString(), actor.id]));

/** A risk as it stands before a change, with what an undo has to give back. */
export interface LockedRisk extends Required<SheetChange> {
  id: string;
  status: string;
  version: number;
  residual_likelihood: number | null;
  residual_consequence: number | null;
  target_likelihood: number | null;
  target_consequence: number | null;
  tag_ids: string[];
}

const locking: Statement = {
  name: 'lock_risks_of_sheet',
  text: `select r.id, r.version, ${listed(columns, 'r.')}, ${listed(Object.keys(following), 'r.')}, ${contextParts.map((part) => `r.context ->> '${part}' as ${part}`).join(', ')},
    r.residual_likelihood, r.residual_consequence, r.target_likelihood, r.target_consequence,
    coalesce((select array_agg(l.tag_id order by l.tag_id) from risk_tag_link l where l.org_id = r.org_id and l.risk_id = r.id), '{}')::text[] as tag_ids
    from unnest($2::uuid[]) as given (id) join risk r on r.org_id = $1 and r.id = given.id order by r.id for update of r`,
};

/** Risks that are about to be changed, as they are now. */
export const findRisksToChange = async (
  db: TenantDb,
  ids: readonly string[],
): Promise<Map<string, LockedRisk>> =>
  new Map((await db.ask<LockedRisk>(locking, [db.org_id, ids])).map((risk) => [risk.id, risk]));

/** What says whether a risk may still be changed. */
export type RiskState = Pick<LockedRisk, 'id' | 'version' | 'department_id' | 'deleted_at'>;

const lockingAll: Statement = {
  name: 'lock_risks_in_order',
  text: `select r.id, r.version, r.department_id, r.deleted_at
    from unnest($2::uuid[]) as given (id) join risk r on r.org_id = $1 and r.id = given.id order by r.id for update of r`,
};
/** Locks risks before the first of them is changed, in the order of their ids, so that no two imports wait for each other. */
export const lockRisks = async (db: TenantDb, ids: readonly string[]): Promise<Map<string, RiskState>> =>
  new Map(
    ids.length === 0
      ? []
      : (await db.ask<RiskState>(lockingAll, [db.org_id, ids])).map((risk) => [risk.id, risk]),
  );

const deleting: Statement = {
  name: 'delete_risks_of_sheet',
  text: `update risk r set version = r.version + 1, updated_at = $3, updated_by = $4, deleted_at = $3, deleted_by = $4,
      ref = r.ref || '~' || right(r.id::text, 8), category_id = case when r.category_id = any ($5::uuid[]) then null else r.category_id end
    from unnest($2::uuid[]) as given (id) where r.org_id = $1 and r.id = given.id`,
};
const untagging: Statement = {
  name: 'untag_risks_of_sheet',
  text: `delete from risk_tag_link l using unnest($2::uuid[]) as given (id)
    where l.org_id = $1 and l.risk_id = given.id and l.tag_id = any ($3::uuid[])`,
};

/** Deletes risks. Their references are free again, so that the file can be brought in better; what was `made` for them leaves them. */
export async function deleteRisks(
  { db, actor }: Call,
  ids: readonly string[],
  made: { categories: readonly string[]; tags: readonly string[] },
): Promise<void> {
  await db.ask(deleting, [db.org_id, ids, db.now.toISOString(), actor.id, made.categories]);
  if (made.tags.length > 0) await db.ask(untagging, [db.org_id, ids, made.tags]);
}

const taken: Statement = {
  name: 'refs_taken',
  text: 'select r.ref from unnest($2::text[]) as given (ref) join risk r on r.org_id = $1 and r.ref = given.ref',
};
/** Which of these references are in use, also by risks that were deleted. */
export const findRefsTaken = async (db: TenantDb, refs: readonly string[]): Promise<Set<string>> =>
  new Set((await db.ask<{ ref: string }>(taken, [db.org_id, refs])).map(({ ref }) => ref));

/** What new risks are entered under: references for those that bring none, and an entry number for each. */
export interface ReservedNumbers {
  refs: Iterator<string, undefined>;
  entries: Iterator<number, undefined>;
}

/** Reserves numbers for new risks: above every number that the references given for some of them use. In turn with whoever raises one. */
export async function reserveNumbers(
  { db }: Call,
  given: readonly string[],
  howMany: number,
): Promise<ReservedNumbers> {
  // Longer numbers are years or somebody's own codes; the counter never gets there.
  const numbers = given.map((ref) => Number(/^R-0*(\d{1,7})$/.exec(ref)?.[1] ?? 0));
  const highest = numbers.reduce((most, n) => Math.max(most, n), 0);
  const unnamed = howMany - given.length;
  const { n, entries } = one(
    await db.query<{ n: number; entries: number }>(sql`insert into risk_counter as c (org_id, n, entries)
      select ${db.org_id}::uuid, ${highest}::int + ${unnamed}::int, ${howMany}::int from ${turnAt(db, riskCounterTable)}
      on conflict (org_id) do update set n = greatest(c.n, ${highest}::int) + ${unnamed}::int, entries = c.entries + ${howMany}::int
      returning n, entries`),
  );
  const upTo = (last: number, many: number) => Array.from({ length: many }, (_, at) => last - many + 1 + at);
  return {
    refs: upTo(n, unnamed)
      .map((number) => `R-${String(number).padStart(4, '0')}`)
      .values(),
    entries: upTo(entries, howMany).values(),
  };
}

const tagging: Statement = {
  name: 'tag_risks_of_sheet',
  text: `with wanted as (
      select s.id as risk_id, tag.id as tag_id from jsonb_to_recordset($2::jsonb) as s (id uuid, tag_ids uuid[]), unnest(s.tag_ids) as tag (id) join risk_tag t on t.org_id = $1 and t.id = tag.id
    ), gone as (
      delete from risk_tag_link l using jsonb_to_recordset($2::jsonb) as s (id uuid, tag_ids uuid[])
      where l.org_id = $1 and l.risk_id = s.id and l.tag_id <> all (s.tag_ids)
    )
    insert into risk_tag_link (org_id, risk_id, tag_id) select $1, risk_id, tag_id from wanted on conflict do nothing`,
};

/** Gives each risk exactly these tags. */
export const tagRisks = async (
  { db }: Call,
  risks: readonly { id: string; tag_ids: readonly string[] }[],
): Promise<void> => void (await db.ask(tagging, [db.org_id, JSON.stringify(risks)]));

const assessing: Statement = {
  name: 'keep_assessments_of_sheet',
  text: `insert into risk_assessment (org_id, id, risk_id, at, by, by_name, model_version, inherent, residual, target, reason, trigger)
    select $1, a.id, r.id, $4, $3, $5, r.model_version,
      jsonb_build_object('likelihood', r.inherent_likelihood, 'consequence', r.inherent_consequence, 'level', r.inherent_level),
      case when r.residual_level is not null then jsonb_build_object('likelihood', r.residual_likelihood, 'consequence', r.residual_consequence, 'level', r.residual_level) end,
      case when r.target_level is not null then jsonb_build_object('likelihood', r.target_likelihood, 'consequence', r.target_consequence, 'level', r.target_level) end,
      null, 'import'
    from jsonb_to_recordset($2::jsonb) as a (id uuid, risk_id uuid) join risk r on r.org_id = $1 and r.id = a.risk_id where r.inherent_level is not null`,
};

/** Puts the ratings as they are now into the history of ratings. */
export async function keepRatings({ db, actor }: Call, riskIds: readonly string[]): Promise<void> {
  const links = riskIds.map((risk_id) => ({ id: newId(db.now), risk_id }));
  await db.ask(assessing, [db.org_id, JSON.stringify(links), actor.id, db.now.toISOString(), actor.name]);
}
