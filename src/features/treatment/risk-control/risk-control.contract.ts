import * as z from 'zod';
import { day } from '#platform/contract/day.ts';
import { endpointsAbout, oneOf, pageOf } from '#platform/contract/endpoint.ts';
import { idParams, pageQuery, version } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { prose } from '#platform/contract/wording.ts';
import { addControl, controlHead, newControl } from '#features/treatment/control/control.contract.ts';
import { actsOn } from './risk-control-status.contract.ts';

/** What people say of a link: what it acts on, and how strongly, if it works as designed. */
export const riskControlDetails = z.strictObject({
  acts_on: z.enum(actsOn),
  /** 0 to 100: percent of the way down to the lowest rating. */
  design: z.int().min(0).max(100),
  note: prose.nullable(),
  since: day,
});
export type RiskControlDetails = z.infer<typeof riskControlDetails>;

/** A control of a risk. */
export const riskControl = riskControlDetails.extend({
  id: z.uuid(),
  version: z.int(),
  risk: z.object({ id: z.uuid(), ref: z.string(), title: z.string() }),
  control: controlHead,
  /** Whether the caller may open the control itself. */
  may_read: z.boolean(),
  permissions: z.object({ can: z.array(z.enum(['edit', 'remove'])) }),
});
export type RiskControl = z.infer<typeof riskControl>;

export const controlUnknown = refusal('control_unknown', 400, 'control_id');
export const riskUnknown = refusal('risk_unknown', 400, 'risk_id');
/** One control is linked: one of the catalogue, or a new one. */
export const oneControlWanted = refusal('one_control_wanted', 422, 'control_id');
/** The risk has this control already. */
export const alreadyLinked = refusal('already_linked', 422, 'control_id');
/** What is retired protects nothing. */
export const controlRetired = refusal('control_retired', 422, 'control_id');

const endpoint = endpointsAbout('control');

/** The controls of a risk, those first that lessen it most. Whoever sees the risk sees which controls treat it. */
export const listRiskControls = endpoint({
  method: 'GET',
  path: '/risk/control/list/:risk_id/',
  access: 'user',
  params: z.strictObject({ risk_id: z.uuid() }),
  query: z.strictObject(pageQuery),
  response: pageOf(riskControl),
});

/** Links a control of the catalogue, or a new one, to a risk: by whoever may edit the risk. A new one lies in the risk's department
 *  unless it says otherwise. */
export const linkControl = endpoint({
  method: 'POST',
  path: '/risk/control/',
  access: 'user',
  body: riskControlDetails
    .partial({ note: true, since: true })
    .extend({ risk_id: z.uuid(), control_id: z.uuid().optional(), control: newControl.optional() }),
  response: oneOf(riskControl),
  refusals: [
    riskUnknown,
    controlUnknown,
    oneControlWanted,
    alreadyLinked,
    controlRetired,
    ...addControl.refusals,
  ],
});
export const readRiskControl = endpoint({
  method: 'GET',
  path: '/risk/control/:id/',
  access: 'user',
  params: idParams,
  response: oneOf(riskControl),
});
export const changeRiskControl = endpoint({
  method: 'PATCH',
  path: '/risk/control/:id/',
  access: 'user',
  params: idParams,
  body: riskControlDetails.partial().extend({ version }),
  response: oneOf(riskControl),
});
/** The control stays in the catalogue. */
export const unlinkControl = endpoint({
  method: 'DELETE',
  path: '/risk/control/:id/',
  access: 'user',
  params: idParams,
  body: z.strictObject({ version }),
  response: oneOf(riskControl),
});
