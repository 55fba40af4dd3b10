import * as z from 'zod';
import { endpointsAbout, pageOf } from '#platform/contract/endpoint.ts';
import { idParams, pageQuery } from '#platform/contract/paging.ts';
import { orderingsOf } from '#platform/contract/record/record-orderings.ts';
import { planRow } from './plan.contract.ts';
import { planRecord } from './plan.record.ts';
import { planStatuses } from './plan-status.contract.ts';

export const planOrderings = orderingsOf(planRecord);

/** When a plan is due: over its date while it runs; within two weeks; later; without a date. */
export const planDues = ['overdue', 'soon', 'later', 'none'] as const;

const page = { ...pageQuery, ordering: z.enum(planOrderings).default('due_on') };

export const planQuery = z.strictObject({
  ...page,
  /** `open`: neither validated, rejected nor cancelled. */
  status: z.enum([...planStatuses, 'open']).optional(),
  /** `me`: the caller. */
  owner: z.union([z.literal('me'), z.uuid()]).optional(),
  /** With those below it. */
  department: z.uuid().optional(),
  due: z.enum(planDues).optional(),
  risk: z.uuid().optional(),
  q: z.string().trim().max(100).optional(),
});
export type PlanQuery = z.output<typeof planQuery>;

const endpoint = endpointsAbout('plan');

/** Every plan that the caller sees, by its due date unless sorted otherwise. */
export const listPlans = endpoint({
  method: 'GET',
  path: '/cip/',
  access: 'user',
  query: planQuery,
  response: pageOf(planRow),
});

/** Those of one control (`id`). */
export const listPlansOfControl = endpoint({
  method: 'GET',
  path: '/risk/control/cip/list/:id/',
  access: 'user',
  params: idParams,
  query: z.strictObject(page),
  response: pageOf(planRow),
});
