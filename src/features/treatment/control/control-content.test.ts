import assert from 'node:assert/strict';
import { test } from 'node:test';
import { controlContents } from '#app/control-contents.ts';
import { asOwner } from '#tests/world/connections.ts';
import { sharedServer } from '#tests/world/world.ts';

const owner = await asOwner();
await sharedServer();

test('What a control takes over is every column that names a control, but its own and its comments', async () => {
  const { rows } = await owner.query<{ column: string }>(`select c.relname || '.' || a.attname as column
    from pg_constraint f join pg_class c on c.oid = f.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any (f.conkey) and a.attname <> 'org_id'
    where f.contype = 'f' and f.confrelid = 'control'::regclass order by 1`);
  // Comments were said about the one that is retired, and stay with it.
  const own = ['control.merged_into_id', 'control_comment.control_id'];
  // Evidence hangs on records of any type, and is no reference.
  const contents = controlContents
    .flatMap(({ columns }) => columns)
    .filter((column) => !column.startsWith('evidence_link'));
  assert.deepEqual(
    rows.map(({ column }) => column),
    [...own, ...contents].toSorted(),
  );
});
