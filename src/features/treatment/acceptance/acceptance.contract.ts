import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, listOf, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { historyEntry } from '#platform/contract/history.ts';
import { digits, idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { personName, personUnknown } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { level, rated } from '#features/risk/model/risk-level.contract.ts';
import { residualExplanation } from '#features/risk/record/residual-explanation.contract.ts';
import { riskStatuses } from '#features/risk/record/risk-status.contract.ts';
import { controlStatuses, testResults } from '#features/treatment/control/control-status.contract.ts';
import { planStatuses } from '#features/treatment/plan/plan-status.contract.ts';
import { actsOn } from '#features/treatment/risk-control/risk-control-status.contract.ts';
import { acceptanceRecord } from './acceptance.record.ts';
import { acceptanceStatuses, mostRisks } from './acceptance-status.contract.ts';
import { acceptanceWorkflow, approverIsRequester, departmentsDiffer } from './acceptance.workflow.ts';

const uniqueIds = z
  .array(z.uuid())
  .min(1)
  .max(mostRisks)
  .refine((ids) => new Set(ids).size === ids.length, 'risk_named_twice');

/** What the requester writes. */
export const acceptanceDetails = acceptanceRecord.details.extend({ risk_ids: uniqueIds });
export type AcceptanceDetails = z.infer<typeof acceptanceDetails>;

export const acceptanceFlags = ['expiring', 'awaiting_you'] as const;

/** An acceptance in the list. */
export const acceptanceRow = acceptanceRecord.row.extend({
  /** The highest one of its risks when they were frozen; null for a draft. */
  level: level.nullable(),
  requested_by: personName,
  flags: z.array(z.enum(acceptanceFlags)),
});
export type AcceptanceRow = z.infer<typeof acceptanceRow>;

/** A risk of an acceptance as it is now, beside what was frozen of it. */
const acceptedRisk = z.object({
  id: z.uuid(),
  ref: z.string(),
  title: z.string(),
  status: z.enum(riskStatuses),
  /** What it counts with: residual, or inherent while there is no residual. */
  current: rated.nullable(),
  frozen: rated.nullable(),
  /** Whether it is no longer what was frozen. */
  changed: z.boolean(),
});

/** Everything about one acceptance, and what the caller may do with it. */
export const acceptance = acceptanceRecord.whole
  .omit({ created_at: true, created_by: true, deleted_at: true })
  .extend({
    ...acceptanceRow.pick({ level: true, requested_by: true, flags: true }).shape,
    risks: z.array(acceptedRisk),
    /** Whether anybody but the requester may approve it. */
    others_may_approve: z.boolean(),
    /** Whether the named approver whose turn it is may, still. */
    approver_may_decide: z.boolean(),
  });
export type Acceptance = z.infer<typeof acceptance>;

/** The copy of a risk that is decided about: what is named here is compared with the risk as it is. */
export const frozenRisk = z.object({
  id: z.uuid(),
  ref: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  context: z.record(z.string(), z.string().nullable().optional()),
  treatment_note: z.string().nullable(),
  inherent: rated,
  inherent_justification: z.string().nullable(),
  residual: rated.nullable(),
  residual_reason: z.string().nullable(),
  target: rated.nullable(),
  model_version: z.int(),
  controls: z.array(
    z.object({
      ref: z.string(),
      title: z.string(),
      status: z.enum(controlStatuses),
      acts_on: z.enum(actsOn),
      design: z.int(),
      last_test_result: z.enum(testResults).nullable(),
    }),
  ),
  plans: z.array(
    z.object({ ref: z.string(), title: z.string(), status: z.enum(planStatuses), due_on: z.nullable(day) }),
  ),
  /** Why the residual rating was what it was. */
  explanation: residualExplanation.nullable(),
});
export type FrozenRisk = z.infer<typeof frozenRisk>;

/** What an approver decides about, word for word. */
export const frozenContent = z.object({
  ref: z.string(),
  /** The highest one of the risks. */
  level,
  risks: z.array(frozenRisk),
  justification: z.string(),
  conditions: z.string().nullable(),
  expires_on: day,
  requested_by: personName,
  approver: personName,
  /** Where two decide. */
  second_approver: z.optional(personName),
  frozen_at: z.iso.datetime(),
});
export type FrozenContent = z.infer<typeof frozenContent>;

export const acceptanceSorts = ['expires_on', 'ref', 'level', 'status', 'updated_at'] as const;
export type AcceptanceSort = (typeof acceptanceSorts)[number];
export type AcceptanceOrdering = AcceptanceSort | `-${AcceptanceSort}`;
export const acceptanceOrderings = acceptanceSorts.flatMap((sort): AcceptanceOrdering[] => [
  sort,
  `-${sort}`,
]);

export const acceptanceQuery = z.strictObject({
  ...pageQuery,
  ordering: z.enum(acceptanceOrderings).default('expires_on'),
  dpt: z.uuid().optional(),
  status: z.enum(acceptanceStatuses).optional(),
  /** Approved ones within 30 days of their last one. */
  expiring: z.literal('1').optional(),
  level: z.optional(digits(0, 9)),
  approver: z.uuid().optional(),
  /** Those of this risk. */
  risk: z.uuid().optional(),
});
export type AcceptanceQuery = z.output<typeof acceptanceQuery>;

const endpoint = endpointsAbout('risk-acceptance');

/** Those the caller sees, by their last day unless sorted otherwise. */
export const listAcceptances = endpoint({
  method: 'GET',
  path: '/risk/acceptance/',
  access: 'user',
  query: acceptanceQuery,
  response: pageOf(acceptanceRow),
});

export const readAcceptance = endpoint({
  method: 'GET',
  path: '/risk/acceptance/:id/',
  access: 'user',
  params: idParams,
  response: oneOf(acceptance),
});

/** What was decided about, as it was then, and whether its hash, SHA-256 over its canonical JSON, still holds. */
export const readFrozen = endpoint({
  method: 'GET',
  path: '/risk/acceptance/:id/frozen/',
  access: 'user',
  params: idParams,
  response: oneOf(
    z.object({
      frozen: frozenContent,
      /** The canonical JSON: what the hash is over. */
      canonical: z.string(),
      sha256: z.string(),
      verified: z.boolean(),
    }),
  ),
});

/** Who may approve the acceptance of these risks, and until when at most. */
export const readAcceptanceTerms = endpoint({
  method: 'GET',
  path: '/risk/acceptance/terms/',
  access: 'user',
  query: z.strictObject({
    /** Ids with commas between them. */
    risk_ids: z
      .string()
      .max(mostRisks * 37)
      .transform((text) => text.split(','))
      .pipe(uniqueIds),
  }),
  response: oneOf(
    z.object({
      /** Of the risks that may be accepted, the highest; null where none may. */
      level: level.nullable(),
      latest_day: z.nullable(day),
      approvers: z.array(personName),
      /** Whether two of them decide, one after the other. */
      two_approve: z.boolean(),
    }),
  ),
});

/** A risk that the caller does not see, or may ask no acceptance for. */
export const riskUnknown = refusal('risk_unknown', 400, 'risk_ids');
export const approverUnknown = refusal('person_unknown', 400, 'approver_id');
export const secondApproverUnknown = refusal('person_unknown', 400, 'second_approver_id');
const unknown = [riskUnknown, approverUnknown, secondApproverUnknown, personUnknown, departmentsDiffer];

/** Writes a draft; with `submit` it is submitted at once, and nothing is written where it may not be. */
export const draftAcceptance = endpoint({
  method: 'POST',
  path: '/risk/acceptance/',
  access: 'user',
  body: acceptanceDetails
    .partial({ conditions: true, second_approver_id: true })
    .extend({ submit: z.boolean().optional() }),
  response: oneOf(acceptance),
  refusals: [...unknown, ...acceptanceWorkflow.refusals('submit')],
});

export const changeAcceptance = endpoint({
  method: 'PATCH',
  path: '/risk/acceptance/:id/',
  verb: 'acceptance.edit',
  access: 'user',
  params: idParams,
  body: acceptanceDetails.partial().extend({ version }),
  response: oneOf(acceptance),
  refusals: [...unknown, ...acceptanceWorkflow.refusals('edit'), approverIsRequester],
});

/** Hides a draft that is not wanted any more. */
export const deleteAcceptance = endpoint({
  method: 'DELETE',
  path: '/risk/acceptance/:id/',
  verb: 'acceptance.delete',
  access: 'user',
  params: idParams,
  body: z.strictObject({ version }),
  response: oneOf(acceptance),
  refusals: acceptanceWorkflow.refusals('delete'),
});

/** What happened to an acceptance, newest first. */
export const readAcceptanceHistory = endpoint({
  method: 'GET',
  path: '/risk/acceptance/:id/history/',
  access: 'user',
  params: idParams,
  query: z.strictObject(pageQuery),
  response: pageOf(historyEntry),
});

/** Those who decided about any acceptance the caller sees: to filter the list by. */
export const listApprovers = endpoint({
  method: 'GET',
  path: '/risk/acceptance/approver/',
  access: 'user',
  response: listOf(personName),
});
