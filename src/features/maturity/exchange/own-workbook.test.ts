import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { answered } from '#tests/world/maturity-world.ts';
import { answerAt, importsAnswers, cellsIn, editedAt, exportOf } from '#tests/world/exchange-world.ts';
import { csv } from '#tests/world/import-world.ts';
import { publishedOwn, question, section } from '#tests/world/own-framework-world.ts';
import { newWorld } from '#tests/world/world.ts';

const world = await newWorld();
const { admin } = world;

suite('The workbook of a framework of the organisation’s own', () => {
  for (const format of ['csv', 'xlsx'] as const)
    test(`comes back unchanged as ${format.toUpperCase()}`, async () => {
      const { id: framework_id } = await publishedOwn(world, [
        section('1', [question('3.1'), question('3.10'), question('7.5.1'), question('a-2')]),
      ]);
      const { id } = await answered(world, { framework_id });
      const file = await exportOf(admin, id, format);
      const back = await importsAnswers(admin, id, file, { name: `own.${format}`, language: 'ar' });
      assert.deepEqual([back.counts, back.written], [{ changed: 0, conflict: 0, same: 4, refused: 0 }, 0]);
    });

  test('names questions by their codes, and writes what was changed in it', async () => {
    const { id: framework_id } = await publishedOwn(world);
    const { id } = await answered(world, { framework_id });
    const table = cellsIn(await exportOf(admin, id));
    assert.deepEqual(
      table.map(([name]) => name),
      ['Reference', 'Q A.1', 'Q A.2', 'Q B.1'],
    );
    const back = await importsAnswers(admin, id, csv(...editedAt(table, 'Q A.2', { 'Current level': '5' })));
    assert.equal(back.written, 1);
    assert.equal((await answerAt(admin, id, 'A.2')).current_level, 5);
  });
});
