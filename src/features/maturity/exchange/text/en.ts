import { screen } from './screen/en.ts';

export const en = {
  refusals: {
    document_too_long: 'There is too much text for a document. Export the workbook instead.',
    pdf_unavailable:
      'This server cannot make PDF files. Export as Word document, workbook (XLSX) or CSV instead.',
    workbook_question_missing:
      'The table has no column that names the questions. Use the workbook as it was exported.',
    workbook_too_many_rows: 'At most {{most}} rows: an assessment has fewer questions.',
    workbook_nothing_to_take: 'The file has no usable answer to {{question}}.',
    workbook_take_unreadable: 'Name the answers to take as JSON: a version for each question.',
  },
  row: {
    question_empty: 'The row names no question.',
    question_not_asked: '“{{value}}” is not asked in this assessment.',
    question_not_yours: 'This question is not yours to answer.',
    repeated: 'The question stands in row {{row}} already.',
    level_unknown: '“{{value}}” is not a level from {{lowest}} to {{highest}}.',
    neither_yes_nor_no: '“{{value}}” is neither yes nor no.',
    confidence_unknown: '“{{value}}” is not a confidence.',
    too_long: 'At most {{maximum}} characters.',
    characters: 'Contains characters that cannot be shown.',
    unreadable: 'Cannot be read.',
  },
  field: {
    question: 'Reference',
    section: 'Section',
    title: 'Title',
    text: 'Question',
    current_level: 'Current level',
    desired_level: 'Desired level',
    not_applicable: 'Not applicable',
    na_reason: 'Why not applicable',
    note: 'Note',
    confidence: 'Confidence',
    confirmed: 'Carried answer still holds',
    guidance: 'What good looks like',
    evidence: 'Evidence that helps',
    mark: 'As exported (leave unchanged)',
  },
  sheet: {
    questions: 'Questions',
    choices: 'Choices',
    yes: 'Yes',
    no: 'No',
    confidence: { low: 'Low', medium: 'Medium', high: 'High' },
  },
  screen,
};
export type MaturityExchangeText = typeof en;
