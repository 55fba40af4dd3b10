import type { TenantDb } from '#platform/server/database/database.ts';
import {
  shippedStandard,
  type Standard,
} from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import { findNewestOwn, standardOf } from '#features/compliance/standard/server/shared/standard.queries.ts';
import { isShipped, type StandardKey } from '#features/compliance/standard/standard-content.contract.ts';

/** The newest version of each of these standards, whether or not it is still offered: a rule is about every version. */
export async function newestStandards(
  db: TenantDb,
  keys: readonly StandardKey[],
): Promise<ReadonlyMap<StandardKey, Standard>> {
  const own = keys.filter((key) => !isShipped(key));
  const newest = own.length === 0 ? [] : await findNewestOwn(db, own);
  const stored = await Promise.all(newest.map((one) => standardOf(db, one.key, one.standard_version)));
  const shipped = keys.filter(isShipped).map((key) => shippedStandard(key));
  return new Map([...stored, ...shipped].map((one) => [one.key, one]));
}
