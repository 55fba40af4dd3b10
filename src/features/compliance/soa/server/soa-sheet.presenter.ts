import { directionOf } from '#platform/contract/access.ts';
import type { Cell, Column } from '#platform/server/sheets/write-xlsx.ts';
import type { WorkbookToMake } from '#platform/server/sheets/spreadsheet.ts';
import type { SoaRow } from '../soa.contract.ts';
import type { PrintedSoa } from './soa-document.presenter.ts';
import { soaDocumentWords, type SoaDocumentWords } from './soa-document-words.presenter.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

type Field = keyof SoaDocumentWords['text']['column'];

const widths: Record<Field, number> = {
  code: 9,
  title: 36,
  theme: 24,
  applicability: 16,
  reasons: 32,
  text: 48,
  provider: 24,
  implementation: 20,
  percent: 14,
  proof: 14,
  evidence: 10,
  controls: 20,
  version: 12,
};
const fields = keysOf(widths);
const numbers: readonly Field[] = ['percent', 'evidence'];

/** A Statement of Applicability as a workbook of one sheet. Each row says which version it is of, or that it is a draft. */
export function soaSheet({ rows, published, language, timezone }: PrintedSoa): WorkbookToMake {
  const words = soaDocumentWords(language, timezone);
  const { text } = words;
  const version = published ? String(published.number) : text.draft;
  return {
    sheet: published ? text.sheet : text.sheet_draft,
    choicesSheet: text.choices,
    columns: fields.map((field): Column => ({
      header: text.column[field],
      width: widths[field],
      ...(numbers.includes(field) && { kind: 'number' }),
    })),
    rows: [
      rows.map((row) => {
        const cells = cellsOf(row, words);
        return fields.map((field) => (field === 'version' ? version : cells[field]));
      }),
    ],
    rightToLeft: directionOf(language) === 'rtl',
  };
}

function cellsOf(row: SoaRow, { text }: SoaDocumentWords): Record<Exclude<Field, 'version'>, Cell> {
  const applies = row.applicability_state !== 'not_applicable';
  return {
    code: row.code,
    title: row.title,
    theme: row.theme,
    applicability: text.applicability[row.applicability_state],
    reasons: row.applicability_reasons.map((reason) => text.reason[reason]).join(text.between),
    text: row.applicability_text,
    provider: row.provider,
    implementation: applies ? text.result[row.result] : null,
    percent: applies ? row.implementation_percent : null,
    proof: applies ? text.proof[row.proof] : null,
    evidence: row.evidence_count,
    controls: row.controls.join(text.between),
  };
}
