import * as z from 'zod';
import { endpointsAbout, listOf } from '#platform/contract/endpoint.ts';
import { departmentUnknown } from '#features/organisation/department/department.contract.ts';

/** What is checked of the risks, their plans and their controls, the gravest first. */
export const healthChecks = [
  'acceptance_missing',
  'plan_missing',
  'overdue_review',
  'no_owner',
  'inactive_owner',
  'residual_without_control',
  'override_lapsing',
  'plan_overdue',
  'control_never_tested',
  'duplicate_title',
] as const;
export type HealthCheck = (typeof healthChecks)[number];

const checked = z.object({
  check: z.enum(healthChecks),
  /** Risks, or plans, or controls, as the check says; of those that the caller sees. */
  count: z.int(),
});
export type Checked = z.infer<typeof checked>;

// Whatever changes a risk may change what is found.
const endpoint = endpointsAbout('risk');

/** Every standing check with how many rows it finds: those that its list shows. */
export const readHealth = endpoint({
  method: 'GET',
  path: '/risk/health/',
  access: 'user',
  query: z.strictObject({ dpt: z.uuid().optional() }),
  response: listOf(checked),
  refusals: [departmentUnknown],
});

/** The checks that find one risk, or plans and controls of it. */
export const readRiskHealth = endpoint({
  method: 'GET',
  path: '/risk/health/:risk_id/',
  access: 'user',
  params: z.strictObject({ risk_id: z.uuid() }),
  response: listOf(checked),
});
