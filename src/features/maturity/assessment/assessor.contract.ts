import * as z from 'zod';
import { personTypes } from '#platform/contract/access.ts';
import { endpointsAbout, pageOf } from '#platform/contract/endpoint.ts';
import { pageQuery } from '#platform/contract/paging.ts';

/** Somebody who may answer for an assessment, or judge it. */
export const assessorChoice = z.object({ id: z.uuid(), name: z.string(), type: z.enum(personTypes) });
export type AssessorChoice = z.infer<typeof assessorChoice>;

const endpoint = endpointsAbout('maturity-people');

/** Who may assess or review in a department, by name: Admins, and Staff who belong to it; without a department all
 *  Staff. Told to those who begin assessments there, nobody to others. */
export const listAssessors = endpoint({
  method: 'GET',
  path: '/maturity/assessor/',
  access: 'staff',
  query: z.strictObject({
    ...pageQuery,
    dpt: z.uuid().optional(),
    /** Words, or parts of words, of the name. */
    q: z.string().max(100).optional(),
  }),
  response: pageOf(assessorChoice),
});
