import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { readXlsx } from './read-xlsx.ts';

const limits = { rows: 100, columns: 20, sheets: 5, cell: 1000, inflated: 1_000_000 };
const fixture = (name: string) => readFile(join(import.meta.dirname, 'fixtures', `${name}.xlsx`));

suite('A workbook as other programs make them', () => {
  for (const program of ['excel', 'libreoffice', 'google-sheets', 'zip64'])
    test(`is read: ${program}`, async () => {
      const [sheet, ...others] = await readXlsx(await fixture(program), limits);
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
    await assert.rejects(readXlsx(file, limits), { reason: 'damaged' });
  });
});
