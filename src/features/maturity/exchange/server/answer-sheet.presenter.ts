import type { Language } from '#platform/contract/access.ts';
import type { Column } from '#platform/server/sheets/write-xlsx.ts';
import { confidences } from '#features/maturity/assessment/answer.contract.ts';
import type { AssessedQuestion, Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { saidNow } from '../answer-decision.rules.ts';
import { sheetFields, type AnswerField, type SheetField } from '../exchange.contract.ts';
import { levelCell, questionCell, type SaidAnswer } from '../sheet-row.rules.ts';
import { markOf } from './export-mark.presenter.ts';
import { fieldNames, sheetTexts } from './sheet-text.presenter.ts';

type Sheeted = Pick<Assessment, 'id' | 'framework' | 'levels' | 'sections'>;

/** How a sheet writes what is said to a question. */
export function answerCells({ levels }: Pick<Assessment, 'levels'>, language: Language) {
  const words = sheetTexts(language);
  const names = levels.map(({ name }) => name);
  return (said: Partial<SaidAnswer>): Record<AnswerField, string> => ({
    current_level: levelCell(said.current_level ?? null, names),
    desired_level: levelCell(said.desired_level ?? null, names),
    not_applicable: said.not_applicable ? words.yes : '',
    na_reason: said.na_reason ?? '',
    note: said.note ?? '',
    confidence: said.confidence ? words.confidence[said.confidence] : '',
    confirmed: said.confirmed ? words.yes : '',
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
    const said = saidNow(question);
    const cells: Record<SheetField, string> = {
      question: questionCell(framework, question.question_id),
      section: `${section.code} ${section.name}`,
      title: question.title,
      text: question.text,
      ...cellsOf(said),
      guidance: question.guidance,
      evidence: question.evidence,
      mark: markOf(id, question.version, said),
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
