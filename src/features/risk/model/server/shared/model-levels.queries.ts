import { sql, type SQL } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { ModelLevel } from '../../risk-model.contract.ts';
import { makeRoom } from '#platform/server/limits/make-room.ts';

/** The levels of versions of the model, by the version's number. */
export type LevelsByVersion = Map<number, readonly ModelLevel[]>;

/** What `modelColumns` answers. */
export interface ModelColumns {
  /** The number of the version that risks are rated with now. */
  active_model: number;
  unknown_levels: Record<string, ModelLevel[]> | null;
}

/** Organisations whose levels a process remembers, of each opened database: some two kilobytes each. */
const most = 1000;
const remembered = new WeakMap<object, Map<string, LevelsByVersion>>();

/** The levels that are known of the organisation's versions. A version that is no draft never changes, so what is known of it
 *  stays true; drafts are never among them. */
export function knownLevels({ origin, org_id }: Pick<TenantDb, 'origin' | 'org_id'>): LevelsByVersion {
  const organisations = remembered.get(origin) ?? new Map<string, LevelsByVersion>();
  remembered.set(origin, organisations);
  const known = organisations.get(org_id) ?? new Map<number, readonly ModelLevel[]>();
  if (!organisations.has(org_id)) makeRoom(organisations, most);
  organisations.set(org_id, known);
  return known;
}

/** Columns with which a statement tells the active version, and the levels of versions that are not known yet. */
export const modelColumns = (db: TenantDb, known: LevelsByVersion): SQL =>
  sql`(select number from risk_model where org_id = ${db.org_id} and status = 'active') as active_model,
  (select json_object_agg(number, levels) from risk_model
    where org_id = ${db.org_id} and status <> 'draft' and number <> all (${sql.param([...known.keys()])}::int[])) as unknown_levels`;

/** Remembers what a statement told by `modelColumns`. */
export function learnLevels(known: LevelsByVersion, { unknown_levels }: ModelColumns): void {
  for (const [number, levels] of Object.entries(unknown_levels ?? {})) known.set(Number(number), levels);
}
