import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { idParams, version } from '#platform/contract/paging.ts';
import { avoidanceDetails, ownerUnknown, risk, transferDetails } from './risk.contract.ts';
import { categoryUnknown } from '#features/risk/category/risk-category.contract.ts';
import { treatments } from './risk-status.contract.ts';
import { riskWorkflow } from './risk.workflow.ts';
import { prose, reason } from '#platform/contract/wording.ts';

/** The verbs of a risk's life (domain 4.2). Every one names the version it saw and answers the risk as it is then. */
const endpoint = endpointsAbout('risk');
const verb = { method: 'POST', access: 'user', params: idParams, response: oneOf(risk) } as const;

/** Accepted into the register with an owner and a category, or refused with a reason. */
export const triageRisk = endpoint({
  ...verb,
  path: '/risk/:id/triage/',
  verb: 'risk.triage',
  access: 'staff',
  body: z.strictObject({
    version,
    decision: z.enum(['accept', 'reject']),
    owner_id: z.uuid().optional(),
    category_id: z.uuid().optional(),
    reason: reason.optional(),
  }),
  refusals: [...riskWorkflow.refusals('triage'), categoryUnknown, ownerUnknown],
});

/** What will be done about a risk. A risk that was treated otherwise goes back to created. */
export const chooseTreatment = endpoint({
  ...verb,
  path: '/risk/:id/treatment/',
  verb: 'risk.treatment',
  body: z.strictObject({
    version,
    treatment: z.enum(treatments),
    note: prose.nullable().optional(),
    transfer: transferDetails.optional(),
    avoidance: avoidanceDetails.optional(),
  }),
  refusals: riskWorkflow.refusals('treatment'),
});

export const mitigateRisk = endpoint({
  ...verb,
  path: '/risk/:id/mitigate/',
  verb: 'risk.mitigate',
  body: z.strictObject({ version, note: prose.optional() }),
  refusals: riskWorkflow.refusals('mitigate'),
});

/** Asks for the status avoided: what was stopped, and when. Somebody else confirms it. */
export const avoidRisk = endpoint({
  ...verb,
  path: '/risk/:id/avoid/',
  verb: 'risk.avoid',
  body: avoidanceDetails.extend({ version }),
  refusals: riskWorkflow.refusals('avoid'),
});

/** Asks for the status transferred: to whom, by what, until when. Somebody else confirms it. */
export const transferRisk = endpoint({
  ...verb,
  path: '/risk/:id/transfer/',
  verb: 'risk.transfer',
  body: transferDetails.extend({ version }),
  refusals: riskWorkflow.refusals('transfer'),
});

/** Decides what somebody else asked for. */
export const confirmRequest = endpoint({
  ...verb,
  path: '/risk/:id/confirm/',
  verb: 'risk.confirm',
  access: 'staff',
  body: z.strictObject({ version }),
  refusals: riskWorkflow.refusals('confirm'),
});

/** Refuses what was asked for, with a reason; whoever asked takes it back without one. */
export const declineRequest = endpoint({
  ...verb,
  path: '/risk/:id/decline/',
  verb: 'risk.decline',
  body: z.strictObject({ version, reason: reason.optional() }),
  refusals: riskWorkflow.refusals('decline'),
});

export const reopenRisk = endpoint({
  ...verb,
  path: '/risk/:id/reopen/',
  verb: 'risk.reopen',
  access: 'staff',
  body: z.strictObject({ version, reason }),
});
