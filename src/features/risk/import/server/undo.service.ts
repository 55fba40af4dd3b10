import { sql } from 'drizzle-orm';
import { record } from '#platform/server/log/activity.ts';
import type { ActObject, Change } from '#platform/server/log/act.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call, JobCall } from '#platform/server/http/serve.ts';
import { maySteer } from '#platform/contract/deciding.ts';
import { removeUnusedNames } from './risk-name.service.ts';
import { findReferenceNames } from './shared/risk-sheet.queries.ts';
import {
  changeRisks,
  deleteRisks,
  keepRatings,
  lockRisks,
  tagRisks,
  type RiskState,
  type SheetChange,
} from './shared/risk-sheet.service.ts';
import * as contract from '../risk-import.contract.ts';
import { expectIdle, finish, workOn, type ReportProgress } from './import-work.service.ts';
import { findImportToChange, undoEnds, type StoredImport } from './risk-import.queries.ts';
import { present } from '#platform/contract/values/present.ts';

const atOnce = 1000;
const wasWritten = sql`w.action in ('new', 'changed')`;

/** Takes back what an import wrote: its new risks are deleted, changed ones get their cells back. What somebody touched since is left. */
export const undoImport = (
  call: JobCall,
  id: string,
  { version }: { version: number },
): Promise<contract.RiskImport> =>
  workOn(call, {
    kind: 'risk_import.undo',
    id,
    version,
    from: ['applied'],
    check({ db }, row) {
      if (db.now > undoEnds(present(row.applied_at))) refuse(contract.undoTooLate);
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
  const risks = await lockRisks(
    db,
    all.map(({ risk_id }) => risk_id),
  );
  const named = await findReferenceNames(db);
  const categories = new Set(named.categories.map(({ id }) => id));
  const people = new Set(named.people.filter(({ active }) => active).map(({ id }) => id));
  const mayUndo = undoable(
    call,
    risks,
    new Set(named.departments.filter(({ active }) => active).map(({ id }) => id)),
  );
  const objects: ActObject[] = [];
  const changes: Change[] = [];
  let [done, kept] = [0, 0];
  for (let after = 0; ;) {
    const rows = await findRowsToUndo(db, row, after);
    const last = rows.at(-1);
    if (last === undefined) break;
    const { taken = [], left = [] } = Object.groupBy(rows, (one) => (mayUndo(one) ? 'taken' : 'left'));
    const { added = [], changed = [] } = Object.groupBy(taken, ({ action }) =>
      action === 'new' ? 'added' : 'changed',
    );
    if (added.length > 0)
      await deleteRisks(
        call,
        added.map(({ risk_id }) => risk_id),
        row.made,
      );
    if (changed.length > 0) await giveBack(call, changed, categories, people);
    if (left.length > 0) await keepLeft(db, row, left);
    kept += left.length;
    for (const { risk_id, ref, told } of taken) {
      objects.push({ type: 'risk', id: risk_id, ref: ref ?? undefined });
      for (const change of told ?? []) changes.push({ ...change, old: change.new, new: change.old });
    }
    after = last.n;
    await reportProgress((done += rows.length));
  }
  return { objects, changes, kept };
}

interface WrittenRow {
  n: number;
  action: 'new' | 'changed';
  ref: string | null;
  risk_id: string;
  risk_version: number;
  before: (SheetChange & { tag_ids?: string[] }) | null;
  told: Change[] | null;
}

/** What an undo looks at; the cells of the file, and what was made of them, stay where they are. */
const findRowsToUndo = (db: TenantDb, { id, sheet }: StoredImport, after: number) =>
  db.query<WrittenRow>(sql`select w.n, w.action, w.ref, w.risk_id, w.risk_version, w.before, w.told from risk_import_row w
    where w.org_id = ${db.org_id} and w.import_id = ${id} and w.sheet = ${sheet} and w.n > ${after} and ${wasWritten} order by w.n limit ${atOnce}`);

/** Whether nobody touched a risk since, and the person may still edit it where it is, and where it goes back to. */
const undoable =
  ({ actor }: Call, risks: ReadonlyMap<string, RiskState>, departments: ReadonlySet<string>) =>
  ({ risk_id, risk_version, before }: WrittenRow): boolean => {
    const risk = risks.get(risk_id);
    const home = before?.department_id ?? null;
    return (
      risk !== undefined &&
      risk.version === risk_version &&
      risk.deleted_at === null &&
      maySteer(actor, risk.department_id) &&
      (home === null || departments.has(home))
    );
  };

/** Gives changed risks the cells back that the import overwrote. */
async function giveBack(
  call: Call,
  rows: readonly WrittenRow[],
  categories: ReadonlySet<string>,
  people: ReadonlySet<string>,
): Promise<void> {
  const back: { id: string; set: SheetChange }[] = [];
  const tagged: { id: string; tag_ids: string[] }[] = [];
  for (const { risk_id: id, before } of rows) {
    const { tag_ids, ...set } = before ?? {};
    // A category that was removed since cannot come back with the risk: it keeps the one it has.
    if (set.category_id != null && !categories.has(set.category_id)) delete set.category_id;
    // Nor an owner who has left.
    if (set.owner_id != null && !people.has(set.owner_id)) delete set.owner_id;
    back.push({ id, set });
    if (tag_ids !== undefined) tagged.push({ id, tag_ids });
  }
  await changeRisks(call, back);
  if (tagged.length > 0) await tagRisks(call, tagged);
  const rated = back.filter(({ set }) => 'inherent_level' in set).map(({ id }) => id);
  if (rated.length > 0) await keepRatings(call, rated);
}

/** Every other row that was written was taken back: that is not written to each of them. */
const keepLeft = (db: TenantDb, { id, sheet }: StoredImport, rows: readonly WrittenRow[]) =>
  db.query(sql`update risk_import_row w set undo = 'kept'
    where w.org_id = ${db.org_id} and w.import_id = ${id} and w.sheet = ${sheet} and w.n = any (${sql.param(rows.map(({ n }) => n))}::int[])`);

/** Forgets a file that was not applied: its rows go, the log keeps that it was there. */
export async function discardImport(
  call: Call,
  id: string,
  { version }: { version: number },
): Promise<contract.RiskImport> {
  const { db, actor, by } = call;
  const row = await findImportToChange(db, actor, id);
  expectIdle(row, version, ['uploaded', 'analysed']);
  await db.query(sql`delete from risk_import_row where org_id = ${db.org_id} and import_id = ${id}`);
  record(db, by, {
    action: 'risk_import.discarded',
    objects: { type: 'risk_import', id },
    note: row.file_name,
  });
  return finish(call, row, { status: 'discarded' });
}
