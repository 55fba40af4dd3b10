import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { historyEntry } from '#platform/contract/history.ts';
import { digits, idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { personName, personUnknown } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';
import {
  departmentNotYours,
  departmentUnknown,
} from '#features/organisation/department/department.contract.ts';
import { riskStatuses, treatments, triages } from './risk-status.contract.ts';
import { riskWorkflow } from './risk.workflow.ts';
import { residualBases, residualExplanation, targetBases } from './residual-explanation.contract.ts';
import { verbCall } from '#platform/contract/verb-call.ts';
import { line, prose, reason } from '#platform/contract/wording.ts';
import { factorValue, rated } from '#features/risk/model/risk-level.contract.ts';
import { categoryUnknown } from '#features/risk/category/risk-category.contract.ts';
import { tagUnknown } from '#features/risk/tag/risk-tag.contract.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

export const riskSources = [
  'workshop',
  'audit',
  'incident',
  'assessment',
  'user',
  'library',
  'pia',
  'import',
] as const;
export const closeReasons = [
  'no_longer_exists',
  'duplicate_of',
  'merged_into',
  'treated_stable',
  'entered_in_error',
] as const;
/** Reasons that only the product gives: a refused triage, a row that was closed in the file it came from. */
export const givenReasons = ['rejected', 'imported'] as const;
export const riskFlags = [
  'untriaged',
  'awaiting_decision',
  'expiring_acceptance',
  'above_appetite',
  'unrated',
  'overdue_review',
  'residual_lapsed',
  'control_stale',
  'rating_asked',
  'older_model',
] as const;
export type RiskFlag = (typeof riskFlags)[number];
const named = z.object({ id: z.uuid(), name: z.string() });

/** Where a risk comes from and how it would happen; each part is a paragraph of the risk's page. */
export const riskContext = z.strictObject({
  cause: prose.nullable().optional(),
  event: prose.nullable().optional(),
  consequence: prose.nullable().optional(),
  background: prose.nullable().optional(),
  existing_situation: prose.nullable().optional(),
});

/** What a person writes about a risk. Ratings, treatment and status have calls of their own. */
export const riskDetails = z.strictObject({
  title: line(5, 200),
  description: prose.nullable(),
  context: riskContext,
  category_id: z.uuid().nullable(),
  department_id: z.uuid().nullable(),
  owner_id: z.uuid().nullable(),
  source: z.enum(riskSources),
  assets: z.array(line(1, 120)).max(50),
  raised_on: day,
  review_on: z.nullable(day),
  tag_ids: z.array(z.uuid()).max(20),
});
export type RiskDetails = z.infer<typeof riskDetails>;

/** What is read as it was written; where an id was written a name is read, and the register's row has the title. */
const asWritten = riskDetails.omit({
  title: true,
  category_id: true,
  department_id: true,
  owner_id: true,
  review_on: true,
  tag_ids: true,
});
export type Written = z.infer<typeof asWritten>;
export const writtenFields = keysOf(asWritten.shape);

/** A new risk needs a title, and in an organisation with departments one of them or the whole. */
export const newRisk = riskDetails.partial().required({ title: true });
export type NewRisk = z.infer<typeof newRisk>;

/** A risk in the register. */
export const riskRow = z.object({
  id: z.uuid(),
  version: z.int(),
  ref: z.string(),
  title: z.string(),
  department: named.nullable(),
  category: named.nullable(),
  owner: named.nullable(),
  status: z.enum(riskStatuses),
  triage: z.enum(triages),
  treatment: z.enum(treatments),
  inherent: rated.nullable(),
  residual: rated.nullable(),
  target: rated.nullable(),
  review_on: z.nullable(day),
  updated_at: z.iso.datetime(),
  tags: z.array(z.object({ id: z.uuid(), name: z.string(), colour: z.string().nullable() })),
  flags: z.array(z.enum(riskFlags)),
});
export type RiskRow = z.infer<typeof riskRow>;

export const transferDetails = z.strictObject({
  party: line(2, 200),
  instrument: line(2, 200),
  ends_on: day,
});
export const avoidanceDetails = z.strictObject({ what_stopped: line(5, 2000), on: day });
/** Asked by one person, decided by another. */
const pendingRequest = z.object({
  verb: z.enum(riskWorkflow.asking),
  details: z.record(z.string(), z.unknown()),
  by: personName,
  at: z.iso.datetime(),
});
/** Everything about one risk, and what the caller may do with it. */
export const risk = riskRow.extend({
  ...asWritten.shape,
  raised_by: z.nullable(personName),
  created_at: z.iso.datetime(),
  last_review_at: z.iso.datetime().nullable(),
  inherent_factors: z.array(factorValue),
  inherent_justification: z.string().nullable(),
  residual_reason: z.string().nullable(),
  residual_lapses_on: z.nullable(day),
  /** `override`: somebody stated another residual rating than follows from the controls. */
  residual_basis: z.enum(residualBases),
  /** What follows from the linked controls, overridden or not: the inherent rating while none is linked; null while unrated. */
  computed_residual: rated.nullable(),
  /** Control by control; null while none was ever linked. */
  residual_explanation: residualExplanation.nullable(),
  target_basis: z.enum(targetBases),
  /** Linked controls that have an effect. */
  working_controls: z.int(),
  /** Linked plans that are neither validated nor cancelled nor rejected. */
  open_plans: z.int(),
  /** The index of the highest level within the risk appetite that holds for it; null where none does. */
  appetite_level: z.int().nullable(),
  /** While only stale tests or evidence leave a mitigated risk above appetite: when it returns to created. */
  residual_reopens_on: z.nullable(day),
  model_version: z.int().nullable(),
  treatment_note: z.string().nullable(),
  transfer: transferDetails.nullable(),
  avoidance: avoidanceDetails.extend({ confirmed_by: z.nullable(personName) }).nullable(),
  request: pendingRequest.nullable(),
  /** Since when a new rating is wanted: the owner's review asked for it. */
  rating_asked_at: z.iso.datetime().nullable(),
  closed: z
    .object({
      reason: z.string(),
      note: z.string().nullable(),
      by: z.string(),
      at: z.iso.datetime(),
      /** The risk it is a duplicate of, or was merged into. */
      other_id: z.uuid().optional(),
    })
    .nullable(),
  deleted_at: z.iso.datetime().nullable(),
  permissions: z.object({ can: z.array(z.enum(riskWorkflow.verbs)) }),
});
export type Risk = z.infer<typeof risk>;

export const ownerUnknown = refusal('person_unknown', 400, 'owner_id');
const inRisk = [departmentUnknown, categoryUnknown, tagUnknown, ownerUnknown, personUnknown];

/** The orders the register offers; `-` in front turns one round, and every order ends in the id. */
export const sorts = [
  'ref',
  'title',
  'level',
  'status',
  'department',
  'owner',
  'review_on',
  'updated_at',
] as const;
export type Sort = (typeof sorts)[number];
export const ordering = z.enum(
  sorts.flatMap((sort) => [sort, `-${sort}`] as const) as [Sort | `-${Sort}`, ...(Sort | `-${Sort}`)[]],
);

/** `after` and `before` carry a key of an earlier reply: neighbouring pages then cost the same however deep they lie.
 *  `last` reads that many rows from the end. */
export const registerQuery = z.strictObject({
  ...pageQuery,
  ordering: ordering.default('-level'),
  q: z.string().trim().max(100).optional(),
  dpt: z.uuid().optional(),
  after: z.string().max(600).optional(),
  before: z.string().max(600).optional(),
  last: z.optional(digits(1, 200)),
});
export type RegisterQuery = z.output<typeof registerQuery>;

const endpoint = endpointsAbout('risk');

export const listRisks = endpoint({
  method: 'GET',
  path: '/risk/',
  access: 'user',
  query: registerQuery,
  response: pageOf(riskRow),
});
const reading = { method: 'GET', access: 'user', params: idParams, response: oneOf(risk) } as const;
export const readRisk = endpoint({ ...reading, path: '/risk/context/:id/' });
/** The same at the other address of a risk. */
export const readRiskById = endpoint({ ...reading, path: '/risk/:id/' });
/** Everybody may raise a risk, in any department. Where they do not decide, and where no owner or category is named, it waits for triage. */
export const registerRisk = endpoint({
  method: 'POST',
  path: '/risk/',
  access: 'user',
  body: newRisk,
  response: oneOf(risk),
  refusals: inRisk,
});
export const changeRisk = endpoint({
  method: 'PATCH',
  path: '/risk/:id/',
  verb: 'risk.edit',
  access: 'user',
  params: idParams,
  body: riskDetails.partial().extend({ version }),
  response: oneOf(risk),
  refusals: [...inRisk, departmentNotYours, ...riskWorkflow.refusals('edit')],
});

/** Writes the whole context: its parts that are left out are empty then. Other details may come with it. */
export const replaceRiskContext = endpoint({
  ...changeRisk,
  method: 'PUT',
  path: '/risk/context/:id/',
  body: changeRisk.body.required({ context: true }),
});

export const closing = z.strictObject({
  version,
  reason: z.enum(closeReasons),
  note: prose.optional(),
  /** The risk this one is a duplicate of, or was merged into. */
  other_id: z.uuid().optional(),
  cancel_tasks: z.boolean().optional(), // Without it, a risk with open tasks is not closed.
});
export type Closing = z.output<typeof closing>;
/** Closes at once for those who decide; the owner asks for it, while somebody else could decide. */
export const closeRisk = endpoint({
  ...verbCall(riskWorkflow, '/risk/:id/', 'close'),
  access: 'user',
  body: closing,
  response: oneOf(risk),
});

/** An Admin with a reason; the raiser within 24 hours while untriaged, without one. */
export const deleteRisk = endpoint({
  method: 'DELETE',
  path: '/risk/:id/',
  verb: 'risk.delete',
  access: 'user',
  params: idParams,
  body: z.strictObject({ version, reason: reason.optional() }),
  response: oneOf(risk),
  refusals: riskWorkflow.refusals('delete'),
});
export const restoreRisk = endpoint({
  ...verbCall(riskWorkflow, '/risk/:id/', 'restore'),
  access: 'admin',
  body: z.strictObject({ version }),
  response: oneOf(risk),
});

const history = {
  method: 'GET',
  access: 'user',
  params: idParams,
  query: z.strictObject(pageQuery),
  response: pageOf(historyEntry),
} as const;
/** What happened to a risk, newest first. */
export const readHistory = endpoint({ ...history, path: '/risk/:id/history/' });
/** The same by the log's own name. */
export const readActivity = endpoint({ ...history, path: '/risk/:id/activity/' });
