import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { historyEntry } from '#platform/contract/history.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { verbCall } from '#platform/contract/verb-call.ts';
import { prose, reason } from '#platform/contract/wording.ts';
import {
  departmentNotYours,
  departmentUnknown,
} from '#features/organisation/department/department.contract.ts';
import { controlKinds, controlStatuses, testResults } from './control-status.contract.ts';
import { controlRecord } from './control.record.ts';
import { controlWorkflow, type ControlVerb } from './control.workflow.ts';

/** What people write about a control; status, tests and the risks it works on have calls of their own. */
export const controlDetails = controlRecord.details;

/** A new control needs a title, a kind and how it acts; it belongs to whoever adds it unless somebody else is named. */
export const newControl = controlDetails
  .omit({ statement: true })
  .partial()
  .required({ title: true, kind: true, action: true });
export type NewControl = z.infer<typeof newControl>;

export const controlFlags = ['test_overdue', 'never_tested'] as const;
export type ControlFlag = (typeof controlFlags)[number];

const tested = {
  last_test: z.object({ id: z.uuid(), result: z.enum(testResults), on: day }).nullable(),
  next_test_on: z.nullable(day),
  flags: z.array(z.enum(controlFlags)),
};

/** What identifies a control wherever one is named, and how it stands. */
export const controlHead = controlRecord.row.omit({ requirements: true, updated_at: true }).extend(tested);
export type ControlHead = z.infer<typeof controlHead>;

/** A control in the catalogue. */
export const controlRow = controlRecord.row.extend({
  ...tested,
  /** Open risks that it works on, as far as the caller sees them. */
  risks: z.int(),
});
export type ControlRow = z.infer<typeof controlRow>;

/** Everything about one control, and what the caller may do with it. */
export const control = controlRecord.whole.omit({ created_by: true }).extend({
  ...tested,
  // As they are written, with their bounds.
  ...controlDetails.omit({ title: true, kind: true, action: true, owner_id: true, department_id: true })
    .shape,
  /** Of its costs: ISO 4217. */
  currency: z.string(),
});
export type Control = z.infer<typeof control>;

export const controlOwnerUnknown = refusal('person_unknown', 400, 'owner_id');
const inControl = [departmentUnknown, departmentNotYours, controlOwnerUnknown];

/** The orders the catalogue offers; `-` in front turns one round, and every order ends in the id. */
export const controlSorts = ['ref', 'title', 'status', 'next_test_on', 'updated_at'] as const;
export type ControlSort = (typeof controlSorts)[number];
export const controlOrderings = controlSorts.flatMap((sort) => [sort, `-${sort}`] as const);

export const controlQuery = z.strictObject({
  ...pageQuery,
  ordering: z.enum(controlOrderings).default('ref'),
  q: z.string().trim().max(100).optional(),
  /** Retired ones are hidden unless asked for by their status. */
  status: z.enum(controlStatuses).optional(),
  kind: z.enum(controlKinds).optional(),
  owner: z.uuid().optional(),
  dpt: z.uuid().optional(),
  /** One of its requirements, word for word. */
  requirement: z.string().trim().max(80).optional(),
  flag: z.enum(controlFlags).optional(),
});
export type ControlQuery = z.output<typeof controlQuery>;

const endpoint = endpointsAbout('control');

/** The catalogue: what the caller sees of it. */
export const listControls = endpoint({
  method: 'GET',
  path: '/controls/',
  access: 'user',
  query: controlQuery,
  response: pageOf(controlRow),
});
export const readControl = endpoint({
  method: 'GET',
  path: '/controls/:id/',
  access: 'user',
  params: idParams,
  response: oneOf(control),
});
/** By those who decide about the department, and by whoever will own it in a department of theirs. */
export const addControl = endpoint({
  method: 'POST',
  path: '/controls/',
  access: 'user',
  body: newControl,
  response: oneOf(control),
  refusals: inControl,
});
export const changeControl = endpoint({
  method: 'PATCH',
  path: '/controls/:id/',
  verb: 'control.edit',
  access: 'user',
  params: idParams,
  body: controlDetails.partial().extend({ version }),
  response: oneOf(control),
  refusals: [...inControl, ...controlWorkflow.refusals('edit')],
});

const verb = <const Name extends ControlVerb>(name: Name) => ({
  ...verbCall(controlWorkflow, '/controls/:id/', name),
  access: 'user' as const,
  response: oneOf(control),
});
export const startControl = endpoint({ ...verb('start'), body: z.strictObject({ version }) });
/** It works: described, and shown by accepted evidence or by a statement of how one knows. */
export const implementControl = endpoint({
  ...verb('implement'),
  body: z.strictObject({ version, statement: prose.optional() }),
});
/** It works less than it should. */
export const degradeControl = endpoint({ ...verb('degrade'), body: z.strictObject({ version, reason }) });
/** It works no more; `GET /controls/{id}/impact/` says what loses cover. */
export const retireControl = endpoint({
  ...verb('retire'),
  access: 'staff',
  body: z.strictObject({ version, reason }),
});
/** An Admin with a reason; what is still planned, also those who decide about it and its owner, without one. */
export const deleteControl = endpoint({
  ...verb('delete'),
  method: 'DELETE',
  path: '/controls/:id/',
  body: z.strictObject({ version, reason: reason.optional() }),
});
export const restoreControl = endpoint({
  ...verb('restore'),
  access: 'admin',
  body: z.strictObject({ version }),
});
/** What happened to a control, newest first. */
export const readControlHistory = endpoint({
  method: 'GET',
  path: '/controls/:id/history/',
  access: 'user',
  params: idParams,
  query: z.strictObject(pageQuery),
  response: pageOf(historyEntry),
});
