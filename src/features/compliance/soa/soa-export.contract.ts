import * as z from 'zod';
import { endpointsAbout } from '#platform/contract/endpoint.ts';
import { idParams } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { documentTooLong } from '#features/maturity/exchange/assessment-export.contract.ts';
import { soaNumber } from './soa.contract.ts';

export const soaFormats = ['pdf', 'docx', 'xlsx'] as const;
export type SoaFormat = (typeof soaFormats)[number];

/** The server runs on a system that no PDF can be made on; every other format is made there. */
export const soaPdfUnavailable = refusal('soa_pdf_unavailable', 422);

const endpoint = endpointsAbout('compliance');

/** The Statement of Applicability as a file: a published version by its number; without one, as it stands, marked as a draft. */
export const exportSoa = endpoint({
  method: 'GET',
  path: '/compliance/:id/soa/export/',
  access: 'user',
  auditorsToo: true,
  heavy: true,
  params: idParams,
  query: z.strictObject({ format: z.enum(soaFormats).default('pdf'), number: z.optional(soaNumber) }),
  response: { shape: 'file', item: z.unknown() },
  refusals: [documentTooLong, soaPdfUnavailable],
});
