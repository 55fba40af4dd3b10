import { forbidden, invalidInput, staleVersion, wrongState } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call, LongCall, Upload } from '#platform/server/http/serve.ts';
import { openUpload } from '#platform/server/sheets/open-upload.ts';
import type { AnswerChange } from '#features/maturity/assessment/answer.contract.ts';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { isOpen } from '#features/maturity/assessment/assessment-status.rules.ts';
import { saveAnswers } from '#features/maturity/assessment/server/shared/answer.service.ts';
import { nothingToTake, takenAnswers, type AnswerImport, type TakenAnswers } from '../exchange.contract.ts';
import { decideRows, type DecidedRow } from './answer-rows.presenter.ts';
import { wholeAssessment, type WholeAssessment } from './export.service.ts';
import { reading, rowsIn } from './sheet-rows.presenter.ts';

/** Reads a file of answers and says what becomes of each row; writes those that were taken, unless it is only tried. */
export async function importAnswers(
  { inside, actor, language }: LongCall,
  id: string,
  file: Upload,
  isTrial: boolean,
): Promise<AnswerImport> {
  // A file is opened only where its answers could be given.
  await inside({ readOnly: true }, (call) => assessmentToAnswer(call, id, file.name));
  const rows = await openUpload(actor, file, reading, rowsIn);
  const taken = takenIn(file.fields['take']);
  return inside({ readOnly: isTrial }, async (call) => {
    const assessment = await assessmentToAnswer(call, id, file.name);
    const decided = decideRows(assessment, rows, language);
    const preview = toImport(file.name, assessment, decided);
    if (isTrial) return preview;
    const changes = chosenFrom(decided, taken, preview);
    if (changes.length === 0) return { ...preview, written: 0 };
    const { status } = await saveAnswers(call, id, changes, file.name);
    return { ...preview, status, written: changes.length };
  });
}

async function assessmentToAnswer(call: Call, id: string, fileName: string): Promise<WholeAssessment> {
  const assessment = await wholeAssessment(call, id);
  if (assessment.permissions.can.includes('answer')) return assessment;
  if (isOpen(assessment.status) && assessment.deleted_at === null) refuse(forbidden);
  return refuse(wrongState, { data: toImport(fileName, assessment, []) });
}

function toImport(file_name: string, { status }: Assessment, decided: readonly DecidedRow[]): AnswerImport {
  const counts = { changed: 0, conflict: 0, same: 0, refused: 0 };
  for (const { row } of decided) counts[row.action]++;
  return { file_name, written: null, status, counts, rows: decided.map(({ row }) => row) };
}

/** Which answers somebody took, as the field beside the file says it. */
function takenIn(field: string | undefined): TakenAnswers | undefined {
  if (field === undefined) return undefined;
  const result = takenAnswers.safeParse(parsed(field));
  return result.success
    ? result.data
    : refuse(invalidInput, { errors: { take: ['workbook_take_unreadable'] } });
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The changes to write: those that were taken, each only while the answer still has the version that the preview showed. */
function chosenFrom(
  decided: readonly DecidedRow[],
  taken: TakenAnswers | undefined,
  preview: AnswerImport,
): AnswerChange[] {
  if (taken === undefined)
    return decided.flatMap(({ row, change }) => (change && row.action === 'changed' ? [change] : []));
  const rows = new Map(
    decided.filter(({ row }) => row.action !== 'refused').map((one) => [one.row.question_id, one]),
  );
  return Object.entries(taken).flatMap(([question, version]) => {
    const { row, change } = rows.get(question) ?? refuse(nothingToTake, { values: { question } });
    // What stands there already need not be written, whoever wrote it.
    if (change === undefined) return [];
    return row.version === version ? [change] : refuse(staleVersion, { data: preview });
  });
}
