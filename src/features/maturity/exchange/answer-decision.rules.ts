import { paragraphs } from '#platform/contract/plain-text/cell-text.ts';
import type { AnswerChange, StoredAnswer } from '#features/maturity/assessment/answer.contract.ts';
import { answerFields, type AnswerField, type RowAction } from './exchange.contract.ts';
import type { RowError, ReadAnswer } from './sheet-row.rules.ts';

/** What a row tells of the export it came from; rows of other files tell nothing. */
export interface ExportMark {
  /** Of the answer then. */
  version: number;
  /** The cells say what they said then: whoever had the file did not touch this row. */
  untouched: boolean;
}

export interface AnswerDecision {
  action: RowAction;
  changed: readonly AnswerField[];
  errors: readonly RowError[];
}

const decided = (
  action: RowAction,
  changed: readonly AnswerField[] = [],
  errors: readonly RowError[] = [],
): AnswerDecision => ({ action, changed, errors });

/** What an answer says of the fields that a row can say. Nothing is "confirmed" but what waits for it. */
export const storedAnswer = (answer: Omit<StoredAnswer, 'question_id'>): ReadAnswer => ({
  current_level: answer.current_level,
  desired_level: answer.desired_level,
  not_applicable: answer.not_applicable,
  na_reason: written(answer.na_reason),
  note: written(answer.note),
  confidence: answer.confidence,
  confirmed: false,
});

/** Files have one kind of line end, and none of the blanks at the ends. */
const written = (text: string | null): string | null => (text && paragraphs(text)) || null;

const isEmpty = (value: ReadAnswer[AnswerField] | undefined): boolean =>
  value === null || value === undefined || value === false;

/** The fields in which a row differs from the answer as it is now. What was not exported from here takes nothing away: there an
 *  empty cell is one that nobody filled in. */
function differing(
  inFile: Partial<ReadAnswer>,
  now: Omit<StoredAnswer, 'question_id'>,
  mark: ExportMark | undefined,
): AnswerField[] {
  const before = storedAnswer(now);
  return answerFields.filter((field) => {
    const value = inFile[field];
    if (value === undefined || (mark === undefined && isEmpty(value))) return false;
    if (field === 'confirmed') return value === true && now.carried_from !== null;
    return value !== before[field];
  });
}

/** What becomes of a row. */
export function decideAnswer(
  { inFile, errors }: { inFile: Partial<ReadAnswer>; errors: readonly RowError[] },
  now: Omit<StoredAnswer, 'question_id'>,
  { mark, mayAnswer }: { mark: ExportMark | undefined; mayAnswer: boolean },
): AnswerDecision {
  if (errors.length > 0) return decided('refused', [], errors);
  const changed = differing(inFile, now, mark);
  if (changed.length === 0) return decided('same');
  // Whatever others answered since, this row was exported so and is brought back so: it wants nothing.
  if (mark?.untouched && !changed.includes('confirmed')) return decided('same');
  if (!mayAnswer) return decided('refused', changed, [{ field: null, code: 'question_not_yours' }]);
  return decided(mark !== undefined && mark.version !== now.version ? 'conflict' : 'changed', changed);
}

/** What saving such a row asks for. */
export const changeOf = (
  question_id: string,
  version: number,
  inFile: Partial<ReadAnswer>,
  changed: readonly AnswerField[],
): AnswerChange =>
  Object.assign(
    { question_id, version },
    Object.fromEntries(changed.map((field) => [field, inFile[field]])),
  ) as AnswerChange;
