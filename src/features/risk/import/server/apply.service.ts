import { sql } from 'drizzle-orm';
import { notify } from '#features/collaboration/notification/server/shared/notify.service.ts';
import { record } from '#platform/server/log/activity.ts';
import type { ActObject, Change } from '#platform/server/log/act.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call, JobCall } from '#platform/server/http/serve.ts';
import { today } from '#platform/contract/today.ts';
import { maySteer } from '#platform/contract/deciding.ts';
import { makeNames } from './risk-name.service.ts';
import { findReferenceNames, findScale } from './shared/risk-sheet.queries.ts';
import {
  addRisks,
  changeRisks,
  findRefsTaken,
  findRisksToChange,
  keepRatings,
  lockRisks,
  reserveNumbers,
  tagRisks,
  type NewSheetRisk,
  type ReservedNumbers,
  type SheetChange,
} from './shared/risk-sheet.service.ts';
import * as contract from '../risk-import.contract.ts';
import type { RowError } from '../row.rules.ts';
import { countRows, finish, workOn, type ReportProgress } from './import-work.service.ts';
import { findRowsAfter, type StoredImport, type StoredImportRow } from './risk-import.queries.ts';
import { beforeOf, historyChanges, writer, type Writing } from './row-writing.service.ts';

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

interface Outcome {
  n: number;
  action: contract.RowAction;
  ref: string | null;
  risk_id: string | null;
  risk_version: number | null;
  before: (SheetChange & { tag_ids?: string[] }) | null;
  told: Change[] | null;
  errors: RowError[];
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

async function writeBatch(
  call: Call,
  writing: Writing,
  rows: readonly StoredImportRow[],
  numbers: ReservedNumbers,
) {
  const { db } = call;
  const { actor, named, model } = writing;
  const write = writer(writing);
  const outcomes: Outcome[] = [];
  const objects: ActObject[] = [];
  const added: NewSheetRisk[] = [];
  const changed: { id: string; set: SheetChange }[] = [];
  const tagged: { id: string; tag_ids: string[] }[] = [];
  const ratedAnew: string[] = [];
  const stillThere = stillValid(writing);
  const taken = await findRefsTaken(
    db,
    rows.flatMap(({ action, ref }) => (action === 'new' && ref !== null ? [ref] : [])),
  );
  const locked = await findRisksToChange(
    db,
    rows.flatMap(({ action, risk_id }) => (action === 'changed' && risk_id !== null ? [risk_id] : [])),
  );
  const tagNames = new Map(named.tags.map(({ id, name }) => [id, name]));
  const namesOf = (ids: readonly string[]) => ids.map((id) => tagNames.get(id) ?? '').toSorted();

  for (const { n, action, ref: given, risk_id, risk_version, proposed } of rows) {
    const id = risk_id ?? newId(db.now);
    const sheetValues = proposed ?? {};
    const refused = (error: RowError) =>
      outcomes.push({
        n,
        action: 'reject',
        ref: given,
        risk_id,
        risk_version,
        before: null,
        told: null,
        errors: [error],
      });
    const gone = stillThere(sheetValues);
    if (gone !== undefined) {
      refused(gone);
      continue;
    }
    const written = { n, action: action as contract.RowAction, risk_id: id, errors: [] };
    if (action === 'new') {
      const ref = given ?? (numbers.refs.next().value as string);
      if (taken.has(ref)) {
        refused({ field: 'ref', code: 'ref_taken' });
        continue;
      }
      const entry_number = numbers.entries.next().value as number;
      const risk = write.newRisk({ id, ref, entry_number }, sheetValues);
      added.push(risk);
      if (sheetValues.tags !== undefined && sheetValues.tags.length > 0)
        tagged.push({ id, tag_ids: write.tagIds(sheetValues.tags) });
      if (risk.inherent_level !== null) ratedAnew.push(id);
      objects.push({ type: 'risk', id, ref });
      outcomes.push({ ...written, ref, risk_version: 1, before: null, told: null });
      continue;
    }
    const risk = locked.get(id);
    if (risk === undefined || risk.version !== risk_version || risk.deleted_at !== null) {
      refused({ field: null, code: 'changed_meanwhile' });
      continue;
    }
    if (!maySteer(actor, risk.department_id) && risk.owner_id !== actor.id) {
      refused({ field: 'department', code: 'department_not_yours' });
      continue;
    }
    const set = write.change(risk, sheetValues);
    if (set === undefined) {
      refused({ field: 'likelihood', code: 'other_scale' });
      continue;
    }
    const tag_ids = sheetValues.tags === undefined ? undefined : write.tagIds(sheetValues.tags);
    changed.push({ id, set });
    if (tag_ids !== undefined) tagged.push({ id, tag_ids });
    if ('inherent_level' in set) ratedAnew.push(id);
    objects.push({ type: 'risk', id, ref: given ?? undefined });
    const tags = tag_ids && { old: namesOf(risk.tag_ids), new: namesOf(tag_ids) };
    outcomes.push({
      ...written,
      ref: given,
      risk_version: risk.version + 1,
      before: { ...beforeOf(risk, set), ...(tag_ids && { tag_ids: risk.tag_ids }) },
      told: historyChanges(risk, set, tags, named, model),
    });
  }
  if (added.length > 0) await addRisks(call, added);
  if (changed.length > 0) await changeRisks(call, changed);
  if (tagged.length > 0) await tagRisks(call, tagged);
  if (ratedAnew.length > 0) await keepRatings(call, ratedAnew);
  return { outcomes, objects };
}

/** Departments, owners and rights may have changed since the rows were checked. */
function stillValid({ actor, named }: Writing) {
  const departments = new Set(named.departments.filter(({ active }) => active).map(({ id }) => id));
  const people = new Set(named.people.filter(({ active }) => active).map(({ id }) => id));
  return ({ department_id, owner_id }: StoredImportRow['proposed'] & object): RowError | undefined => {
    if (department_id !== undefined) {
      const exists = department_id === null || departments.has(department_id);
      if (!exists || !maySteer(actor, department_id))
        return { field: 'department', code: 'department_not_yours' };
    }
    if (owner_id != null && !people.has(owner_id)) return { field: 'owner', code: 'owner_left' };
    return undefined;
  };
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
