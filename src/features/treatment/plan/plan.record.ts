import * as z from 'zod';
import { day as dayText } from '#platform/contract/day.ts';
import { personName } from '#platform/contract/person.ts';
import {
  amount,
  choice,
  day,
  department,
  group,
  json,
  line,
  moment,
  number,
  percent,
  person,
  prose,
  reference,
  references,
  remark,
  scale,
} from '#platform/contract/record/field.ts';
import { record } from '#platform/contract/record/record.ts';
import { expectedStatuses, openPlanStatuses } from './plan-status.contract.ts';
import { planWorkflow } from './plan.workflow.ts';

/** Another due date that somebody asked for. */
const dateRequest = z.object({ due_on: dayText, reason: z.string(), by: personName, at: z.iso.datetime() });

/** What makes a control better: by whom, until when, for how much. By hand stay where it comes from and the gaps of maturity that it closes,
 *  which only few plans have, and its form, a page that asks what was approved no more. */
export const planRecord = record(planWorkflow, {
  prefix: 'CIP',
  acts: ['submitted', 'approved', 'completed', 'validated'],
  open: openPlanStatuses,
  isOverLast: true,
  fields: {
    title: line(5, 200).inList('title').sortable(),
    objective: prose().nullable(),
    description: prose().nullable(),
    control: reference().inList('hidden'),
    owner: person().nullable().inList('fact'),
    approver: person().nullable().inList('hidden'),
    department: department().nullable().inList(),
    /** 1 is the most urgent. */
    priority: scale(1, 4).inList('hidden').sortable().initially(3),
    start_on: day().nullable().inList('hidden'),
    due_on: day().nullable().inList('fact').due(),
    /** As it was approved first, where it was moved since. */
    first_due_on: day().nullable().inList('apart').byVerbs().unlogged(),
    /** How often the due date was moved since. */
    reschedules: number(0, 10_000).inList('hidden').byVerbs().unlogged().initially(0),
    /** Of the weight of its tasks, or as somebody typed it where there are none. */
    progress: percent().inList('fact').byVerbs().initially(0),
    budget: amount().nullable().inList('hidden'),
    spent: amount().nullable().inList('hidden'),
    /** Person days: more than twenty years of one person is no plan. */
    effort_days: number(0, 5000).nullable().inList('hidden'),
    /** What the control is to be once the plan is validated: how strong, where it stands, how mature. */
    expected: group({
      design: percent().nullable(),
      status: choice(expectedStatuses).nullable(),
      maturity_level: scale(0, 5).nullable(),
    }),
    /** Those that it is to lower. */
    risks: references(50),
    request: json(dateRequest)
      .nullable()
      .byVerbs()
      .loggedAs('day', ({ due_on }) => due_on),
    /** Why it stands where it stands: returned, rejected, on hold or cancelled. */
    status_reason: remark(),
    result_note: prose().nullable().byVerbs(),
    started_at: moment().nullable().byVerbs().unlogged(),
  },
});
