import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { cellBudget } from './cell-budget.ts';
import { readXlsx } from './read-xlsx.ts';

const limits = {
  rows: 100,
  columns: 20,
  sheets: 5,
  cell: 1000,
  cells: 100,
  text: 10_000,
  inflated: 1_000_000,
};
/** The sheets of a workbook with all their rows. */
async function sheetsOf(file: Buffer) {
  const sheets: { name: string; rows: string[][] }[] = [];
  let rows: string[][] = [];
  await readXlsx(file, limits, {
    spend: cellBudget(limits),
    row: ({ cells }) => void rows.push(cells),
    sheet(name) {
      sheets.push({ name, rows });
      rows = [];
    },
  });
  return sheets;
}
const fixture = (name: string) => readFile(join(import.meta.dirname, 'fixtures', `${name}.xlsx`));

suite('A workbook as other programs make them', () => {
  for (const program of ['excel', 'libreoffice', 'google-sheets', 'zip64'])
    test(`is read: ${program}`, async () => {
      const [sheet, ...others] = await sheetsOf(await fixture(program));
      assert.equal(others.length, 0);
      assert.equal(sheet?.name, 'Risks');
      assert.deepEqual(sheet.rows, [
        ['Title', 'Raised on', 'Score', 'Owner'],
        ['Laptop lost on a train', '2026-09-01', '12', 'Ayşe Yılmaz'],
        ['Servers in one room', '', '6.5', 'خالد'],
      ]);
    });

  test('is damaged when its content does not have its check sum', async () => {
    const file = await fixture('excel');
    const at = file.lastIndexOf('xl/worksheets/sheet1.xml') - 46;
    file.writeUInt8(file.readUInt8(at + 16) ^ 1, at + 16);
    await assert.rejects(sheetsOf(file), { reason: 'damaged' });
  });
});
