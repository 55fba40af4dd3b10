import {
  isolated,
  printable,
  typedParagraphs,
  type Block,
  type Cell,
  type Paragraph,
} from '#platform/server/documents/document.ts';
import type { AssessedQuestion, Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import type { DocumentWords } from './document-words.presenter.ts';

/** Every question in scope with its answer: a heading and a table for each section. */
export function answersBySection({ framework, sections, levels }: Assessment, words: DocumentWords): Block[] {
  const { text } = words;
  const names = new Map(levels.map(({ value, name }) => [value, name]));
  return sections.flatMap(({ code, name, questions }): Block[] => [
    { kind: 'heading', level: 2, text: `${isolated(code)} ${isolated(name)}` },
    {
      kind: 'table',
      name: `${isolated(code)} ${isolated(name)}`,
      columns: [
        { name: text.reference, share: 11 },
        { name: text.question, share: 43 },
        { name: text.current, share: 14 },
        { name: text.desired, share: 14 },
        { name: text.answer_by, share: 18 },
      ],
      rows: (questions ?? []).map((question) => [
        plain(isolated(question.code)),
        questionText(question, framework === 'custom', words),
        question.not_applicable
          ? plain(text.not_applicable)
          : levelCell(question.current_level, names, text.unanswered),
        question.not_applicable ? plain(text.none) : levelCell(question.desired_level, names, text.none),
        answeredBy(question, words),
      ]),
    },
  ]);
}

const plain = (text: string): Cell => [{ spans: [{ text }] }];

/** A level by its number and its name. */
function levelCell(level: number | null, names: ReadonlyMap<number, string>, none: string): Cell {
  if (level === null) return plain(none);
  return [
    {
      spans: [
        { text: `${isolated(String(level))} `, strong: true },
        { text: isolated(names.get(level) ?? '') },
      ],
    },
  ];
}

/** The words of one's own framework are typed, in whatever language. */
function questionText(question: AssessedQuestion, isTyped: boolean, { text }: DocumentWords): Cell {
  const { title, not_applicable, na_reason, note, carried_from } = question;
  const paragraphs: Paragraph[] = [
    { spans: [{ text: printable(title), strong: true }], typed: isTyped },
    { spans: [{ text: printable(question.text), faint: true }], typed: isTyped },
  ];
  if (not_applicable && na_reason !== null)
    paragraphs.push(...typedParagraphs(na_reason, { text: text.why_not, strong: true }));
  if (note !== null) paragraphs.push(...typedParagraphs(note, { text: text.note, strong: true }));
  if (carried_from !== null) paragraphs.push({ spans: [{ text: text.carried, faint: true }] });
  return paragraphs;
}

function answeredBy(question: AssessedQuestion, { text, day }: DocumentWords): Cell {
  const { answered_by, answered_at, confidence } = question;
  const inFile: Paragraph[] = [];
  if (answered_by !== null) inFile.push({ spans: [{ text: printable(answered_by.name) }], typed: true });
  if (answered_at !== null) inFile.push({ spans: [{ text: day(answered_at), faint: true }] });
  if (confidence !== null) inFile.push({ spans: [{ text: text.confidence[confidence], faint: true }] });
  return inFile.length === 0 ? plain(text.none) : inFile;
}
