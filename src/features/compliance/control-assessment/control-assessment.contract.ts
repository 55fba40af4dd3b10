import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { personUnknown } from '#platform/contract/person.ts';
import { recordCalls } from '#platform/contract/record/record-calls.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { remark } from '#platform/contract/wording.ts';
import { complianceStatuses } from '#features/compliance/assessment/assessment-status.contract.ts';
import { requirementLevels, standardKey } from '#features/compliance/standard/standard-content.contract.ts';
import {
  controlAssessmentStatuses,
  controlResults,
  linkedTypes,
  stalenesses,
} from './control-assessment-status.contract.ts';
import { controlFollow } from './control-follow.contract.ts';
import { staleness } from '#features/treatment/evidence/evidence-staleness.contract.ts';
import { controlAssessmentRecord } from './control-assessment.record.ts';
import { controlAssessmentWorkflow, type ControlAssessmentVerb } from './control-assessment.workflow.ts';

/** What is computed of a control of an assessment on the day it is read. `carried`: its answer is an earlier assessment's, and counts as
 *  not assessed until somebody confirms or changes it. `unproven`: it is said to be met, and no accepted evidence
 *  that has not expired proves it. `stale`: nothing that proves it is as fresh as the organisation's rules want it. `differs_from_source`: it
 *  is answered otherwise than what it follows, or followed. */
export const controlAssessmentFlags = [
  'overdue',
  'carried',
  'unproven',
  'stale',
  'no_evidence',
  'returned',
  'following',
  'differs_from_source',
] as const;
export type ControlAssessmentFlag = (typeof controlAssessmentFlags)[number];

/** A control, or a sub-control, of an assessment. Of a control with sub-controls, here and below: what theirs come to. */
export const controlAssessmentRow = controlAssessmentRecord.row.omit({ ref: true, updated_at: true }).extend({
  code: z.string(),
  parent: z.string().nullable(),
  section: z.string(),
  level: z.enum(requirementLevels),
  title: z.string(),
  /** What it counts in the figures, in percent; null where it was not assessed or does not apply. */
  value: z.number().nullable(),
  is_applicable: z.boolean(),
  evidence_count: z.int(),
  /** Whether accepted evidence that has not expired proves what is claimed. */
  is_proven: z.boolean(),
  /** What of `value` counts as proven, in percent; null where that is. */
  proven_value: z.number().nullable(),
  /** What becomes of it because nothing that proves it is fresh; of a control with sub-controls, they say. */
  staleness: z.enum(stalenesses).nullable(),
  flags: z.array(z.enum(controlAssessmentFlags)),
});
export type ControlAssessmentRow = z.infer<typeof controlAssessmentRow>;

export const controlWithSubControls = controlAssessmentRow.extend({
  sub_controls: z.array(controlAssessmentRow),
});
export type ControlWithSubControls = z.infer<typeof controlWithSubControls>;

/** A piece of evidence that a rule says something about. */
const agingEvidence = staleness.extend({
  evidence_id: z.uuid(),
  ref: z.string(),
  rule: z.string(),
  valid_for_days: z.int(),
});

const linkedRecord = z.object({
  object_type: z.enum(linkedTypes),
  object_id: z.uuid(),
  ref: z.string(),
  title: z.string(),
});

/** Everything about one control of an assessment, and what the caller may do with it. */
export const controlAssessment = controlAssessmentRecord.whole
  .omit({ created_at: true, created_by: true, deleted_at: true })
  .extend(controlAssessmentRow.shape)
  .extend({
    /** Answered by its sub-controls. */
    is_parent: z.boolean(),
    assessment: z.object({
      id: z.uuid(),
      ref: z.string(),
      name: z.string(),
      standard: standardKey,
      status: z.enum(complianceStatuses),
      department_id: z.uuid().nullable(),
      lead_id: z.uuid(),
      reviewer_id: z.uuid().nullable(),
    }),
    section_title: z.string(),
    parent_title: z.string().nullable(),
    question: z.string().nullable(),
    guidance: z.string().nullable(),
    usual_evidence: z.string().nullable(),
    may_be_excluded: z.boolean(),
    /** The earlier assessment that the answer was carried over from, until it is confirmed. */
    carried_from: z.object({ id: z.uuid(), ref: z.string(), name: z.string() }).nullable(),
    follow: controlFollow,
    /** What proves it and is stale, or will be, as far as the caller sees the evidence: the oldest first. */
    aging: z.array(agingEvidence),
    /** Controls, risks and plans that the caller sees. */
    links: z.array(linkedRecord),
    /** What comes before and after it among what the caller answers or sees, for going through all of them. */
    previous_id: z.uuid().nullable(),
    next_id: z.uuid().nullable(),
    permissions: controlAssessmentRecord.whole.shape.permissions.extend({ may_scope: z.boolean() }),
  });
export type ControlAssessment = z.infer<typeof controlAssessment>;

/** What people write about a control of an assessment. */
export const controlAnswer = controlAssessmentRecord.details;
export type ControlAnswer = z.output<typeof controlAnswer>;

