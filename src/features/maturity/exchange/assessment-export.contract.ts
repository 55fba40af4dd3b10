import * as z from 'zod';
import { endpointsAbout } from '#platform/contract/endpoint.ts';
import { idParams } from '#platform/contract/paging.ts';
import { refusal } from '#platform/contract/refusal.ts';

export const assessmentFormats = ['pdf', 'docx', 'xlsx', 'csv'] as const;
export type AssessmentFormat = (typeof assessmentFormats)[number];
/** Those that can be filled in and brought back. */
export const answerFormats = ['xlsx', 'csv'] as const satisfies readonly AssessmentFormat[];

/** More was written than can be set into pages in the time a document is given. */
export const documentTooLong = refusal('document_too_long', 422);
/** The server runs on a system that no PDF can be made on; every other format is made there. */
export const pdfUnavailable = refusal('pdf_unavailable', 422);

const endpoint = endpointsAbout('maturity');

/** An assessment as a file: `xlsx` and `csv` hold the questions with their answers, to be answered elsewhere and brought back; `pdf`
 *  and `docx` are the document to be read, an approved one as it was approved. */
export const exportAssessment = endpoint({
  method: 'GET',
  path: '/maturity/assessment/:id/export/',
  access: 'user',
  heavy: true,
  params: idParams,
  query: z.strictObject({ format: z.enum(assessmentFormats).default('xlsx') }),
  response: { shape: 'file', item: z.unknown() },
  refusals: [documentTooLong, pdfUnavailable],
});
