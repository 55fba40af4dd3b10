import type { Language } from '#platform/contract/access.ts';
import type { Column } from '#platform/server/sheets/write-xlsx.ts';
import { confidences } from '#features/maturity/assessment/answer.contract.ts';
import type { AssessedQuestion, Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { storedAnswer } from '../answer-decision.rules.ts';
import { sheetFields, type AnswerField, type SheetField } from '../exchange.contract.ts';
import { levelCell, questionCell, type ReadAnswer } from '../sheet-row.rules.ts';
import { markOf } from './export-mark.presenter.ts';
import { fieldNames, sheetTexts } from './sheet-text.presenter.ts';

type Sheeted = Pick<Assessment, 'id' | 'framework' | 'levels' | 'sections'>;

/** An answer as the cells of a sheet. */
export function answerCells({ levels }: Pick<Assessment, 'levels'>, language: Language) {
  const words = sheetTexts(language);
  const names = levels.map(({ name }) => name);
  return (inFile: Partial<ReadAnswer>): Record<AnswerField, string> => ({
    current_level: levelCell(inFile.current_level ?? null, names),
    desired_level: levelCell(inFile.desired_level ?? null, names),
    not_applicable: inFile.not_applicable ? words.yes : '',
    na_reason: inFile.na_reason ?? '',
    note: inFile.note ?? '',
    confidence: inFile.confidence ? words.confidence[inFile.confidence] : '',
    confirmed: inFile.confirmed ? words.yes : '',
  });
}

const widths: Partial<Record<SheetField, number>> = {
  section: 24,
  title: 28,
  text: 48,
  na_reason: 30,
  note: 40,
  guidance: 60,
  evidence: 48,
};

/** The sheet of an assessment: its columns with their drop-downs, and a row for each question in scope. */
export function answerSheet(assessment: Sheeted, language: Language) {
  const { id, framework, levels, sections } = assessment;
  const cellsOf = answerCells(assessment, language);
  const names = fieldNames(language);
  const words = sheetTexts(language);
  const levelNames = levels.map(({ name }) => name);
  const steps = levels.map(({ value }) => levelCell(value, levelNames));
  const yesOrNo = [words.yes, words.no];
  const choices: Partial<Record<SheetField, readonly string[]>> = {
    current_level: steps,
    desired_level: steps,
    not_applicable: yesOrNo,
    confidence: confidences.map((one) => words.confidence[one]),
    confirmed: yesOrNo,
  };
  const questions = sections.flatMap((section) =>
    (section.questions ?? []).map((question) => ({ section, question })),
  );
  // Nothing was copied: nobody has to confirm anything.
  const isAsked = questions.some(({ question }) => question.carried_from !== null);
  const fields = sheetFields.filter((field) => field !== 'confirmed' || isAsked);
  const row = (section: Assessment['sections'][number], question: AssessedQuestion): string[] => {
    const inFile = storedAnswer(question);
    const cells: Record<SheetField, string> = {
      question: questionCell(framework, question.question_id),
      section: `${section.code} ${section.name}`,
      title: question.title,
      text: question.text,
      ...cellsOf(inFile),
      guidance: question.guidance,
      evidence: question.evidence,
      mark: markOf(id, question.version, inFile),
    };
    return fields.map((field) => cells[field]);
  };
  return {
    columns: fields.map((field): Column => ({
      header: names[field],
      width: widths[field] ?? 16,
      ...(choices[field] && { choices: choices[field] }),
      ...(field === 'mark' && { hidden: true }),
    })),
    rows: questions.map(({ section, question }) => row(section, question)),
  };
}
