import { directionOf } from '#platform/contract/access.ts';
import { today } from '#platform/contract/today.ts';
import type { Call, Download, LongCall } from '#platform/server/http/serve.ts';
import { byteOrderMark, csvLine } from '#platform/server/sheets/cell-guard.ts';
import { makeWorkbook } from '#platform/server/sheets/spreadsheet.ts';
import type { Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import type { answerFormats } from '../assessment-export.contract.ts';
import type { FrameworkEdition } from '#features/maturity/framework/server/shared/shipped-framework.content.ts';
import { refuseUnmade } from './document.service.ts';
import { assessments } from '#features/maturity/assessment/server/shared/assessment-record.service.ts';
import { toAssessment } from '#features/maturity/assessment/server/shared/assessment.presenter.ts';
import { answerSheet } from './answer-sheet.presenter.ts';
import { sheetTexts } from './sheet-text.presenter.ts';

/** An assessment with what it asks, in every language. */
export interface WholeAssessment extends Assessment {
  edition: FrameworkEdition;
}

/** The assessment with every question in scope, as the caller sees it. */
export async function wholeAssessment(call: Call, id: string): Promise<WholeAssessment> {
  const { db, actor, language } = call;
  const stored = await assessments.expect(call, id);
  return { ...toAssessment(stored, { actor, language, now: db.now }), edition: stored.edition };
}

/** The questions of an assessment with their answers as a table. */
export async function exportAssessment(
  { inside, actor, language, now }: LongCall,
  id: string,
  format: (typeof answerFormats)[number],
): Promise<Download> {
  const assessment = await inside({ readOnly: true }, (call) => wholeAssessment(call, id));
  const { columns, rows } = answerSheet(assessment, language);
  const name = `${assessment.ref} ${assessment.name} ${today(now, actor.timezone)}.${format}`;
  if (format === 'csv') {
    const lines = [columns.map(({ header }) => header), ...rows].map(csvLine);
    return { name, type: 'text/csv; charset=utf-8', content: byteOrderMark + lines.join('') };
  }
  const { questions, choices } = sheetTexts(language);
  return {
    name,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: await makeWorkbook(actor, {
      sheet: questions,
      choicesSheet: choices,
      columns,
      rows: [rows],
      rightToLeft: directionOf(language) === 'rtl',
    }).catch(refuseUnmade),
  };
}
