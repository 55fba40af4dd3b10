import { sql } from 'drizzle-orm';
import { notify } from '#features/collaboration/notification/server/shared/notify.service.ts';
import { record } from '#platform/server/log/activity.ts';
import type { ActObject, Change } from '#platform/server/log/act.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call, JobCall } from '#platform/server/http/serve.ts';
import { today } from '#platform/contract/today.ts';
import { writeBatch, type Outcome } from './batch-writing.service.ts';
import { makeNames } from './risk-name.service.ts';
import { findReferenceNames, findScale } from './shared/risk-sheet.queries.ts';
import { lockRisks, reserveNumbers, type ReservedNumbers } from './shared/risk-sheet.service.ts';
import * as contract from '../risk-import.contract.ts';
import { countRows, finish, workOn, type ReportProgress } from './import-work.service.ts';
import { findRowsAfter, type StoredImport } from './risk-import.queries.ts';

const atOnce = 1000;
const toWrite = sql`w.action in ('new', 'changed')`;

/** Writes what was offered into the register, in one transaction. What no longer holds is refused row by row, and listed. */
export async function applyImport(
  call: JobCall,
  id: string,
  { version }: { version: number },
): Promise<contract.RiskImport> {
  let numbers: ReservedNumbers;
  return workOn(call, {
    kind: 'risk_import.apply',
    id,
    version,
    from: ['analysed'],
    async check(within, row) {
      const { counts } = row;
      if ((counts?.new ?? 0) + (counts?.changed ?? 0) === 0) refuse(contract.nothingToApply);
      if ((await findScale(within.db)).model.number !== row.model_version) refuse(contract.modelChanged);
      // Numbers are reserved beforehand, so that nobody who raises a risk has to wait for the import.
      numbers = await reserved(within, row);
    },
    async work(within, row, reportProgress) {
      const { db, by } = within;
      const made = {
        categories: await makeNames(within, 'category', row.makes.categories),
        tags: await makeNames(within, 'tag', row.makes.tags),
      };
      const written = await writeRows(within, row, numbers, reportProgress);
      record(db, by, {
        action: 'risk_import.applied',
        objects: [{ type: 'risk_import', id }, ...written.objects],
        changes: written.changes,
        note: row.file_name,
      });
      tellFinished(within, row, written.objects.length);
      return finish(within, row, {
        status: 'applied',
        counts: await countRows(db, row),
        made,
        applied_at: db.now.toISOString(),
      });
    },
  });
}

async function reserved(call: Call, { id, sheet }: StoredImport): Promise<ReservedNumbers> {
  const { db } = call;
  const rows = await db.query<{ ref: string | null }>(
    sql`select ref from risk_import_row where org_id = ${db.org_id} and import_id = ${id} and sheet = ${sheet} and action = 'new'`,
  );
  const given = rows.flatMap(({ ref }) => (ref === null ? [] : [ref]));
  return reserveNumbers(call, given, rows.length);
}

async function writeRows(
  call: Call,
  row: StoredImport,
  numbers: ReservedNumbers,
  reportProgress: ReportProgress,
) {
  const { db, actor } = call;
  const named = await findReferenceNames(db);
  const { model } = await findScale(db);
  const writing = { actor, model, named, day: today(db.now, actor.timezone), now: db.now };
  const changed = await db.query<{ risk_id: string }>(
    sql`select risk_id from risk_import_row where org_id = ${db.org_id} and import_id = ${row.id} and sheet = ${row.sheet} and action = 'changed'`,
  );
  await lockRisks(
    db,
    changed.map(({ risk_id }) => risk_id),
  );
  const objects: ActObject[] = [];
  const changes: Change[] = [];
  let done = 0;
  for (let after = 0; ;) {
    const rows = await findRowsAfter(db, row, after, atOnce, toWrite);
    const last = rows.at(-1);
    if (last === undefined) break;
    const batch = await writeBatch(call, writing, rows, numbers);
    await keepOutcomes(db, row, batch.outcomes);
    objects.push(...batch.objects);
    for (const { told } of batch.outcomes) if (told !== null) changes.push(...told);
    after = last.n;
    await reportProgress((done += rows.length));
  }
  return { objects, changes };
}

const keepOutcomes = (db: TenantDb, { id, sheet }: StoredImport, outcomes: readonly Outcome[]) =>
  db.query(sql`update risk_import_row w set action = o.action, ref = o.ref, risk_id = o.risk_id, risk_version = o.risk_version, before = o.before, told = o.told, errors = o.errors
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (n integer, action text, ref text, risk_id uuid, risk_version integer, before jsonb, told jsonb, errors jsonb)
    where w.org_id = ${db.org_id} and w.import_id = ${id} and w.sheet = ${sheet} and w.n = o.n`);

/** Whoever brought the file may have left the page long since. */
const tellFinished = ({ db, actor }: Call, { id, file_name }: StoredImport, risks: number): void =>
  notify(db, {
    kind: 'import_finished',
    to: [actor.id],
    object: { type: 'risk_import', id, ref: file_name, title: '' },
    link: `/apps/risk/management/import?import=${id}`,
    words: { about: 'rows', rows: String(risks) },
  });