export const controlAssessmentQuery = z.strictObject({
  ...pageQuery,
  status: z.enum(controlAssessmentStatuses).optional(),
  result: z.enum([...controlResults, 'not_applicable']).optional(),
  /** `me`: what was given to the caller to answer. */
  owner: z.union([z.literal('me'), z.uuid()]).optional(),
  flag: z.enum(controlAssessmentFlags).optional(),
  section: z.string().max(60).optional(),
  group: z.string().max(40).optional(),
  q: z.string().trim().max(100).optional(),
});
export type ControlAssessmentQuery = z.output<typeof controlAssessmentQuery>;

export const ownerUnknown = refusal('person_unknown', 400, 'owner_id');
/** Something that this assessment does not ask. */
export const controlUnknown = refusal('control_unknown', 400, 'ids');

const endpoint = endpointsAbout('compliance');
const calls = recordCalls(controlAssessmentWorkflow, '/compliance/control/', controlAssessmentRecord);

/** The controls of an assessment (`id`) in the order of the standard, each with its sub-controls. A filter is about what is answered: a
 *  control is listed with those of its sub-controls that fit. */
export const listControlAssessments = endpoint({
  method: 'GET',
  path: '/compliance/:id/controls/',
  access: 'user',
  auditorsToo: true,
  params: idParams,
  query: controlAssessmentQuery,
  response: pageOf(controlWithSubControls),
});
export const readControlAssessment = endpoint({
  ...calls.read,
  auditorsToo: true,
  response: oneOf(controlAssessment),
});
/** What was carried over still holds: it counts from now on, as any change makes it count. */
const confirmed = z.literal(true).optional();

/** Answers one control. Owner, due date and what applies are set by those who set the assessment up. */
export const answerControl = endpoint({
  ...calls.edit,
  body: controlAnswer.partial().extend({ version, confirmed }),
  response: oneOf(controlAssessment),
  refusals: [...calls.edit.refusals, ownerUnknown],
});
export type Answering = z.output<(typeof answerControl)['body']>;

const verb = <const Name extends ControlAssessmentVerb, Body extends z.ZodRawShape>(
  name: Name,
  body: Body,
) => ({ ...calls.verb(name, body), access: 'user' as const, response: oneOf(controlAssessment) });
const link = { object_type: z.enum(linkedTypes), object_id: z.uuid() };

export const submitControl = endpoint(verb('submit', { note: remark.optional() }));
export const returnControl = endpoint(verb('return', { note: remark }));
export const acceptControl = endpoint(verb('done', { note: remark.optional() }));
/** Takes the answer of its sources, now and whenever they change. */
export const followControl = endpoint(verb('follow', {}));
/** Keeps its answer as it is, whatever the sources say from now on. */
export const overrideControl = endpoint(verb('override', {}));
export const linkControl = endpoint(verb('link', link));
export const unlinkControl = endpoint({
  ...verb('unlink', link),
  method: 'DELETE',
  path: '/compliance/control/:id/link/',
});

/** How many controls one call sets or gives to people. */
export const mostAtOnce = 1500;

/** Gives controls, or all of a section, to people to answer; they are told once. What is done stays as it is. */
export const assignControls = endpoint({
  method: 'POST',
  path: '/compliance/:id/assign/',
  verb: 'compliance_assessment.assign',
  access: 'user',
  params: idParams,
  body: z
    .strictObject({
      version,
      requirement_ids: z.array(z.uuid()).min(1).max(mostAtOnce).optional(),
      section: z.string().max(60).optional(),
      user_ids: z.array(z.uuid()).max(20),
      due_date: z.nullable(day).optional(),
    })
    .refine(({ requirement_ids, section }) => (requirement_ids === undefined) !== (section === undefined), {
      error: 'required',
      path: ['requirement_ids'],
    }),
  response: oneOf(z.object({ assigned: z.int() })),
  refusals: [personUnknown, controlUnknown],
});

const skipped = z.object({ id: z.uuid(), code: z.string(), title: z.string(), reason: z.string() });

/** Sets the same for many controls. With `dry_run` nothing is written, and the reply says what would be. */
export const setControls = endpoint({
  method: 'POST',
  path: '/compliance/:id/controls/bulk/',
  access: 'user',
  params: idParams,
  body: z.strictObject({
    ids: z.array(z.uuid()).min(1).max(mostAtOnce),
    set: controlAnswer
      .pick({
        result: true,
        implementation_percent: true,
        applicability_state: true,
        applicability_reasons: true,
        applicability_text: true,
        provider: true,
        owner_id: true,
        due_date: true,
      })
      .partial()
      .extend({ confirmed })
      .refine((set) => Object.keys(set).length > 0, 'required'),
    dry_run: z.boolean().optional(),
  }),
  response: oneOf(z.object({ changed: z.int(), unchanged: z.int(), skipped: z.array(skipped) })),
  refusals: [ownerUnknown, controlUnknown],
});

export const readControlAssessmentHistory = endpoint(calls.history);
