import { parse } from 'csv-parse/sync';
import { saveAnswers, type AnswerChange } from '#features/maturity/assessment/answer.contract.ts';
import {
  createAssessment,
  type NewAssessment,
} from '#features/maturity/assessment/assessment-change.contract.ts';
import { readAssessment, type AssessedQuestion } from '#features/maturity/assessment/assessment.contract.ts';
import {
  exportAssessment,
  type AssessmentFormat,
} from '#features/maturity/exchange/assessment-export.contract.ts';
import {
  importAnswers,
  type AnswerImport,
  type TakenAnswers,
} from '#features/maturity/exchange/exchange.contract.ts';
import { uploadOf } from '#tests/generated/upload.ts';
import { Unexpected, type Caller, type Reply } from './caller.ts';

const period = { from: '2026-07-01', to: '2026-09-30' };

/** A new assessment; the answers that are given to it begin it. */
export async function createdAssessment(
  who: Caller,
  details: Partial<NewAssessment> = {},
  answers: readonly Omit<AnswerChange, 'version'>[] = [],
): Promise<string> {
  const { data } = await who.calls(createAssessment, {
    body: { framework: 'cis', name: 'Autumn self-assessment', period, ...details },
  });
  if (answers.length > 0)
    await saveAnswersAs(who, data.id, ...answers.map((one) => ({ version: 0, ...one })));
  return data.id;
}

export const saveAnswersAs = (who: Caller, id: string, ...answers: AnswerChange[]) =>
  who.calls(saveAnswers, { params: { id }, body: { answers } });

/** What stands at a question now. */
export async function answerAt(who: Caller, id: string, question: string): Promise<AssessedQuestion> {
  const { data } = await who.calls(readAssessment, { params: { id } });
  const found = data.sections
    .flatMap(({ questions }) => questions ?? [])
    .find(({ code }) => code === question);
  if (found === undefined) throw new Unexpected(`${question} is not asked`);
  return found;
}

export async function exportOf(
  who: Caller,
  id: string,
  format: AssessmentFormat = 'csv',
  language = 'en',
): Promise<string | Buffer> {
  const { status, body } = await who.sends(
    exportAssessment,
    { params: { id }, query: { format } },
    { 'accept-language': language },
  );
  if (status !== 200) throw new Unexpected(`the export answered ${status}: ${JSON.stringify(body)}`);
  return body as string | Buffer;
}

export interface ImportOptions {
  name?: string;
  /** Only says what would become of it. */
  dry?: boolean;
  take?: TakenAnswers | string;
  language?: string;
}

/** Sends a file of answers, and answers whatever came back. */
export function uploadsAnswers(
  who: Caller,
  id: string,
  content: string | Buffer,
  { name = 'answers.csv', dry = false, take, language = 'en' }: ImportOptions = {},
): Promise<Reply> {
  const fields: Record<string, string> =
    take === undefined ? {} : { take: typeof take === 'string' ? take : JSON.stringify(take) };
  const { headers, payload } = uploadOf(content, name, 'application/octet-stream', fields);
  return who.sends(
    importAnswers,
    { params: { id }, query: dry ? { dry_run: '1' } : {}, body: payload },
    { ...headers, 'accept-language': language },
  );
}

export async function importsAnswers(...sent: Parameters<typeof uploadsAnswers>): Promise<AnswerImport> {
  const { status, body } = await uploadsAnswers(...sent);
  if (status !== 200) throw new Unexpected(`the import answered ${status}: ${JSON.stringify(body)}`);
  return (body as { data: AnswerImport }).data;
}

/** The cells of an exported table. */
export const cellsIn = (text: string | Buffer): string[][] => parse(text, { bom: true });

/** The table with other cells at a question: by the names of the columns. */
export function editedAt(table: string[][], question: string, cells: Record<string, string>): string[][] {
  const [headers = [], ...rows] = table;
  const edited = rows.map((row) =>
    row[0] === question ? row.map((cell, at) => cells[headers[at] as string] ?? cell) : row,
  );
  return [headers, ...edited];
}
