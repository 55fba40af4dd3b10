import { sql } from 'drizzle-orm';
import type { TenantDb } from '#platform/server/database/database.ts';
import { daysLater } from '#platform/contract/today.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { nextNumber, referenceOf } from '#platform/server/database/record-number.ts';
import type { ActObject } from '#platform/server/log/act.ts';
import { record } from '#platform/server/log/activity.ts';
import type { RecurrenceMode } from '../task-status.contract.ts';
import { dayAfter, lastDayUntil } from './recurrence.service.ts';
import { taskCounterTable } from './task.table.ts';

/** What of a recurring task its next occurrence follows from. */
interface Rule {
  recurrence_rule: string | null;
  recurrence_mode: RecurrenceMode | null;
  recurs_from: string | null;
  start_on: string | null;
  due_on: string | null;
}

export interface Occurrence extends Rule {
  id: string;
}

const day = 24 * 60 * 60 * 1000;
/** How many days before it is due an occurrence begins. */
const leadOf = ({ start_on, due_on }: Pick<Occurrence, 'start_on' | 'due_on'>): number =>
  start_on === null || due_on === null
    ? 0
    : Math.max(0, Math.round((Date.parse(due_on) - Date.parse(start_on)) / day));

const ruleOf = ({ recurrence_rule: rule, recurs_from: from }: Rule) =>
  rule === null || from === null ? undefined : { rule, from };

/** When the next occurrence is to be made, where its day makes it: the day on which it begins. */
export function nextOn(task: Rule): string | null {
  const rule = ruleOf(task);
  if (rule === undefined || task.recurrence_mode !== 'by_day' || task.due_on === null) return null;
  const due = dayAfter(rule, task.due_on);
  return due === undefined ? null : daysLater(due, -leadOf(task));
}

/** When the occurrence after this one is due, if it is to be made today. The one by days is the last whose day has come: those between
 *  were missed. The one after the former was done lies ahead, however late that was. */
export function nextDue(task: Rule, today: string): string | undefined {
  const rule = ruleOf(task);
  if (rule === undefined || task.due_on === null) return undefined;
  if (task.recurrence_mode === 'after_done') return dayAfter(rule, task.due_on > today ? task.due_on : today);
  const last = lastDayUntil(rule, daysLater(today, leadOf(task)));
  return last !== undefined && last > task.due_on ? last : undefined;
}

/** Makes the next occurrence of a recurring task, if today is the day for it: like this one, with the same people, nothing ticked
 *  off. Never where another one is open. `around` is what it belongs to. Answers whether it did. */
export async function makeNext(
  db: TenantDb,
  former: Occurrence,
  today: string,
  around: readonly ActObject[],
): Promise<boolean> {
  const due_on = nextDue(former, today);
  if (due_on === undefined) return false;
  const start_on = former.start_on === null ? null : daysLater(due_on, -leadOf(former));
  const next_on = nextOn({ ...former, start_on, due_on });
  const now = sql`${db.now.toISOString()}::timestamptz`;
  const [made] = await db.query<{
    id: string;
    ref: string;
    former_ref: string;
  }>(sql`with numbered as (${nextNumber(db, taskCounterTable)}), made as (
      insert into task as t (org_id, id, ref, title, description, parent_kind, parent_id, department_id, reviewer_id, priority, start_on, due_on, weight,
        estimate_h, checklist, evidence_required, recurrence_rule, recurrence_mode, recurs_from, next_on, template_id, created_at, created_by, updated_at)
      select f.org_id, ${newId(db.now)}, ${referenceOf('T')}, f.title, f.description, f.parent_kind, f.parent_id, f.department_id, f.reviewer_id, f.priority,
        ${start_on}::date, ${due_on}::date, f.weight, f.estimate_h,
        coalesce((select jsonb_agg(item || '{"done": false}' order by place) from jsonb_array_elements(f.checklist) with ordinality as c (item, place)), '[]'),
        f.evidence_required, f.recurrence_rule, f.recurrence_mode, f.recurs_from, ${next_on}::date, coalesce(f.template_id, f.id), ${now}, f.created_by, ${now}
      from task f, numbered where f.org_id = ${db.org_id} and f.id = ${former.id} and not exists (
        select from task l where l.org_id = f.org_id and l.template_id = coalesce(f.template_id, f.id) and l.due_on >= ${due_on}::date)
      on conflict do nothing returning t.id, t.ref
    ), given as (
      insert into task_assignee (org_id, task_id, person_id)
      select g.org_id, made.id, g.person_id from made, task_assignee g join person p on p.org_id = g.org_id and p.id = g.person_id and p.status = 'active'
      where g.org_id = ${db.org_id} and g.task_id = ${former.id}
    ), passed as (
      update task f set next_on = null from made where f.org_id = ${db.org_id} and f.id = ${former.id} returning f.ref
    ) select made.id, made.ref, passed.ref as former_ref from made, passed`);
  if (made === undefined) return false;
  record(db, undefined, {
    action: 'task.recurred',
    objects: [{ type: 'task', id: made.id, ref: made.ref }, ...around],
    note: made.former_ref,
  });
  return true;
}
