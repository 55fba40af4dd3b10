import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { idParams } from '#platform/contract/paging.ts';
import { risk, riskDetails } from './risk.contract.ts';

const endpoint = endpointsAbout('risk');

/** Raises a risk with the words, place, owner, category and tags of another one that the caller sees. Ratings, treatment and status
 *  are its own: it begins as any other that this person raises. */
export const duplicateRisk = endpoint({
  method: 'POST',
  path: '/risk/:id/duplicate/',
  access: 'user',
  params: idParams,
  body: z.strictObject({ title: riskDetails.shape.title.optional() }),
  response: oneOf(risk),
});
