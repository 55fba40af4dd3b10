import type pg from 'pg';
import { MoveRefused } from './move-state.ts';
import {
  copyBuckets,
  copyChanges,
  countOf,
  differing,
  momentOf,
  sumsOf,
  type TenantTable,
} from './tenant-rows.ts';
import { codeOf } from '#platform/server/process/thrown.ts';

/** The two homes of a move. */
export interface Sides {
  source: pg.Client;
  target: pg.Client;
  tables: readonly TenantTable[];
  orgId: string;
}

/** Makes the target the same as the source, table by table: what differs is copied. Answers the rows that were copied, those
 *  that there are, the tables that differed, and the moment since which the target may lack something. */
export async function align(
  { source, target, tables, orgId }: Sides,
  deadline?: number,
  print?: (line: string) => void,
) {
  let [copied, rows] = [0, 0];
  const differed: TenantTable[] = [];
  const since = await momentOf(source);
  for (const table of tables) {
    if (deadline !== undefined) await endAt(deadline, [source, target]);
    const [here, there] = await Promise.all([sumsOf(source, table, orgId), sumsOf(target, table, orgId)]);
    const parts = differing(here, there);
    const count = countOf(here);
    rows += count;
    if (parts.length === 0) continue;
    differed.push(table);
    if (print && count > 0) print(`  ${table.name}: ${count} rows`);
    copied += await copyBuckets(source, target, { table, orgId, parts });
  }
  return { copied, rows, differed, since };
}

/** What takes longer than until then is given up; with nothing said, everything has its time again. */
export async function endAt(deadline: number | undefined, clients: readonly pg.Client[]): Promise<void> {
  const left = deadline === undefined ? 0 : Math.floor(deadline - performance.now());
  if (deadline !== undefined && left <= 0) throw new TooLate();
  await Promise.all(clients.map((client) => client.query(`set statement_timeout = ${left}`)));
}

/** The stop would have taken too long. */
class TooLate extends Error {}
export const isTooLate = (error: unknown): boolean =>
  error instanceof TooLate || ['55P03', '57014'].includes(codeOf(error) ?? '');

/** The last round, while nobody writes: the rows that were written since, and the number of all. Tables without a key, and those that
 *  something was removed from, are compared row by row. Answers how many rows there are. */
export async function alignLast(sides: Sides, since: string, deadline: number): Promise<number> {
  const { source, target, tables, orgId } = sides;
  let rows = 0;
  const toCompare: TenantTable[] = [];
  for (const table of tables) {
    await endAt(deadline, [source, target]);
    const changes = table.hasKey ? await copyChanges(source, target, { table, orgId, since }) : undefined;
    if (changes?.isSame) rows += changes.rows;
    else toCompare.push(table);
  }
  const compared = await align({ ...sides, tables: toCompare }, deadline);
  // What was copied now is the same when it is looked at again.
  const again = await align({ ...sides, tables: compared.differed }, deadline);
  if (again.differed.length > 0)
    throw new MoveRefused('the rows of the two homes differ after they were copied');
  return rows + compared.rows;
}
