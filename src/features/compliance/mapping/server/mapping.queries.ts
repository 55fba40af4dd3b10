import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { one, type TenantDb } from '#platform/server/database/database.ts';
import type { Standard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import { currentStandard } from '#features/compliance/standard/server/shared/standard.queries.ts';
import type { MappingEnds, OwnMapping } from '../mapping.contract.ts';

/** Standards as they are now, by their keys. */
export type Standards = ReadonlyMap<string, Standard>;

/** A mapping of the organisation's own, as the database gives it. */
export interface StoredMapping
  extends MappingEnds, Pick<OwnMapping, 'id' | 'version' | 'relation' | 'strength' | 'rationale' | 'status'> {
  ref: string;
  created_by: string | null;
  proposed_name: string | null;
  confirmed_by: string | null;
  confirmed_name: string | null;
  /** Those that it is between. */
  standards: Standards;
}

/** A shipped mapping that does not count in the organisation. */
export interface StoredSetAside extends MappingEnds {
  reason: string;
  set_aside_at: string;
  set_aside_by: string | null;
  by_name: string | null;
}

const nameOf = (row: string, person: string): string =>
  `(select p.first_name || ' ' || p.last_name from person p where p.org_id = ${row}.org_id and p.id = ${row}.${person})`;
const columns =
  sql.raw(`m.id, m.version, m.from_standard, m.from_code, m.to_standard, m.to_code, m.relation, m.strength, m.rationale, m.status,
  m.from_code || ' – ' || m.to_code as ref, m.created_by, ${nameOf('m', 'created_by')} as proposed_name,
  m.confirmed_by, ${nameOf('m', 'confirmed_by')} as confirmed_name`);

type Row = Omit<StoredMapping, 'standards'>;

/** The standards that these are between. */
export async function findStandards(db: TenantDb, keys: Iterable<string>): Promise<Standards> {
  const found = new Map<string, Standard>();
  for (const key of new Set(keys)) {
    // oxlint-disable-next-line no-await-in-loop -- what is shipped is known, and an organisation has few of its own
    const standard = await currentStandard(db, key);
    if (standard !== undefined) found.set(key, standard);
  }
  return found;
}

async function withStandards(db: TenantDb, rows: readonly Row[]): Promise<StoredMapping[]> {
  const standards = await findStandards(
    db,
    rows.flatMap(({ from_standard, to_standard }) => [from_standard, to_standard]),
  );
  return rows.map((row) => ({ ...row, standards }));
}

export async function findMapping(db: TenantDb, id: string): Promise<StoredMapping | undefined> {
  const rows = await db.query<Row>(
    sql`select ${columns} from compliance_mapping m where m.org_id = ${db.org_id} and m.id = ${id}`,
  );
  return (await withStandards(db, rows))[0];
}

/** The same, locked. Everybody in the organisation sees its mappings. */
export async function findMappingToChange(
  db: TenantDb,
  _: Actor,
  id: string,
): Promise<StoredMapping | undefined> {
  const [, row] = await Promise.all([
    db.query(sql`select from compliance_mapping m where m.org_id = ${db.org_id} and m.id = ${id} for update`),
    findMapping(db, id),
  ]);
  return row;
}

export async function writeMapping(
  db: TenantDb,
  before: StoredMapping,
  assignments: SQL,
): Promise<StoredMapping> {
  const row = one(
    await db.query<Row>(sql`with m as (
      update compliance_mapping set version = version + 1, ${assignments} where org_id = ${db.org_id} and id = ${before.id} returning *
    ) select ${columns} from m`),
  );
  return { ...row, standards: before.standards };
}

/** A page of the organisation's own that fit, the newest first, and how many there are. */
export async function findOwnMappings(
  db: TenantDb,
  where: SQL,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StoredMapping[]; count: number }> {
  const fitting = sql`from compliance_mapping m where m.org_id = ${db.org_id} and ${where}`;
  const [rows, [all]] = await Promise.all([
    db.query<Row>(
      sql`select ${columns} ${fitting} order by m.updated_at desc, m.id desc limit ${limit} offset ${offset}`,
    ),
    db.query<{ n: number }>(sql`select count(*)::int as n ${fitting}`),
  ]);
  return { rows: await withStandards(db, rows), count: all?.n ?? 0 };
}

export const countMappings = async (db: TenantDb): Promise<number> =>
  one(
    await db.query<{ n: number }>(
      sql`select count(*)::int as n from compliance_mapping m where m.org_id = ${db.org_id}`,
    ),
  ).n;

/** What the organisation set aside: no more than is shipped. */
export const findSetAside = (db: TenantDb): Promise<StoredSetAside[]> =>
  db.query<StoredSetAside>(sql`select x.from_standard, x.from_code, x.to_standard, x.to_code, x.reason, x.set_aside_at, x.set_aside_by,
      ${sql.raw(nameOf('x', 'set_aside_by'))} as by_name
    from compliance_mapping_set_aside x where x.org_id = ${db.org_id}`);

const these = ({ from_standard, from_code, to_standard, to_code }: MappingEnds): SQL =>
  sql`(${from_standard}, ${from_code}, ${to_standard}, ${to_code})`;

/** Whether the organisation has a mapping of its own between the two, whichever way. */
export async function isMapped(db: TenantDb, ends: MappingEnds): Promise<boolean> {
  const found = await db.query(sql`select from compliance_mapping m where m.org_id = ${db.org_id}
    and ((m.from_standard, m.from_code, m.to_standard, m.to_code) = ${these(ends)}
      or (m.to_standard, m.to_code, m.from_standard, m.from_code) = ${these(ends)})`);
  return found.length > 0;
}

/** Sets a shipped mapping aside; one that is stays so. */
export const addSetAside = (
  db: TenantDb,
  ends: MappingEnds,
  { reason, by }: { reason: string; by: string },
): Promise<unknown> =>
  db.query(sql`insert into compliance_mapping_set_aside (org_id, from_standard, from_code, to_standard, to_code, reason, set_aside_at, set_aside_by)
    values (${db.org_id}, ${ends.from_standard}, ${ends.from_code}, ${ends.to_standard}, ${ends.to_code}, ${reason},
      ${db.now.toISOString()}::timestamptz, ${by}) on conflict do nothing`);

export const dropSetAside = (db: TenantDb, ends: MappingEnds): Promise<unknown[]> =>
  db.query(sql`delete from compliance_mapping_set_aside x where x.org_id = ${db.org_id}
    and (x.from_standard, x.from_code, x.to_standard, x.to_code) = ${these(ends)} returning 1`);

/** The organisation's own that count, read from one standard. */
export const findConfirmed = (db: TenantDb, base: string): Promise<Row[]> =>
  db.query<Row>(sql`select ${columns} from compliance_mapping m where m.org_id = ${db.org_id} and m.status = 'confirmed'
    and (m.from_standard = ${base} or m.to_standard = ${base}) order by m.from_code, m.to_code, m.id`);
