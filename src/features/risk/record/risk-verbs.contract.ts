import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { idParams, version } from '#platform/contract/paging.ts';
import { reasonRequired, refusal } from '#platform/contract/refusal.ts';
import { avoidanceDetails, ownerUnknown, risk, transferDetails, treatments } from './risk.contract.ts';
import { categoryUnknown } from '#features/risk/category/risk-category.contract.ts';
import { prose, reason } from '#platform/contract/wording.ts';

/** The verbs of a risk's life (domain 4.2). Every one names the version it saw and answers the risk as it is then. */
const endpoint = endpointsAbout('risk');
const verb = { method: 'POST', access: 'user', params: idParams, response: oneOf(risk) } as const;

/** The treatment chosen is another one. */
export const treatmentDiffers = refusal('treatment_differs', 422);
/** Without controls, a risk is mitigated by a residual rating below the inherent one, with its reason. */
export const residualNeeded = refusal('residual_needed', 422);
/** A decision needs a second person. */
export const ownRequest = refusal('own_request', 403);
export const triageIncomplete = refusal('triage_incomplete', 422);
export const coverEnded = refusal('cover_ended', 422, 'ends_on');

/** Accepted into the register with an owner and a category, or refused with a reason. */
export const triageRisk = endpoint({
  ...verb,
  path: '/risk/:id/triage/',
  access: 'staff',
  body: z.strictObject({
    version,
    decision: z.enum(['accept', 'reject']),
    owner_id: z.uuid().optional(),
    category_id: z.uuid().optional(),
    reason: reason.optional(),
  }),
  refusals: [triageIncomplete, reasonRequired, categoryUnknown, ownerUnknown],
});

/** What will be done about a risk. A risk that was treated otherwise goes back to created. */
export const chooseTreatment = endpoint({
  ...verb,
  path: '/risk/:id/treatment/',
  body: z.strictObject({
    version,
    treatment: z.enum(treatments),
    note: prose.nullable().optional(),
    transfer: transferDetails.optional(),
    avoidance: avoidanceDetails.optional(),
  }),
  refusals: [treatmentDiffers],
});

export const mitigateRisk = endpoint({
  ...verb,
  path: '/risk/:id/mitigate/',
  body: z.strictObject({ version, note: prose.optional() }),
  refusals: [treatmentDiffers, residualNeeded],
});

/** Asks for the status avoided: what was stopped, and when. Somebody else confirms it. */
export const avoidRisk = endpoint({
  ...verb,
  path: '/risk/:id/avoid/',
  body: avoidanceDetails.extend({ version }),
  refusals: [treatmentDiffers],
});

/** Asks for the status transferred: to whom, by what, until when. Somebody else confirms it. */
export const transferRisk = endpoint({
  ...verb,
  path: '/risk/:id/transfer/',
  body: transferDetails.extend({ version }),
  refusals: [treatmentDiffers, coverEnded],
});

/** Decides what somebody else asked for. */
export const confirmRequest = endpoint({
  ...verb,
  path: '/risk/:id/confirm/',
  access: 'staff',
  body: z.strictObject({ version }),
  refusals: [ownRequest, coverEnded],
});

/** Refuses what was asked for, with a reason; whoever asked takes it back without one. */
export const declineRequest = endpoint({
  ...verb,
  path: '/risk/:id/decline/',
  body: z.strictObject({ version, reason: reason.optional() }),
  refusals: [reasonRequired],
});

export const reopenRisk = endpoint({
  ...verb,
  path: '/risk/:id/reopen/',
  access: 'staff',
  body: z.strictObject({ version, reason }),
});
