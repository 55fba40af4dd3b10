import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { historyEntry } from '#platform/contract/history.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { personName } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { verbCall } from '#platform/contract/verb-call.ts';
import { prose, reason, remark } from '#platform/contract/wording.ts';
import { fileUnknown, objectType, storedFile } from '#features/collaboration/file/file.contract.ts';
import {
  departmentNotYours,
  departmentUnknown,
} from '#features/organisation/department/department.contract.ts';
import { webAddress } from './evidence-address.contract.ts';
import { evidenceKinds, longestTag } from './evidence-kind.contract.ts';
import { evidenceRecord } from './evidence.record.ts';
import { staleness } from './evidence-staleness.contract.ts';
import {
  evidenceStatuses,
  evidenceWorkflow,
  linkNotYours,
  objectUnknown,
  type EvidenceVerb,
} from './evidence.workflow.ts';

/** A record of the product; without words where the caller does not see it. */
export const linkedRecord = z.object({
  object_type: z.string(),
  object_id: z.uuid(),
  ref: z.string(),
  title: z.string(),
  /** Where it is read, a path of the product; null where the caller does not see it. */
  link: z.string().nullable(),
});
export type LinkedRecord = z.infer<typeof linkedRecord>;

/** `expiring`: within 30 days; `stale`: too old for what it proves; `renewal_awaiting`: accepted or expired, with a newer revision. */
export const evidenceFlags = ['expiring', 'stale', 'renewal_awaiting'] as const;

/** A piece of evidence in a list. */
export const evidenceRow = evidenceRecord.row.extend({
  /** From then on it proves nothing any more. */
  expires_on: z.iso.date().nullable(),
  /** From then on it is stale for something that it proves; null where no rule says so. */
  stale_on: z.iso.date().nullable(),
  flags: z.array(z.enum(evidenceFlags)),
});
export type EvidenceRow = z.infer<typeof evidenceRow>;

/** What was provided; none is changed afterwards. One of `file`, `url`, `record` and `statement`, by the kind of the evidence. */
export const evidenceRevision = z.object({
  n: z.int(),
  file: storedFile.nullable(),
  url: z.string().nullable(),
  record: linkedRecord.nullable(),
  statement: z.string().nullable(),
  sha256: z.string(),
  note: z.string().nullable(),
  effective_from: z.iso.date(),
  effective_to: z.iso.date().nullable(),
  by: personName,
  at: z.iso.datetime(),
});
export type EvidenceRevision = z.infer<typeof evidenceRevision>;

/** Everything about one piece of evidence, and what the caller may do with it. */
export const evidence = evidenceRecord.whole.omit({ created_by: true }).extend({
  ...evidenceRow.pick({ expires_on: true, stale_on: true, flags: true }).shape,
  /** The newest first. */
  revisions: z.array(evidenceRevision),
  /** What it is evidence for, as far as the caller sees that. */
  links: z.array(linkedRecord.extend({ staleness: staleness.nullable() })),
});
export type Evidence = z.infer<typeof evidence>;

/** The period it speaks for; without an end it goes on. */
const period = { effective_from: day, effective_to: z.nullable(day) };
const inOrder = (of: { effective_from?: string | undefined; effective_to?: string | null | undefined }) =>
  (of.effective_from ?? '') <= (of.effective_to ?? '9999');
const backwards = { error: 'period_backwards', path: ['effective_to'] };

/** What people write about a piece of evidence. */
export const evidenceDetails = evidenceRecord.details;

const link = z.strictObject({ object_type: objectType, object_id: z.uuid() });
export type EvidenceLink = z.infer<typeof link>;

/** What somebody confirms, in their own words. */
export const evidenceStatement = prose.min(10);

/** What is provided: one thing, of the kind of the evidence. */
export const evidenceContent = z
  .strictObject({
    file_id: z.uuid().optional(),
    url: webAddress.optional(),
    record: link.optional(),
    statement: evidenceStatement.optional(),
  })
  .refine(
    (content) => Object.values(content).filter((value) => value !== undefined).length === 1,
    'required',
  );
export type EvidenceContent = z.infer<typeof evidenceContent>;

export const ownerUnknown = refusal('person_unknown', 400, 'owner_id');
export const reviewerUnknown = refusal('person_unknown', 400, 'reviewer_id');
/** Of another kind than the evidence is. */
export const contentOfOtherKind = refusal('content_of_other_kind', 422, 'content');
const inEvidence = [departmentUnknown, departmentNotYours, ownerUnknown, reviewerUnknown];
const inContent = [fileUnknown, contentOfOtherKind, objectUnknown];

export const evidenceSorts = ['ref', 'name', 'status', 'expires_on', 'updated_at'] as const;
export type EvidenceSort = (typeof evidenceSorts)[number];
export const evidenceOrderings = evidenceSorts.flatMap((sort) => [sort, `-${sort}`] as const);

