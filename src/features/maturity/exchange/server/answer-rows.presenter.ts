import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import type { Language } from '#platform/contract/access.ts';
import type { AnswerChange } from '#features/maturity/assessment/answer.contract.ts';
import type { AssessedQuestion } from '#features/maturity/assessment/assessment.contract.ts';
import { changeOf, decideAnswer, storedAnswer, type AnswerDecision } from '../answer-decision.rules.ts';
import type { AnswerRow } from '../exchange.contract.ts';
import { questionIn, readAnswer, type Cells, type RowError, type ReadAnswer } from '../sheet-row.rules.ts';
import { answerCells } from './answer-sheet.presenter.ts';
import type { WholeAssessment } from './export.service.ts';
import { readMark } from './export-mark.presenter.ts';
import type { NamedRow } from './sheet-rows.presenter.ts';
import { errorText, wordsOf } from './sheet-text.presenter.ts';

/** A row with what writing it would ask for. */
export interface DecidedRow {
  row: AnswerRow;
  change: AnswerChange | undefined;
}

const nobody = { title: '', section: '', version: 0, answered_by: null, answered_at: null };

/** Says of every row what would become of it, with the answers as they are now. */
export function decideRows(
  assessment: WholeAssessment,
  rows: readonly NamedRow[],
  language: Language,
): DecidedRow[] {
  const words = wordsOf(assessment.edition);
  const show = answerCells(assessment, language);
  const known = new Map(
    assessment.sections.flatMap((section) =>
      (section.questions ?? []).map(
        (question) => [question.question_id.toUpperCase(), { section, question }] as const,
      ),
    ),
  );
  const occurrences = new Map<string, number>();

  return rows.map(({ n, cells }) => {
    const named = questionIn(assessment.framework, cells.question ?? '');
    const found = known.get(named);
    if (found === undefined) {
      const code = named === '' ? 'question_empty' : 'question_not_asked';
      return refused({ n, ...nobody, question_id: null, title: cutText(cells.title ?? '', 200) }, [
        { field: 'question', code, values: { value: cutText(named, 60) } },
      ]);
    }
    const { section, question } = found;
    const { question_id, title, version, answered_by, answered_at } = question;
    const common = { n, question_id, title, section: section.name, version, answered_by, answered_at };
    const earlier = occurrences.get(named);
    if (earlier !== undefined)
      return refused(common, [{ field: null, code: 'repeated', values: { row: earlier } }]);
    const { inFile, decision } = decidedOn(question, cells);
    // A refused row does not stand in the way of a better one below.
    if (decision.action === 'refused') return refused(common, decision.errors);
    occurrences.set(named, n);
    return {
      row: { ...common, action: decision.action, changes: changesOf(question, inFile, decision), errors: [] },
      change:
        decision.action === 'same' ? undefined : changeOf(question_id, version, inFile, decision.changed),
    };
  });

  function decidedOn(question: AssessedQuestion, cells: Cells) {
    const read = readAnswer(cells, words);
    const mark = readMark(cells.mark, assessment.id, read.inFile);
    return {
      inFile: read.inFile,
      decision: decideAnswer(read, question, { mark, mayAnswer: question.may_answer }),
    };
  }

  function changesOf(
    question: AssessedQuestion,
    inFile: Partial<ReadAnswer>,
    { changed }: AnswerDecision,
  ): AnswerRow['changes'] {
    const [old, next] = [show(storedAnswer(question)), show(inFile)];
    return changed.map((field) => ({ field, old: old[field], new: next[field] }));
  }

  function refused(
    common: Omit<AnswerRow, 'action' | 'changes' | 'errors'>,
    errors: readonly RowError[],
  ): DecidedRow {
    return {
      row: {
        ...common,
        action: 'refused',
        changes: [],
        errors: errors.map((error) => ({
          field: error.field,
          code: error.code,
          text: errorText(language, error),
        })),
      },
      change: undefined,
    };
  }
}
