import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { recordCalls } from '#platform/contract/record/record-calls.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { prose, remark } from '#platform/contract/wording.ts';
import { testResults } from '#features/treatment/control/control-status.contract.ts';
import { controlTestRecord } from './control-test.record.ts';
import { controlTestWorkflow, type ControlTestVerb } from './control-test.workflow.ts';

/** What is planned of a test. */
export const controlTestDetails = controlTestRecord.details;

export const newControlTest = controlTestDetails
  .partial()
  .required({ method: true, procedure: true, tester_id: true, reviewer_id: true, planned_on: true })
  /** Further controls that the same test is about. */
  .extend({ control_ids: z.array(z.uuid()).max(50).optional() });

export const controlTestFlags = ['overdue'] as const;

export const controlTest = controlTestRecord.whole
  .omit({ ref: true, created_by: true, deleted_at: true })
  .extend({
    // As they are written, with their lengths.
    ...controlTestDetails.pick({ procedure: true, population: true, sample: true }).shape,
    controls: z.array(z.object({ id: z.uuid(), ref: z.string(), title: z.string() })),
    flags: z.array(z.enum(controlTestFlags)),
  });
export type ControlTest = z.infer<typeof controlTest>;

export const testerUnknown = refusal('person_unknown', 400, 'tester_id');
export const reviewerUnknown = refusal('person_unknown', 400, 'reviewer_id');
/** Whoever tests a control or reviews its test must see it. */
export const testerUnseen = refusal('person_unseen', 422, 'tester_id');
export const reviewerUnseen = refusal('person_unseen', 422, 'reviewer_id');
/** Tester and reviewer are two people. */
export const samePerson = refusal('same_person', 422, 'reviewer_id');
export const controlsUnknown = refusal('control_unknown', 400, 'control_ids');
/** What is retired is tested no more. */
export const controlRetired = refusal('control_retired', 422);
const inTest = [testerUnknown, reviewerUnknown, testerUnseen, reviewerUnseen, samePerson];

const endpoint = endpointsAbout('control');
const calls = recordCalls(controlTestWorkflow, '/controls/test/', controlTestRecord);

/** The tests of a control, the newest first. */
export const listControlTests = endpoint({
  method: 'GET',
  path: '/controls/:id/test/',
  access: 'user',
  params: idParams,
  query: z.strictObject(pageQuery),
  response: pageOf(controlTest),
});
/** Plans a test of a control, by those who decide about it and its owner. */
export const planControlTest = endpoint({
  method: 'POST',
  path: '/controls/:id/test/',
  access: 'user',
  params: idParams,
  body: newControlTest,
  response: oneOf(controlTest),
  refusals: [...inTest, controlsUnknown, controlRetired],
});
export const readControlTest = endpoint({ ...calls.read, response: oneOf(controlTest) });
export const changeControlTest = endpoint({
  ...calls.edit,
  body: controlTestDetails.partial().extend({ version }),
  response: oneOf(controlTest),
  refusals: [...inTest, ...calls.edit.refusals],
});

const verb = <const Name extends ControlTestVerb, Body extends z.ZodRawShape>(name: Name, body: Body) => ({
  ...calls.verb(name, body),
  access: 'user' as const,
  response: oneOf(controlTest),
});
export const startControlTest = endpoint(verb('start', {}));
/** What the test found, for the reviewer. */
export const submitControlTest = endpoint(
  verb('submit', { result: z.enum(testResults), done_on: day, exceptions: prose.nullable().optional() }),
);
/** The result counts from now on: a failed test degrades what was said to work. */
export const approveControlTest = endpoint(verb('approve', { note: remark.optional() }));
export const returnControlTest = endpoint(verb('return', { note: remark }));
