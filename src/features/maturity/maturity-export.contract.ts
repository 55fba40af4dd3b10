import * as z from 'zod';
import { endpointsAbout } from '#platform/contract/endpoint.ts';
import { idParams } from '#platform/contract/paging.ts';

export const assessmentFormats = ['xlsx', 'csv'] as const;

const endpoint = endpointsAbout('maturity');

/** The questions of an assessment with their answers as a file, to be answered elsewhere and brought back. */
export const exportAssessment = endpoint({
  method: 'GET',
  path: '/maturity/assessment/:id/export/',
  access: 'user',
  heavy: true,
  params: idParams,
  query: z.strictObject({ format: z.enum(assessmentFormats).default('xlsx') }),
  response: { shape: 'file', item: z.unknown() },
});
