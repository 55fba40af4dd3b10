import * as z from 'zod';
import { endpointsAbout, oneOf } from '#platform/contract/endpoint.ts';
import { idParams } from '#platform/contract/paging.ts';
import { personName } from '#platform/contract/person.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { fileUnreadable } from '#platform/contract/spreadsheet.ts';
import { questionId } from '#features/maturity/framework/question.contract.ts';
import { questionNotYours, questionUnknown } from '#features/maturity/assessment/answer.contract.ts';
import { maturityStatuses } from '#features/maturity/assessment/assessment-status.contract.ts';

/** What a person fills in, in the order of the columns. */
export const answerFields = [
  'current_level',
  'desired_level',
  'not_applicable',
  'na_reason',
  'note',
  'confidence',
  /** That an answer copied from an earlier assessment still holds. */
  'confirmed',
] as const;
export type AnswerField = (typeof answerFields)[number];

/** The columns of a workbook: which question, what is said to it, what helps to say it, and how it stood when it was exported. */
export const sheetFields = [
  'question',
  'section',
  'title',
  'text',
  ...answerFields,
  'guidance',
  'evidence',
  'mark',
] as const;
export type SheetField = (typeof sheetFields)[number];

export const exchangeLimits = {
  bytes: 5_000_000,
  rows: 2000,
  /** Cells in which something stands, of all sheets together. */
  cells: 100_000,
  /** Bytes of their text, as UTF-8; text that cells share counts for each of them. */
  text: 10_000_000,
} as const;

/** What becomes of a row. In conflict: somebody answered since the file was exported, and the person picks. */
export const rowActions = ['changed', 'conflict', 'same', 'refused'] as const;
export type RowAction = (typeof rowActions)[number];

/** A row of the file, and what becomes of it. */
export const answerRow = z.object({
  /** As a spreadsheet numbers it. */
  n: z.int(),
  action: z.enum(rowActions),
  /** Null where the row names no question of this assessment. */
  question_id: questionId.nullable(),
  title: z.string(),
  section: z.string(),
  /** Of the answer now: `take` names it, so that nothing is written over what nobody saw. */
  version: z.int(),
  /** What stands there now and what the file says, as the sheet writes them in the reader's language. */
  changes: z.array(z.object({ field: z.enum(answerFields), old: z.string(), new: z.string() })),
  /** Who said what stands there now. */
  answered_by: z.nullable(personName),
  answered_at: z.iso.datetime().nullable(),
  errors: z.array(z.object({ field: z.enum(sheetFields).nullable(), code: z.string(), text: z.string() })),
});
export type AnswerRow = z.infer<typeof answerRow>;

export const answerImport = z.object({
  file_name: z.string(),
  /** How many answers were written; null while it was only tried. */
  written: z.int().nullable(),
  /** Of the assessment: the first answer to a draft starts it. */
  status: z.enum(maturityStatuses),
  counts: z.object({ changed: z.int(), conflict: z.int(), same: z.int(), refused: z.int() }),
  /** In the order of the file. */
  rows: z.array(answerRow),
});
export type AnswerImport = z.infer<typeof answerImport>;

/** The answers to write, by question: the version each had in the preview. Sent as JSON beside the file; without it everything
 *  changed is written, and nothing in conflict. */
export const takenAnswers = z.record(questionId, z.int().min(0).max(2_147_483_647));
export type TakenAnswers = z.infer<typeof takenAnswers>;

/** The table has no column that names its questions. */
export const questionColumnMissing = refusal('workbook_question_missing', 422, 'file');
export const tooManyAnswerRows = refusal('workbook_too_many_rows', 422, 'file');
/** `take` names a question that the file says nothing new about. */
export const nothingToTake = refusal('workbook_nothing_to_take', 400, 'take');

const endpoint = endpointsAbout('maturity');

/** Reads such a file. With `dry_run` it only says what would become of each row; without it the answers are written, all of
 *  them or none. */
export const importAnswers = endpoint({
  method: 'POST',
  path: '/maturity/assessment/:id/import/',
  access: 'staff',
  upload: exchangeLimits.bytes,
  heavy: true,
  params: idParams,
  query: z.strictObject({ dry_run: z.literal('1').optional() }),
  response: oneOf(answerImport),
  refusals: [
    fileUnreadable,
    questionColumnMissing,
    tooManyAnswerRows,
    nothingToTake,
    questionUnknown,
    questionNotYours,
  ],
});
