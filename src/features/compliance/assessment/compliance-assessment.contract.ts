import * as z from 'zod';
import { endpointsAbout, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { historyEntry } from '#platform/contract/history.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { verbCall } from '#platform/contract/verb-call.ts';
import { reason, remark } from '#platform/contract/wording.ts';
import { complianceFigures } from '#features/compliance/figure/figure.contract.ts';
import { standardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { complianceStatuses, openComplianceStatuses } from './assessment-status.contract.ts';
import { complianceRecord } from './compliance-assessment.record.ts';
import { complianceWorkflow, type ComplianceVerb } from './compliance-assessment.workflow.ts';

/** What is computed of an assessment on the day it is read. `unproven`: less is proven than is claimed. */
export const complianceFlags = ['overdue', 'due_soon', 'awaiting_review', 'unproven'] as const;
export type ComplianceFlag = (typeof complianceFlags)[number];
/** So many days before its due date an assessment is due soon. */
export const soonDays = 14;

/** What is answered beside the fields, in a list too. Figures are those of everything it asks: whoever answers a part of it alone gets
 *  none. */
const beside = {
  standard: standardKey,
  coverage: z.number().nullable(),
  compliance: z.number().nullable(),
  of_assessed: z.number().nullable(),
  proven: z.number().nullable(),
  figures: complianceFigures.nullable(),
  flags: z.array(z.enum(complianceFlags)),
};

/** An assessment in a list. */
export const complianceRow = complianceRecord.row.extend(beside);
export type ComplianceRow = z.infer<typeof complianceRow>;

/** The other part of an assessment that was upgraded. */
const keptApart = z.object({ id: z.uuid(), ref: z.string(), standard_version: z.string() });

/** Everything about one assessment but what it asks, and what the caller may do with it. */
export const complianceAssessment = complianceRecord.whole.omit({ created_by: true }).extend({
  ...beside,
  /** The version of its standard that new assessments are by, where that is another one and it is still worked on. */
  newer_version: z.string().nullable(),
  /** What keeps its answers to what the versions that it was upgraded to do not ask any more; the newest first. */
  remainders: z.array(keptApart),
  /** Whose such answers it keeps itself. */
  remainder_of: keptApart.nullable(),
  /** Whether the caller sees all that it asks, or what they answer alone. */
  is_whole: z.boolean(),
  /** The figures of each section, in the order of the standard; none for those who see a part alone. */
  sections: z.array(z.object({ code: z.string(), figures: complianceFigures })),
});
export type ComplianceAssessment = z.infer<typeof complianceAssessment>;

export const complianceSorts = ['name', 'status', 'due_date', 'period', 'updated_at'] as const;
export type ComplianceSort = (typeof complianceSorts)[number];
export const complianceOrderings = complianceSorts.flatMap((sort) => [sort, `-${sort}`] as const);

export const complianceQuery = z.strictObject({
  ...pageQuery,
  ordering: z.enum(complianceOrderings).default('-updated_at'),
  compliance_standard: standardKey.optional(),
  /** `open`: neither approved, superseded nor archived. What was archived is hidden unless it is asked for by its status. */
  status: z.enum([...complianceStatuses, 'open']).optional(),
  /** With those below it. */
  dpt: z.uuid().optional(),
  q: z.string().trim().max(100).optional(),
});
export type ComplianceQuery = z.output<typeof complianceQuery>;

const endpoint = endpointsAbout('compliance');

export const listComplianceAssessments = endpoint({
  method: 'GET',
  path: '/compliance/',
  access: 'user',
  query: complianceQuery,
  response: pageOf(complianceRow),
});
export const readComplianceAssessment = endpoint({
  method: 'GET',
  path: '/compliance/:id/',
  access: 'user',
  auditorsToo: true,
  params: idParams,
  response: oneOf(complianceAssessment),
});

const verb = <const Name extends ComplianceVerb, Body extends z.ZodRawShape>(name: Name, body: Body) => ({
  ...verbCall(complianceWorkflow, '/compliance/:id/', name),
  access: 'user' as const,
  body: z.strictObject({ version, ...body }),
  response: oneOf(complianceAssessment),
});
const decision = { access: 'staff' } as const;

export const startComplianceAssessment = endpoint({ ...verb('start', {}), ...decision });
export const submitComplianceAssessment = endpoint(verb('submit', { note: remark.optional() }));
export const returnComplianceAssessment = endpoint({ ...verb('return', { note: remark }), ...decision });
/** Freezes what was answered: a snapshot with its hash. */
export const approveComplianceAssessment = endpoint({
  ...verb('approve', { note: remark.optional() }),
  ...decision,
});
export const reopenComplianceAssessment = endpoint({ ...verb('reopen', { reason }), access: 'admin' });
export const archiveComplianceAssessment = endpoint({ ...verb('archive', {}), ...decision });
/** A draft by whoever edits it; what was begun by an Admin, with a reason. */
export const deleteComplianceAssessment = endpoint({
  ...verb('delete', { reason: reason.optional() }),
  method: 'DELETE',
  path: '/compliance/:id/',
  access: 'staff',
});
export const restoreComplianceAssessment = endpoint({ ...verb('restore', {}), access: 'admin' });

/** What happened to an assessment, newest first. */
export const readComplianceHistory = endpoint({
  method: 'GET',
  path: '/compliance/:id/history/',
  access: 'user',
  params: idParams,
  query: z.strictObject(pageQuery),
  response: pageOf(historyEntry),
});

export const isOpenCompliance = (status: string): boolean =>
  openComplianceStatuses.some((one) => one === status);
