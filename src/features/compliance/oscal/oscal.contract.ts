import * as z from 'zod';
import { endpointsAbout } from '#platform/contract/endpoint.ts';
import { idParams } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { oscalModels } from './oscal-model.contract.ts';

/** How much one document may hold: what people wrote, in megabytes, and records. Twelve hundred controls with a page of words each. */
export const oscalMegabytes = 8;
export const oscalRecords = 20_000;

/** There is more than one file can hold. */
export const oscalTooLong = refusal('oscal_too_long', 422);
/** OSCAL knows no plan of action and milestones without an item, and there is neither a finding nor a plan. */
export const oscalNothingPlanned = refusal('oscal_nothing_planned', 422);

const endpoint = endpointsAbout('compliance');

/** What an assessment says, as a document of OSCAL in JSON: for those who see all of it. Records beside it are named as far as the caller
 *  sees them. */
export const exportOscal = endpoint({
  method: 'GET',
  path: '/compliance/:id/oscal/',
  access: 'user',
  heavy: true,
  params: idParams,
  query: z.strictObject({ model: z.enum(oscalModels) }),
  response: { shape: 'file', item: z.unknown() },
  refusals: [oscalTooLong, oscalNothingPlanned],
});
