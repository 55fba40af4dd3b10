import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { changesBetween, record } from '#platform/server/log/activity.ts';
import type { Change } from '#platform/server/log/act.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { today } from '#platform/contract/today.ts';
import { tellOwners } from '#features/risk/record/server/shared/risk-notice.service.ts';
import { riskWorkflow } from '#features/risk/record/risk.workflow.ts';
import type * as contract from '../risk-bulk.contract.ts';
import { planOf, refusalOfPlan, type Plan, type Planned } from '../risk-bulk.rules.ts';
import { findChosen, findNames, type BulkRow, type NamesOfSet } from './risk-bulk.queries.ts';
import { present } from '#platform/contract/values/present.ts';

interface Decided {
  chosen: contract.Chosen;
  row?: BulkRow;
  plan?: Plan;
  code?: string | undefined;
  changes: Change[];
}

/** Changes many risks in one act: each is decided by itself, those that can be are written together. */
export async function changeManyRisks(
  call: Call,
  { risks, set = {}, dry_run = false }: Body<typeof contract.changeManyRisks>,
): Promise<contract.BulkReply> {
  const { db, actor, by } = call;
  const sets = risks.map((chosen) => ({ ...set, ...chosen.set }));
  const names = await findNames(db, sets);
  const ids = risks.map(({ id }) => id);
  const rows = await findChosen(db, actor, ids, !dry_run);
  const day = today(db.now, actor.timezone);
  const decided = risks.map((chosen, place): Decided => {
    const row = rows.get(chosen.id);
    if (row === undefined) return { chosen, code: notFound.code, changes: [] };
    const risk: Planned = { ...row, tagIds: (row.tags ?? []).map(({ id }) => id) };
    const plan = planOf(risk, sets[place] ?? {});
    const code = refusalOfPlan(actor, risk, chosen.version, plan, db.now, day);
    return { chosen, row, plan, code, changes: code === undefined ? changesOf(row, plan, names) : [] };
  });
  const changing = decided.filter(isChanging);
  if (!dry_run && changing.length > 0) {
    await writePlans(call, changing);
    const absentOf = ({ row }: Changing) => riskWorkflow.onBehalfOf('edit', actor, row, db.now);
    // An act for what is their own right, and one for each they stand in for.
    for (const some of Map.groupBy(changing, (one) => absentOf(one)?.id).values())
      record(db, by, {
        action: 'risk.bulk_changed',
        on_behalf_of: absentOf(present(some[0])),
        objects: some.map(({ row }) => ({ type: 'risk', id: row.id, ref: row.ref })),
        changes: some.flatMap(({ row, changes }) =>
          changes.map((change) => ({ ...change, object_id: row.id })),
        ),
        note: `${some.length}`,
      });
    const given = changing.filter(({ row, plan }) => plan.owner_id !== row.owner_id);
    tellOwners(
      call,
      given.map(({ row, plan }) => ({ ...row, owner_id: plan.owner_id })),
    );
  }
  const results = decided.map((one) => outcomeOf(one, dry_run));
  const count = (result: string) => results.filter((one) => one.result === result).length;
  return {
    changed: count('changed'),
    same: count('same'),
    refused: count('refused'),
    results,
    undo: dry_run || changing.length === 0 ? null : { risks: changing.map(undoOf) },
  };
}

type Changing = Decided & Required<Pick<Decided, 'row' | 'plan'>>;
const isChanging = (one: Decided): one is Changing => one.changes.length > 0;

const named = (id: string | null, name: string | null | undefined) =>
  id === null ? null : { id, name: name ?? '' };

