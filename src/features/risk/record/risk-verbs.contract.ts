import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { version } from '#platform/contract/paging.ts';
import { avoidanceDetails, ownerUnknown, risk, transferDetails } from './risk.contract.ts';
import { categoryUnknown } from '#features/risk/category/risk-category.contract.ts';
import { treatments } from './risk-status.contract.ts';
import { riskWorkflow, type RiskVerb } from './risk.workflow.ts';
import { verbCall } from '#platform/contract/verb-call.ts';
import { prose, reason } from '#platform/contract/wording.ts';

/** The verbs of a risk's life. Every one names the version it saw and answers the risk as it is then. */
const endpoint = endpointsAbout('risk');
const verb = <const Name extends RiskVerb>(name: Name) => ({
  ...verbCall(riskWorkflow, '/risk/:id/', name),
  access: 'user' as const,
  response: oneOf(risk),
});

/** Accepted into the register with an owner and a category, or refused with a reason. */
export const triageRisk = endpoint({
  ...verb('triage'),
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
  ...verb('treatment'),
  body: z.strictObject({
    version,
    treatment: z.enum(treatments),
    note: prose.nullable().optional(),
  }),
});

export const mitigateRisk = endpoint({
  ...verb('mitigate'),
  body: z.strictObject({ version, note: prose.optional() }),
});

/** Asks for the status avoided, or for other details of it: what was stopped, and since when. Somebody else confirms it. */
export const avoidRisk = endpoint({
  ...verb('avoid'),
  body: avoidanceDetails.extend({ version }),
});

/** Asks for the status transferred, or for another cover: to whom, by what, until when. Somebody else confirms it. */
export const transferRisk = endpoint({
  ...verb('transfer'),
  body: transferDetails.extend({ version }),
});

/** Decides what somebody else asked for. */
export const confirmRequest = endpoint({
  ...verb('confirm'),
  access: 'staff',
  body: z.strictObject({ version }),
});

/** Refuses what was asked for, with a reason; whoever asked takes it back without one. */
export const declineRequest = endpoint({
  ...verb('decline'),
  body: z.strictObject({ version, reason: reason.optional() }),
});

export const reopenRisk = endpoint({
  ...verb('reopen'),
  access: 'staff',
  body: z.strictObject({ version, reason }),
});
