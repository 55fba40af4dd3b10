import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { listOwnRequirements } from '#features/compliance/standard/own-standard.contract.ts';
import { sendsStandard, takesIn } from '#tests/compliance/standard-file-world.ts';
import { newWorld } from '#tests/world/world.ts';

const { admin } = await newWorld();

suite('A sheet that becomes a standard', () => {
  test('holds nothing that cannot be seen: such a cell is told of, and a title is one line', async () => {
    const hidden = 'a\u202eb';
    const wrong = [
      'code,title,text,groups',
      `${hidden},Doors,,`,
      `B,${hidden},,`,
      `C,Cee,${hidden},`,
      `D,Dee,,"x;${hidden}"`,
    ];
    const read = await takesIn(admin, 'hidden.csv', wrong.join('\n'), { dry_run: '1', key: 'hidden' });
    assert.deepEqual(
      read.errors.map(({ row, field, code, value }) => [row, field, code, value]),
      [
        [2, 'code', 'characters', 'a b'],
        [3, 'title', 'characters', 'a b'],
        [4, 'text', 'characters', 'a b'],
        [5, 'groups', 'characters', 'x;a b'],
      ],
    );
    const broken = 'code,title,text\nA,"Doors\r\nand gates","Two\nparagraphs"';
    const { id } = await takesIn(admin, 'broken.csv', broken, { key: 'broken' });
    const { data } = await admin.calls(listOwnRequirements, { params: { id: id as string } });
    const [row] = data;
    assert.deepEqual([row?.title, row?.text], ['Doors and gates', 'Two\nparagraphs']);
    const cut = `code,text\nA,${'a'.repeat(199)}😀 and more`;
    const { first } = await takesIn(admin, 'cut.csv', cut, { dry_run: '1', key: 'cut' });
    assert.equal(first[0]?.title, 'a'.repeat(199));
    for (const query of [{ provider: hidden }, { standard_version: hidden }, { name: hidden.repeat(2) }]) {
      const { status } = await sendsStandard(admin, 'a.csv', cut, { dry_run: '1', key: 'cut', ...query });
      assert.equal(status, 400, JSON.stringify(query));
    }
  });
});
