import * as z from 'zod';
import { endpointsAbout, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { pageQuery, version } from '#platform/contract/paging.ts';
import { recordCalls } from '#platform/contract/record/record-calls.ts';
import { orderingsOf } from '#platform/contract/record/record-orderings.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { reason } from '#platform/contract/wording.ts';
import {
  departmentNotYours,
  departmentUnknown,
} from '#features/organisation/department/department.contract.ts';
import { findingKinds, findingOrigins, findingSources, findingStatuses } from './finding-status.contract.ts';
import { findingRecord } from './finding.record.ts';
import { findingWorkflow } from './finding.workflow.ts';

/** What is computed of a finding on the day it is read. `plan_missing`: a major nonconformity that no plan was opened for. */
export const findingFlags = ['overdue', 'due_soon', 'plan_missing'] as const;
export type FindingFlag = (typeof findingFlags)[number];
/** So many days before its due date a finding is due soon. */
export const soonDays = 14;

/** Where it comes from; a record that the caller does not see has neither id nor words. */
export const findingSource = z.object({
  kind: z.enum(findingSources),
  id: z.uuid().nullable(),
  ref: z.string().nullable(),
  title: z.string().nullable(),
  /** Of a control of an assessment: the assessment it is part of. */
  assessment: z.object({ id: z.uuid(), ref: z.string(), name: z.string() }).nullable(),
});
export type FindingSourceOf = z.infer<typeof findingSource>;

/** A finding in a list. */
export const findingRow = findingRecord.row.extend({
  source: findingSource,
  flags: z.array(z.enum(findingFlags)),
});
export type FindingRow = z.infer<typeof findingRow>;

/** Everything about one finding, and what the caller may do with it. */
export const finding = findingRecord.whole.extend({
  ...findingRow.pick({ source: true, flags: true }).shape,
  /** Pieces of evidence that hang on it. */
  evidence_count: z.int(),
});
export type Finding = z.infer<typeof finding>;

/** What people write about a finding. Its status and owner have calls of their own. */
export const findingDetails = findingRecord.details;

/** A finding is of the department of what it comes from, unless it says another. */
export const newFinding = findingDetails
  .partial()
  .required({ title: true, kind: true, severity: true })
  .extend({
    /** What it comes from: a record that the caller sees. */
    source: z.strictObject({ kind: z.enum(findingOrigins), id: z.uuid() }).optional(),
  });
export type NewFinding = z.output<typeof newFinding>;

export const findingControlUnknown = refusal('control_unknown', 400, 'control_id');
export const sourceUnknown = refusal('source_unknown', 400, 'source');
/** Whoever was named has until some day. */
export const findingDueDateMissing = refusal('due_date_missing', 422, 'due_date');
const inFinding = [departmentUnknown, departmentNotYours, findingControlUnknown];

export const findingOrderings = orderingsOf(findingRecord);
export const findingQuery = z.strictObject({
  ...pageQuery,
  ordering: z.enum(findingOrderings).default('-updated_at'),
  /** `unfinished`: neither closed nor dismissed. */
  status: z.enum([...findingStatuses, 'unfinished']).optional(),
  kind: z.enum(findingKinds).optional(),
  /** `me`: the caller. */
  owner: z.union([z.literal('me'), z.uuid()]).optional(),
  /** With those below it. */
  dpt: z.uuid().optional(),
  /** Of the assessment, and of its controls. */
  assessment: z.uuid().optional(),
  control_assessment: z.uuid().optional(),
  control: z.uuid().optional(),
  risk: z.uuid().optional(),
  flag: z.enum(findingFlags).optional(),
  q: z.string().trim().max(100).optional(),
});
export type FindingQuery = z.output<typeof findingQuery>;

const endpoint = endpointsAbout('finding');
export const findingCalls = recordCalls(findingWorkflow, '/finding/', findingRecord);

export const listFindings = endpoint({
  ...findingCalls.list,
  auditorsToo: true,
  query: findingQuery,
  response: pageOf(findingRow),
});
/** By whoever edits its department, and by those who lead and review the assessment that it comes from. */
export const createFinding = endpoint({
  ...findingCalls.add,
  body: newFinding,
  response: oneOf(finding),
  refusals: [...inFinding, sourceUnknown],
});
export const readFinding = endpoint({
  ...findingCalls.read,
  auditorsToo: true,
  response: oneOf(finding),
});
/** Its owner writes what is behind it and what is done about it; the rest is written by those who decide about it. */
export const changeFinding = endpoint({
  ...findingCalls.edit,
  body: findingDetails.partial().extend({ version }),
  response: oneOf(finding),
  refusals: [...inFinding, ...findingCalls.edit.refusals, findingDueDateMissing],
});
export type FindingChange = z.output<(typeof changeFinding)['body']>;

/** What is open by whoever decides about it; what was dismissed by an Admin, with a reason. */
export const deleteFinding = endpoint({
  ...findingCalls.delete,
  body: z.strictObject({ version, reason: reason.optional() }),
  response: oneOf(finding),
});
export const readFindingHistory = endpoint(findingCalls.history);
