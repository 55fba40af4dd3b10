import { sql } from 'drizzle-orm';
import { record } from '#platform/server/log/activity.ts';
import type { ActObject, Change } from '#platform/server/log/act.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call, LongCall } from '#platform/server/http/serve.ts';
import { maySteer } from '#platform/contract/deciding.ts';
import { removeUnusedNames } from './risk-name.service.ts';
import { findReferenceNames } from './shared/risk-sheet.queries.ts';
import {
  changeRisks,
  findRisksToChange,
  keepRatings,
  lockRisks,
  tagRisks,
  type SheetChange,
} from './shared/risk-sheet.service.ts';
import * as contract from '../risk-import.contract.ts';
import { expectIdle, finish, workOn, type ReportProgress } from './import-work.service.ts';
import {
  findRowsAfter,
  findImportToChange,
  undoEnds,
  type StoredImport,
  type StoredImportRow,
} from './risk-import.queries.ts';

const atOnce = 1000;
const wasWritten = sql`w.action in ('new', 'changed')`;

/** Takes back what an import wrote: its new risks are deleted, changed ones get their cells back. What somebody touched since is left. */
export const undoImport = (
  call: LongCall,
  id: string,
  { version }: { version: number },
): Promise<contract.RiskImport> =>
  workOn(call, {
    id,
    version,
    from: ['applied'],
    check({ db }, row) {
      if (db.now > undoEnds(row.applied_at as string)) refuse(contract.undoTooLate);
    },
    async work(within, row, reportProgress) {
      const { db, by } = within;
      const { objects, changes, kept } = await undoRows(within, row, reportProgress);
      await removeUnusedNames(within, 'category', row.made.categories);
      await removeUnusedNames(within, 'tag', row.made.tags);
      record(db, by, {
        action: 'risk_import.undone',
        objects: [{ type: 'risk_import', id }, ...objects],
        changes,
        note: row.file_name,
      });
      return finish(within, row, {
        status: 'undone',
        undone_at: db.now.toISOString(),
        undone: { undone: objects.length, kept },
      });
    },
  });

async function undoRows(call: Call, row: StoredImport, reportProgress: ReportProgress) {
  const { db } = call;
  const all = await db.query<{ risk_id: string }>(
    sql`select risk_id from risk_import_row w where w.org_id = ${db.org_id} and w.import_id = ${row.id} and w.sheet = ${row.sheet} and ${wasWritten}`,
  );
  await lockRisks(
    db,
    all.map(({ risk_id }) => risk_id),
  );
  const objects: ActObject[] = [];
  const changes: Change[] = [];
  let [done, kept] = [0, 0];
  for (let after = 0; ;) {
    const rows = await findRowsAfter(db, row, after, atOnce, wasWritten);
    const last = rows.at(-1);
    if (last === undefined) break;
    const outcomes = await undoBatch(call, row, rows);
    for (const { object, told, undo } of outcomes) {
      if (undo === 'kept') kept++;
      else objects.push(object);
      changes.push(...told);
    }
    after = last.n;
    await reportProgress((done += rows.length));
  }
  return { objects, changes, kept };
}

interface Outcome {
  n: number;
  undo: 'undone' | 'kept';
  object: ActObject;
  told: Change[];
}

async function undoBatch(
  call: Call,
  { id, sheet, made }: StoredImport,
  rows: readonly StoredImportRow[],
): Promise<Outcome[]> {
  const { db, actor } = call;
  const locked = await findRisksToChange(
    db,
    rows.map(({ risk_id }) => risk_id as string),
  );
  const named = await findReferenceNames(db);
  const categories = new Set(named.categories.map((one) => one.id));
  const departments = new Set(named.departments.map((one) => one.id));
  const back: { id: string; set: SheetChange }[] = [];
  const tagged: { id: string; tag_ids: string[] }[] = [];
  const outcomes = rows.map((row): Outcome => {
    const risk = locked.get(row.risk_id as string);
    const object = { type: 'risk', id: row.risk_id as string, ref: row.ref ?? undefined };
    const { tag_ids, ...set } = (row.before ?? {}) as SheetChange & { tag_ids?: string[] };
    const home = set.department_id ?? null;
    if (
      risk === undefined ||
      risk.version !== row.risk_version ||
      risk.deleted_at !== null ||
      !maySteer(actor, risk.department_id) ||
      (home !== null && !departments.has(home))
    )
      return { n: row.n, undo: 'kept', object, told: [] };
    if (row.action === 'new') {
      const inMade = risk.category_id !== null && made.categories.includes(risk.category_id);
      back.push({
        id: risk.id,
        set: {
          deleted_at: db.now.toISOString(),
          deleted_by: actor.id,
          // The reference is free again, so that the file can be brought in better.
          ref: `${risk.ref}~${risk.id.slice(-8)}`,
          ...(inMade && { category_id: null }),
        },
      });
      tagged.push({ id: risk.id, tag_ids: risk.tag_ids.filter((tag) => !made.tags.includes(tag)) });
      return { n: row.n, undo: 'undone', object, told: [] };
    }
    // A category that was removed since cannot come back with the risk.
    if (set.category_id != null && !categories.has(set.category_id)) set.category_id = null;
    back.push({ id: risk.id, set });
    if (tag_ids !== undefined) tagged.push({ id: risk.id, tag_ids });
    const told = (row.told ?? []).map((change) => ({ ...change, old: change.new, new: change.old }));
    return { n: row.n, undo: 'undone', object, told };
  });
  if (back.length > 0) await changeRisks(call, back);
  if (tagged.length > 0) await tagRisks(call, tagged);
  const rated = back.filter(({ set }) => 'inherent_level' in set).map((one) => one.id);
  if (rated.length > 0) await keepRatings(call, rated);
  const kept = JSON.stringify(outcomes.map(({ n, undo }) => ({ n, undo })));
  await db.query(sql`update risk_import_row w set undo = o.undo from jsonb_to_recordset(${kept}::jsonb) as o (n integer, undo text)
    where w.org_id = ${db.org_id} and w.import_id = ${id} and w.sheet = ${sheet} and w.n = o.n`);
  return outcomes;
}

/** Forgets a file that was not applied: its rows go, the log keeps that it was there. */
export async function discardImport(
  call: Call,
  id: string,
  { version }: { version: number },
): Promise<contract.RiskImport> {
  const { db, actor, by } = call;
  const row = await findImportToChange(db, actor, id);
  expectIdle(row, version, ['uploaded', 'analysed'], db.now);
  await db.query(sql`delete from risk_import_row where org_id = ${db.org_id} and import_id = ${id}`);
  record(db, by, {
    action: 'risk_import.discarded',
    objects: { type: 'risk_import', id },
    note: row.file_name,
  });
  return finish(call, row, { status: 'discarded' });
}
