import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { departmentContents } from '#app/department-contents.ts';
import { translate } from '#app/texts.ts';
import { languages } from '#platform/contract/access.ts';
import { asOwner } from '#tests/world/connections.ts';
import { sharedServer } from '#tests/world/world.ts';

const owner = await asOwner();
await sharedServer();

suite('What departments contain', () => {
  test('is every column that names one, but their tree and their members', async () => {
    const { rows } = await owner.query<{ column: string }>(`select c.relname || '.' || a.attname as column
      from pg_constraint f join pg_class c on c.oid = f.conrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any (f.conkey) and a.attname <> 'org_id'
      where f.contype = 'f' and f.confrelid = 'department'::regclass order by 1`);
    const own = [
      'department.parent_id',
      'department_member.department_id',
      // Of a directory's group, for which the department stands: no record.
      'provisioned_group.department_id',
    ];
    assert.deepEqual(
      rows.map(({ column }) => column),
      [...own, ...departmentContents.flatMap(({ columns }) => columns)].toSorted(),
    );
  });

  test('has a name in every language, and a kind of its own', () => {
    const kinds = departmentContents.map(({ kind }) => kind);
    assert.equal(new Set(kinds).size, kinds.length);
    for (const language of languages)
      for (const kind of kinds)
        assert.notEqual(translate(language, 'holdings', kind), kind, `${kind} in ${language}`);
  });
});
