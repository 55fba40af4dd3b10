import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { listOwnRequirements } from '#features/compliance/standard/own-standard.contract.ts';
import { sendsStandard, takesIn } from '#tests/compliance/standard-file-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld } from '#tests/world/world.ts';
import { standardsLimit } from './standard-import.contract.ts';
import { standardLimits } from './standard-file.contract.ts';

const world = await newWorld();
const { admin, orgId } = world;
const owner = await asOwner();

/** What a sheet is refused as: status, code and fields. */
async function refused(content: string, query: object = {}) {
  const { status, body } = await sendsStandard(admin, 'rules.csv', content, { key: 'rules', ...query });
  const { code, errors = {} } = body as { code: string; errors?: object };
  return [status, code, ...Object.keys(errors)];
}
const rows = (n: number, title: (at: number) => string) =>
  `code,title,text\n${Array.from({ length: n }, (_, at) => `${at},${title(at)}`).join('\n')}`;

suite('A sheet of a standard', () => {
  test('asks something, by a column of codes', async () => {
    assert.deepEqual(await refused('x,y\n1,One'), [422, 'standard_columns_unmapped', 'columns']);
    assert.deepEqual(await refused('code,title'), [422, 'standard_rows_faulty', 'file']);
  });

  test('has so many rows, and so much text in all', async () => {
    const { requirements, letters, prose } = standardLimits;
    const faulty = [422, 'standard_file_faulty', 'file'];
    const tooMany = rows(requirements + 1, () => 'One');
    assert.deepEqual(await refused(tooMany, { dry_run: '1' }), faulty);
    // One, among more rows than are read.
    const sparse = `code,title\n1,One\n${'-,\n'.repeat(requirements + 2000)}`;
    assert.deepEqual(await refused(sparse, { dry_run: '1' }), faulty);
    const long = 'x'.repeat(prose - 10);
    const many = Math.ceil(letters / long.length) + 1;
    const tooMuch = rows(many, () => `One,${long}`);
    assert.deepEqual(await refused(tooMuch, { dry_run: '1' }), faulty);
  });
});

suite('Standards of an organisation', () => {
  test('are so many versions, and a draft in the place of another is none more', async () => {
    const sheet = 'code,title\n1,One';
    const { id } = await takesIn(admin, 'rules.csv', sheet, { key: 'rules' });
    await owner.query(
      `insert into compliance_standard select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'key', 'more_' || n))).*
        from compliance_standard s, generate_series(2, $2) n where s.org_id = $1`,
      [orgId, standardsLimit],
    );
    assert.deepEqual(await refused(sheet, { key: 'one_more' }), [422, 'too_many_standards']);
    const again = await takesIn(admin, 'rules.csv', sheet, { key: 'rules' });
    const gone = { params: { id: id as string }, query: {} };
    assert.equal((await admin.isRefused(listOwnRequirements, gone)).status, 404);
    const there = { params: { id: again.id as string }, query: {} };
    assert.equal((await admin.calls(listOwnRequirements, there)).count, 1);
    assert.equal((await (await newWorld()).admin.isRefused(listOwnRequirements, there)).status, 404);
  });
});
