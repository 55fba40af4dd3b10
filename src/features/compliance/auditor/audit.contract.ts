import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, listOf, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { digits, idParams, pageQuery } from '#platform/contract/paging.ts';
import { personName } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { line, remark } from '#platform/contract/wording.ts';
import { fileBlocked, fileNotScanned } from '#features/collaboration/file/file.contract.ts';
import { standardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { evidenceKinds } from '#features/treatment/evidence/evidence-kind.contract.ts';
import { evidenceStatuses } from '#features/treatment/evidence/evidence.workflow.ts';

/** What an external auditor may ask for is provided as one of these. */
export const requestedKinds = ['file', 'link', 'statement'] as const;
/** Pieces of evidence that one auditor may have asked for and not been given yet. */
export const mostOpenRequests = 200;

/** What the caller audits, and until when. */
export const audit = z.object({
  assessment_id: z.uuid(),
  standard: standardKey,
  ends_on: day,
  access_ends_at: z.iso.datetime(),
  /** Whether evidence may be asked for: not of a draft, nor of what is archived or superseded. */
  may_request: z.boolean(),
  open_requests: z.int(),
});

export type Audit = z.infer<typeof audit>;

/** A revision that was accepted, or waits to be. */
const auditedRevision = z.object({
  n: z.int(),
  is_accepted: z.boolean(),
  file: z.object({ name: z.string(), size: z.int() }).nullable(),
  url: z.string().nullable(),
  statement: z.string().nullable(),
  effective_from: day,
  effective_to: z.nullable(day),
  by: z.string(),
  at: z.iso.datetime(),
});

/** A piece of evidence that hangs on a control of the assessment. Of what is confidential: its name and status, and nothing that it holds. */
export const auditedEvidence = z.object({
  id: z.uuid(),
  ref: z.string(),
  name: z.string(),
  kind: z.enum(evidenceKinds),
  status: z.enum(evidenceStatuses),
  owner: personName,
  confidential: z.boolean(),
  effective_from: day,
  effective_to: z.nullable(day),
  expires_on: z.nullable(day),
  request: z.string().nullable(),
  due_date: z.nullable(day),
  /** By the caller. */
  is_requested: z.boolean(),
  /** The newest first. */
  revisions: z.array(auditedRevision),
});
export type AuditedEvidence = z.infer<typeof auditedEvidence>;

/** Something that the caller asked for. */
export const evidenceRequest = z.object({
  id: z.uuid(),
  ref: z.string(),
  name: z.string(),
  status: z.enum(evidenceStatuses),
  owner: personName,
  request: z.string().nullable(),
  due_date: z.nullable(day),
  requested_at: z.iso.datetime(),
  control: z.object({ id: z.uuid(), code: z.string(), title: z.string() }),
});
export type EvidenceRequest = z.infer<typeof evidenceRequest>;

/** The assessment is not under way, or over for good. */
export const auditClosed = refusal('audit_closed', 422);
/** Evidence hangs on what is answered: on the sub-controls of a control that has some. */
export const askSubControl = refusal('ask_sub_control', 422);
export const tooManyRequests = refusal('open_requests_full', 422);
export const requestDueInPast = refusal('due_in_past', 400, 'due_date');

export const ownRequestsQuery = z.strictObject(pageQuery);

const endpoint = endpointsAbout('compliance-audit');

export const readAudit = endpoint({
  method: 'GET',
  path: '/compliance/audit/',
  access: 'auditor',
  response: oneOf(audit),
});
/** The evidence of a control of the assessment. */
export const listAuditedEvidence = endpoint({
  method: 'GET',
  path: '/compliance/audit/control/:id/evidence/',
  access: 'auditor',
  params: idParams,
  response: listOf(auditedEvidence),
});
/** The file of a revision; the log says that it was read. */
export const downloadAuditedFile = endpoint({
  method: 'GET',
  path: '/compliance/audit/evidence/:id/file/:number/',
  access: 'auditor',
  params: z.strictObject({ id: z.uuid(), number: digits(1, 32_767) }),
  response: { shape: 'file', item: z.unknown() },
  refusals: [fileBlocked, fileNotScanned],
});
/** Asks for evidence of a control, from its owner, or from whoever leads the assessment. */
export const requestEvidence = endpoint({
  method: 'POST',
  path: '/compliance/audit/control/:id/request/',
  access: 'auditor',
  params: idParams,
  body: z.strictObject({
    name: line(3, 200),
    request: remark,
    kind: z.enum(requestedKinds).optional(),
    due_date: day,
  }),
  response: oneOf(auditedEvidence),
  refusals: [auditClosed, askSubControl, tooManyRequests, requestDueInPast],
});
/** What the caller asked for, the latest first. */
export const listOwnRequests = endpoint({
  method: 'GET',
  path: '/compliance/audit/request/',
  access: 'auditor',
  query: ownRequestsQuery,
  response: pageOf(evidenceRequest),
});