export const evidenceQuery = z.strictObject({
  ...pageQuery,
  ordering: z.enum(evidenceOrderings).default('-updated_at'),
  q: z.string().trim().max(100).optional(),
  /** What was withdrawn is hidden unless it is asked for by its status. */
  status: z.enum(evidenceStatuses).optional(),
  kind: z.enum(evidenceKinds).optional(),
  owner: z.uuid().optional(),
  dpt: z.uuid().optional(),
  flag: z.enum(evidenceFlags).optional(),
  tag: z.string().trim().max(longestTag).optional(),
  /** What hangs on this record: both, or neither. */
  object_type: objectType.optional(),
  object_id: z.uuid().optional(),
});
export type EvidenceQuery = z.output<typeof evidenceQuery>;

const endpoint = endpointsAbout('evidence');

export const listEvidence = endpoint({
  method: 'GET',
  path: '/evidence/',
  access: 'user',
  query: evidenceQuery,
  response: pageOf(evidenceRow),
});
export const readEvidence = endpoint({
  method: 'GET',
  path: '/evidence/:id/',
  access: 'user',
  params: idParams,
  response: oneOf(evidence),
});

/** Without `content` it is asked for, from its owner; with it, it is submitted. By those who decide about the department, and by
 *  whoever answers for the records that it is linked to. A file came in for the first of `links`, or for `evidence`. */
export const createEvidence = endpoint({
  method: 'POST',
  path: '/evidence/',
  access: 'user',
  body: evidenceDetails
    .partial()
    .required({ name: true, effective_from: true })
    .extend({
      kind: z.enum(evidenceKinds),
      links: z.array(link).max(20).optional(),
      content: evidenceContent.optional(),
      note: remark.optional(),
    })
    .refine(inOrder, backwards),
  response: oneOf(evidence),
  refusals: [...inEvidence, ...inContent, linkNotYours],
});
export type NewEvidence = z.output<(typeof createEvidence)['body']>;

export const changeEvidence = endpoint({
  method: 'PATCH',
  path: '/evidence/:id/',
  verb: 'evidence.edit',
  access: 'user',
  params: idParams,
  body: evidenceDetails.partial().extend({ version }).refine(inOrder, backwards),
  response: oneOf(evidence),
  refusals: [...inEvidence, ...evidenceWorkflow.refusals('edit')],
});
export type EvidenceChange = z.output<(typeof changeEvidence)['body']>;

const verb = <const Name extends EvidenceVerb>(name: Name) => ({
  ...verbCall(evidenceWorkflow, '/evidence/:id/', name),
  access: 'user' as const,
  response: oneOf(evidence),
});

/** Provides another revision. With `submit`, and of what was submitted, accepted or has expired, it waits to be accepted at once. A file came in
 *  for `evidence` with this id. */
export const reviseEvidence = endpoint({
  ...verb('revise'),
  path: '/evidence/:id/revision/',
  body: z
    .strictObject({
      version,
      content: evidenceContent,
      note: remark.optional(),
      ...z.strictObject(period).partial().shape,
      submit: z.boolean().optional(),
    })
    .refine(inOrder, backwards),
  refusals: [...evidenceWorkflow.refusals('revise'), ...inContent],
});
export type Revising = z.output<(typeof reviseEvidence)['body']>;

export const submitEvidence = endpoint({
  ...verb('submit'),
  body: z.strictObject({ version, note: remark.optional() }),
});
export const acceptEvidence = endpoint({
  ...verb('accept'),
  body: z.strictObject({ version, note: remark.optional() }),
});
export const rejectEvidence = endpoint({
  ...verb('reject'),
  body: z.strictObject({ version, note: remark }),
});
export const withdrawEvidence = endpoint({ ...verb('withdraw'), body: z.strictObject({ version, reason }) });
export const linkEvidence = endpoint({ ...verb('link'), body: link.extend({ version }) });
export const unlinkEvidence = endpoint({
  ...verb('unlink'),
  method: 'DELETE',
  path: '/evidence/:id/link/',
  body: link.extend({ version }),
});
/** An Admin with a reason; what is only asked for, also those who decide about it, without one. */
export const deleteEvidence = endpoint({
  ...verb('delete'),
  method: 'DELETE',
  path: '/evidence/:id/',
  body: z.strictObject({ version, reason: reason.optional() }),
});
export const restoreEvidence = endpoint({
  ...verb('restore'),
  access: 'admin',
  body: z.strictObject({ version }),
});

/** What happened to a piece of evidence, newest first. */
export const readEvidenceHistory = endpoint({
  method: 'GET',
  path: '/evidence/:id/history/',
  access: 'user',
  params: idParams,
  query: z.strictObject(pageQuery),
  response: pageOf(historyEntry),
});
