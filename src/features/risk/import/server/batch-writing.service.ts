import { present } from '#platform/contract/values/present.ts';
import { maySteer } from '#platform/contract/deciding.ts';
import { newId } from '#platform/server/database/new-id.ts';
import type { Call } from '#platform/server/http/serve.ts';
import type { ActObject, Change } from '#platform/server/log/act.ts';
import type { RowAction } from '../risk-import.contract.ts';
import type { RowError } from '../row.rules.ts';
import type { StoredImportRow } from './risk-import.queries.ts';
import { beforeOf, historyChanges, writer, type Writing } from './row-writing.service.ts';
import {
  addRisks,
  changeRisks,
  findRefsTaken,
  findRisksToChange,
  keepRatings,
  tagRisks,
  type LockedRisk,
  type NewSheetRisk,
  type ReservedNumbers,
  type SheetChange,
} from './shared/risk-sheet.service.ts';

/** What is kept of a row, once it is written or refused. */
export interface Outcome {
  n: number;
  action: RowAction;
  ref: string | null;
  risk_id: string | null;
  risk_version: number | null;
  before: (SheetChange & { tag_ids?: string[] }) | null;
  told: Change[] | null;
  errors: RowError[];
}

/** What became of a row, and what is to be written of it. */
interface WrittenRow {
  outcome: Outcome;
  object?: ActObject;
  added?: NewSheetRisk;
  changed?: { id: string; set: SheetChange };
  tagged?: { id: string; tag_ids: string[] } | undefined;
  /** The risk's id, where it is. */
  ratedAnew?: string | undefined;
}

/** What the rows of a batch are held against. */
interface Batch {
  writing: Writing;
  write: ReturnType<typeof writer>;
  numbers: ReservedNumbers;
  taken: ReadonlySet<string>;
  locked: ReadonlyMap<string, LockedRisk>;
  tagNames: ReadonlyMap<string, string>;
}

/** Writes rows that were read together; one that no longer holds is refused, and the others are written. */
export async function writeBatch(
  call: Call,
  writing: Writing,
  rows: readonly StoredImportRow[],
  numbers: ReservedNumbers,
) {
  const { db } = call;
  const taken = await findRefsTaken(
    db,
    rows.flatMap(({ action, ref }) => (action === 'new' && ref !== null ? [ref] : [])),
  );
  const locked = await findRisksToChange(
    db,
    rows.flatMap(({ action, risk_id }) => (action === 'changed' && risk_id !== null ? [risk_id] : [])),
  );
  const tagNames = new Map(writing.named.tags.map(({ id, name }) => [id, name]));
  const batch = { writing, write: writer(writing), numbers, taken, locked, tagNames };
  const stillThere = stillValid(writing);
  const written = rows.map((row) => {
    const gone = stillThere(row.proposed ?? {});
    if (gone !== undefined) return refused(row, gone);
    return row.action === 'new' ? newRow(row, batch) : changedRow(row, batch);
  });
  const added = written.flatMap((row) => row.added ?? []);
  const changed = written.flatMap((row) => row.changed ?? []);
  const tagged = written.flatMap((row) => row.tagged ?? []);
  const ratedAnew = written.flatMap((row) => row.ratedAnew ?? []);
  if (added.length > 0) await addRisks(call, added);
  if (changed.length > 0) await changeRisks(call, changed);
  if (tagged.length > 0) await tagRisks(call, tagged);
  if (ratedAnew.length > 0) await keepRatings(call, ratedAnew);
  return {
    outcomes: written.map(({ outcome }) => outcome),
    objects: written.flatMap(({ object }) => object ?? []),
  };
}

const refused = ({ n, ref, risk_id, risk_version }: StoredImportRow, error: RowError): WrittenRow => ({
  outcome: {
    n,
    action: 'reject',
    ref,
    risk_id,
    risk_version,
    before: null,
    told: null,
    errors: [error],
  },
});

function newRow(row: StoredImportRow, { writing, write, numbers, taken }: Batch): WrittenRow {
  const ref = row.ref ?? present(numbers.refs.next().value);
  if (taken.has(ref)) return refused(row, { field: 'ref', code: 'ref_taken' });
  const id = row.risk_id ?? newId(writing.now);
  const proposed = row.proposed ?? {};
  const entry_number = present(numbers.entries.next().value);
  const risk = write.newRisk({ id, ref, entry_number }, proposed);
  const hasTags = proposed.tags !== undefined && proposed.tags.length > 0;
  return {
    outcome: {
      n: row.n,
      action: 'new',
      ref,
      risk_id: id,
      risk_version: 1,
      before: null,
      told: null,
      errors: [],
    },
    object: { type: 'risk', id, ref },
    added: risk,
    tagged: hasTags ? { id, tag_ids: write.tagIds(proposed.tags ?? []) } : undefined,
    ratedAnew: risk.inherent_level === null ? undefined : id,
  };
}

function changedRow(row: StoredImportRow, { writing, write, locked, tagNames }: Batch): WrittenRow {
  const { actor, named, model } = writing;
  const proposed = row.proposed ?? {};
  const risk = row.risk_id === null ? undefined : locked.get(row.risk_id);
  if (risk === undefined || risk.version !== row.risk_version || risk.deleted_at !== null)
    return refused(row, { field: null, code: 'changed_meanwhile' });
  if (!maySteer(actor, risk.department_id) && risk.owner_id !== actor.id)
    return refused(row, { field: 'department', code: 'department_not_yours' });
  const set = write.change(risk, proposed);
  if (set === undefined) return refused(row, { field: 'likelihood', code: 'other_scale' });
  const { id } = risk;
  const tag_ids = proposed.tags === undefined ? undefined : write.tagIds(proposed.tags);
  const namesOf = (ids: readonly string[]) => ids.map((one) => tagNames.get(one) ?? '').toSorted();
  const tags = tag_ids && { old: namesOf(risk.tag_ids), new: namesOf(tag_ids) };
  return {
    outcome: {
      n: row.n,
      action: 'changed',
      ref: row.ref,
      risk_id: id,
      risk_version: risk.version + 1,
      before: { ...beforeOf(risk, set), ...(tag_ids && { tag_ids: risk.tag_ids }) },
      told: historyChanges(risk, set, tags, named, model),
      errors: [],
    },
    object: { type: 'risk', id, ref: row.ref ?? undefined },
    changed: { id, set },
    tagged: tag_ids && { id, tag_ids },
    ratedAnew: 'inherent_level' in set ? id : undefined,
  };
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