/** What a bulk change would change, field by field, with names instead of ids. */
function changesOf(row: BulkRow, plan: Plan, names: NamesOfSet): Change[] {
  const tags = (row.tags ?? []).map(({ name }) => name);
  const remaining = (row.tags ?? [])
    .filter(({ id }) => !plan.removeTags.includes(id))
    .map(({ name }) => name);
  const nameIn = (kind: keyof NamesOfSet, id: string | null, now: string | null) =>
    id === null ? null : (names[kind][id] ?? now);
  return changesBetween<object>(
    {
      owner: named(row.owner_id, row.owner_name),
      department: named(row.department_id, row.department_name),
      category: named(row.category_id, row.category_name),
      review_on: row.review_on,
      treatment: row.treatment,
      tags: tags.toSorted(),
    },
    {
      owner: named(plan.owner_id, nameIn('owner', plan.owner_id, row.owner_name)),
      department: named(plan.department_id, nameIn('department', plan.department_id, row.department_name)),
      category: named(plan.category_id, nameIn('category', plan.category_id, row.category_name)),
      review_on: plan.review_on,
      treatment: plan.treatment,
      tags: [...remaining, ...plan.addTags.map((id) => names.tag[id] ?? '')].toSorted(),
    },
  );
}

/** Writes every plan in two statements, however many there are. */
async function writePlans({ db, actor }: Call, changing: readonly Changing[]): Promise<void> {
  const column = (pick: (one: Changing) => string | null) => sql.param(changing.map(pick));
  await db.query(sql`update risk r set version = r.version + 1, updated_at = ${db.now.toISOString()}, updated_by = ${actor.id},
      owner_id = v.owner_id, department_id = v.department_id, category_id = v.category_id, review_on = v.review_on, treatment = v.treatment,
      residual_lapses_on = case when r.residual_basis = 'override' and r.review_on is distinct from v.review_on then v.review_on else r.residual_lapses_on end
    from unnest(${column(({ row }) => row.id)}::uuid[], ${column(({ plan }) => plan.owner_id)}::uuid[], ${column(({ plan }) => plan.department_id)}::uuid[],
      ${column(({ plan }) => plan.category_id)}::uuid[], ${column(({ plan }) => plan.review_on)}::date[], ${column(({ plan }) => plan.treatment)}::text[])
      as v (id, owner_id, department_id, category_id, review_on, treatment)
    where r.org_id = ${db.org_id} and r.id = v.id`);
  const pairs = (pick: (plan: Plan) => string[]) =>
    changing.flatMap(({ row, plan }) => pick(plan).map((tag) => [row.id, tag] as const));
  const [added, removed] = [pairs(({ addTags }) => addTags), pairs(({ removeTags }) => removeTags)];
  if (added.length + removed.length === 0) return;
  const side = (some: readonly (readonly [string, string])[], which: 0 | 1) =>
    sql`${sql.param(some.map((pair) => pair[which]))}::uuid[]`;
  await db.query(sql`with gone as (
      delete from risk_tag_link l using unnest(${side(removed, 0)}, ${side(removed, 1)}) as v (risk_id, tag_id)
        where l.org_id = ${db.org_id} and l.risk_id = v.risk_id and l.tag_id = v.tag_id
    ) insert into risk_tag_link (org_id, risk_id, tag_id)
      select ${db.org_id}, risk_id, tag_id from unnest(${side(added, 0)}, ${side(added, 1)}) as v (risk_id, tag_id) on conflict do nothing`);
}

function outcomeOf({ chosen, row, code, changes }: Decided, dryRun: boolean): contract.BulkOutcome {
  const result = code !== undefined ? 'refused' : changes.length > 0 ? 'changed' : 'same';
  const version = row === undefined ? null : row.version + (result === 'changed' && !dryRun ? 1 : 0);
  return { id: chosen.id, ref: row?.ref ?? null, result, code: code ?? null, version, changes };
}

/** What takes one risk's change back: the values it had, on the version it has now. */
function undoOf({ row, plan, changes }: Changing): contract.Chosen {
  const changed = new Set(changes.map(({ field }) => field));
  return {
    id: row.id,
    version: row.version + 1,
    set: {
      ...(changed.has('owner') && { owner_id: row.owner_id }),
      ...(changed.has('department') && { department_id: row.department_id }),
      ...(changed.has('category') && { category_id: row.category_id }),
      ...(changed.has('review_on') && { review_on: row.review_on }),
      ...(changed.has('treatment') && { treatment: row.treatment }),
      ...(plan.removeTags.length > 0 && { add_tag_ids: plan.removeTags }),
      ...(plan.addTags.length > 0 && { remove_tag_ids: plan.addTags }),
    },
  };
}
