import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { reason } from '#platform/contract/wording.ts';
import { losingRequirements } from '#features/compliance/control-assessment/linked-requirement.contract.ts';
import { riskRow } from '#features/risk/record/risk.contract.ts';
import { control } from '#features/treatment/control/control.contract.ts';
import { controlWorkflow } from '#features/treatment/control/control.workflow.ts';
import { riskControl } from '#features/treatment/risk-control/risk-control.contract.ts';

/** An open risk that a control works on. */
export const protectedRisk = riskControl.pick({ id: true, acts_on: true, design: true, since: true }).extend({
  risk: riskRow.pick({
    id: true,
    ref: true,
    title: true,
    status: true,
    triage: true,
    department: true,
    owner: true,
    inherent: true,
    residual: true,
    flags: true,
  }),
  /** No other control that works protects it. */
  alone: z.boolean(),
});
export type ProtectedRisk = z.infer<typeof protectedRisk>;

/** What a control protects, and so what would lose cover without it. */
export const impact = z.object({
  risks: z.array(protectedRisk),
  /** Open risks in all, as far as the caller sees them. */
  count: z.int(),
  /** How many of them it protects alone. */
  alone: z.int(),
  /** Open risks that the caller does not see. */
  hidden: z.int(),
  requirements: z.array(z.string()),
  /** What open assessments answer with it. */
  answers: losingRequirements,
});
export type Impact = z.infer<typeof impact>;

const endpoint = endpointsAbout('control');

/** The open risks that a control works on: those first that it protects alone, the highest first. With them, page by page as well, the
 *  answers of open assessments that it stands behind. */
export const readImpact = endpoint({
  method: 'GET',
  path: '/controls/:id/impact/',
  access: 'user',
  params: idParams,
  query: z.strictObject(pageQuery),
  response: oneOf(impact),
});

/** The control that takes over must not be retired, and is none of those that are taken over. */
export const mergeTargetUnfit = refusal('merge_target_unfit', 422, 'into');

const versioned = z.strictObject({ id: z.uuid(), version });

/** One control takes over the risks, tests and evidence of others, which are retired and name it. By whoever decides about all. */
export const mergeControls = endpoint({
  method: 'POST',
  path: '/controls/merge/',
  verb: 'control.merge',
  access: 'staff',
  body: z.strictObject({ into: versioned, controls: z.array(versioned).min(1).max(50), reason }),
  response: oneOf(control),
  refusals: [mergeTargetUnfit, ...controlWorkflow.refusals('merge')],
});
