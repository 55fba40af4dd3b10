import * as z from 'zod';
import {
  choice,
  day,
  department,
  group,
  hours,
  json,
  line,
  moment,
  number,
  people,
  person,
  prose,
  references,
  scale,
  yesNo,
} from '#platform/contract/record/field.ts';
import { record } from '#platform/contract/record/record.ts';
import { line as lineText } from '#platform/contract/wording.ts';
import { recurrenceRule } from './recurrence.contract.ts';
import { openTaskStatuses, recurrenceModes, taskStatuses } from './task-status.contract.ts';
import { taskWorkflow } from './task.workflow.ts';

const checklistItem = z.strictObject({ text: lineText(1, 200), done: z.boolean() });
export type ChecklistItem = z.infer<typeof checklistItem>;

const checklist = z.array(checklistItem);

/** What it waits for: the title only for whoever sees that task. */
const blocker = z.object({
  id: z.uuid(),
  ref: z.string(),
  title: z.string().nullable(),
  status: z.enum(taskStatuses),
});

/** Something that somebody is to do, by itself or for what it belongs to. By hand stay what it belongs to, which is of many kinds; who holds
 *  one, because it is of its parent's department; its search, which needs no column; and its page, a dialog over others. */
export const taskRecord = record(taskWorkflow, {
  prefix: 'T',
  open: openTaskStatuses,
  isOverLast: true,
  fields: {
    title: line(3, 200).inList('title').sortable(),
    description: prose().nullable(),
    /** Those who are to do it. */
    assignees: people(20).inList('fact'),
    reviewer: person().nullable().inList('hidden'),
    /** Its own where it belongs to nothing, that of what it belongs to otherwise. */
    department: department().nullable().inList('hidden'),
    /** 1 is the most urgent. */
    priority: scale(1, 4).inList().sortable().initially(3),
    start_on: day().nullable().inList('hidden'),
    due_on: day().nullable().inList('fact').due(),
    done_at: moment().nullable().inList('apart').byVerbs().unlogged(),
    /** What it counts in the progress of what it belongs to. */
    weight: number(1, 100).inList('apart').initially(1),
    evidence_required: yesNo().initially(false),
    estimate_h: hours().nullable(),
    spent_h: hours().nullable(),
    checklist: json(checklist, checklist.max(50)).initially([]),
    blocked_by: references(20, blocker),
    /** Why it is blocked, as long as it is. */
    blocked_reason: prose().nullable().byVerbs().unlogged(),
    recurrence: group({ rule: line(1, 200, recurrenceRule), mode: choice(recurrenceModes) }).nullable(),
  },
});
