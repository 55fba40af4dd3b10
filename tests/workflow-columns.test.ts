import { test } from 'node:test';
import { columnsOf } from '#platform/server/database/columns.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { risks } from '#features/risk/record/server/shared/risk-change.service.ts';
import { riskTable } from '#features/risk/record/server/risk.table.ts';
import type { StoredRisk } from '#features/risk/record/server/shared/risk.queries.ts';

// Nothing is called: what would not compile is the test.
const act = { action: 'risk.changed' };
export const changes = [
  (call: Call, row: StoredRisk) => risks.change(call, row, 'edit', { title: 'Another' }, act),
  // @ts-expect-error: no such column
  (call: Call, row: StoredRisk) => risks.change(call, row, 'edit', { titel: 'Another' }, act),
  (call: Call, row: StoredRisk) => {
    const columns = { review_on: null, titel: 'Another' };
    // @ts-expect-error: no such column, in a variable
    return risks.change(call, row, 'edit', columns, act);
  },
  // @ts-expect-error: another type than the column's
  (call: Call, row: StoredRisk) => risks.change(call, row, 'edit', { title: 5 }, act),
  // @ts-expect-error: no such status
  (call: Call, row: StoredRisk) => risks.change(call, row, 'triage', { status: 'closd' }, act),
  // @ts-expect-error: what every change writes by itself
  (call: Call, row: StoredRisk) => risks.change(call, row, 'edit', { version: 7 }, act),
  // @ts-expect-error: no such verb
  (call: Call, id: string) => risks.take(call, id, 1, 'clos'),
  // @ts-expect-error: nothing that the product does by itself
  (call: Call, row: StoredRisk) => risks.change(call, row, 'edit', {}, { ...act, automatic: 'lapsed' }),
  // @ts-expect-error: no such column of a new row
  () => columnsOf(riskTable, { titel: 'Another' }),
];

test('A misspelt column, status or verb does not compile', () => undefined);
