import { safeParse, type $ZodType } from 'zod/v4/core';
import { beginningOf, folded, paragraphs, plainDigits } from '#platform/contract/plain-text/cell-text.ts';
import { explainIssue } from '#platform/contract/input-errors.ts';
import { answerChange, type Confidence } from '#features/maturity/assessment/answer.contract.ts';
import {
  highestLevel,
  lowestLevel,
  type FrameworkKind,
} from '#features/maturity/framework/framework-content.contract.ts';
import type { AnswerField, SheetField } from './exchange.contract.ts';

/** The cells of a row by what they are; a column that the file does not have is missing. */
export type Cells = Partial<Record<SheetField, string>>;

/** What is wrong with a row: a column, the code of a text, and what the text names. */
export interface RowError {
  field: SheetField | null;
  code: string;
  values?: Record<string, string | number>;
}

/** What a row says to its question; an empty cell says null, or no. */
export interface ReadAnswer {
  current_level: number | null;
  desired_level: number | null;
  not_applicable: boolean;
  na_reason: string | null;
  note: string | null;
  confidence: Confidence | null;
  confirmed: boolean;
}

/** The words that cells are looked up in, folded: those of every language, whichever the file was exported in. */
export interface SheetWords {
  levels: ReadonlyMap<string, number>;
  confidences: ReadonlyMap<string, Confidence>;
}

const yes = 'yes|y|x|true|1|n/a|na|not applicable|evet|e|doğru|نعم|صحيح|✓|✔|☑';
const no = 'no|n|false|0|-|–|hayır|h|yanlış|لا|خطأ|☐';
const answers = new Map<string, boolean>(
  [yes, no].flatMap((inFile, at) => inFile.split('|').map((word) => [folded(word), at === 0] as const)),
);

/** Own frameworks have no short name: what is counted in them is a question. */
const nameOf = (framework: FrameworkKind): string => (framework === 'custom' ? 'Q' : framework.toUpperCase());

/** A question as a sheet names it: the framework in front keeps spreadsheets from taking 3.10 for a number and 7.5.1 for a day. */
export const questionCell = (framework: FrameworkKind, id: string): string => `${nameOf(framework)} ${id}`;

/** The identifier in such a cell, as the framework spells it; people leave the framework out. */
export function questionIn(framework: FrameworkKind, cell: string): string {
  const inFile = plainDigits(cell)
    .replace(/[\s\u200b-\u200f\u00a0]+/g, ' ')
    .trim()
    .toUpperCase();
  const name = `${nameOf(framework)} `;
  return inFile.startsWith(name) ? inFile.slice(name.length).trim() : inFile;
}

/** A level as a sheet writes it: its number is what counts, its name is for people. */
export const levelCell = (value: number | null, names: readonly string[]): string =>
  value === null ? '' : `${value} – ${names[value]}`;

/** `3`, `3 – Defined`, `Defined`, `٣`; undefined where it is no level. */
export function levelIn(cell: string, { levels }: Pick<SheetWords, 'levels'>): number | undefined {
  const inFile = plainDigits(cell).trim();
  const number = /^(\d{1,3})(?:[.,]0+)?(?:\s*[-–—:(].*|\s+\D.*)?$/s.exec(inFile)?.[1];
  const value = number === undefined ? levels.get(folded(inFile)) : Number(number);
  return value !== undefined && value >= lowestLevel && value <= highestLevel ? value : undefined;
}

const wordings = {
  na_reason: answerChange.shape.na_reason,
  note: answerChange.shape.note,
} satisfies Record<string, $ZodType>;
const codes: Record<string, string> = {
  too_big_string: 'too_long',
  control_characters: 'characters',
};

/** Reads the answer of a row; every cell that cannot be read gives an error of its own. */
export function readAnswer(
  cells: Cells,
  words: SheetWords,
): { inFile: Partial<ReadAnswer>; errors: RowError[] } {
  const inFile: Partial<ReadAnswer> = {};
  const errors: RowError[] = [];
  const wrong = (field: AnswerField, code: string, values: RowError['values'] = {}) =>
    void errors.push({ field, code, values });
  const each = <Field extends AnswerField>(
    fields: readonly Field[],
    read: (field: Field, cell: string) => void,
  ) => {
    for (const field of fields) {
      const cell = cells[field];
      if (cell !== undefined) read(field, paragraphs(cell));
    }
  };

  each(['current_level', 'desired_level'], (field, cell) => {
    const level = cell === '' ? null : levelIn(cell, words);
    if (level === undefined)
      wrong(field, 'level_unknown', { value: beginningOf(cell), lowest: lowestLevel, highest: highestLevel });
    else inFile[field] = level;
  });
  each(['not_applicable', 'confirmed'], (field, cell) => {
    const answer = cell === '' ? false : answers.get(folded(cell));
    if (answer === undefined) wrong(field, 'neither_yes_nor_no', { value: beginningOf(cell) });
    else inFile[field] = answer;
  });
  each(['na_reason', 'note'], (field, cell) => {
    if (cell === '') inFile[field] = null;
    else {
      const result = safeParse(wordings[field], cell, { reportInput: true });
      if (result.success) inFile[field] = result.data as string;
      else {
        const [issue] = result.error.issues;
        const { key, values } = explainIssue(issue as NonNullable<typeof issue>);
        wrong(field, codes[key] ?? 'unreadable', { maximum: Number(values['maximum'] ?? 0) });
      }
    }
  });
  each(['confidence'], (field, cell) => {
    const confidence = cell === '' ? null : words.confidences.get(folded(cell));
    if (confidence === undefined) wrong(field, 'confidence_unknown', { value: beginningOf(cell) });
    else inFile[field] = confidence;
  });
  return { inFile, errors };
}
