import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { asOwner } from '#tests/world/connections.ts';
import { callAcross } from '#tests/generated/across-organisations.ts';
import { everyCall } from '#tests/generated/every-call.ts';
import { seedOrganisation } from '#tests/generated/same-shape.ts';

const owner = await asOwner();
const ourWord = 'ourwordqx';
const theirWord = 'canaryqzv';
const here = await seedOrganisation(owner, ourWord);
const there = await seedOrganisation(owner, theirWord);

/** Columns that hold words of the product, numbers, hashes or names of people, and never what somebody wrote. */
const closed = new Set(
  `action hash request_hash password_hash object_type access key default_locale locale license palette slug status timezone type source treatment
  triage trigger colour code metric matrix consequence_rule likelihood_rule outcome screen ref ref_sort covered_until inherent residual target inherent_factors
  explanation transfer mapping format date_order kind state counts made undone refusal file errors undo purpose mime
  framework framework_version question_id confidence figures mentions`.split(/\s+/),
);

suite('Two organisations of the same shape', () => {
  test('hold what people wrote in every column that can hold it', async () => {
    const { rows: columns } = await owner.query<{
      table: string;
      column: string;
    }>(`select c.relname as table, a.attname as column from pg_class c
      join pg_attribute o on o.attrelid = c.oid and o.attname = 'org_id'
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1, 2`);
    const silent: string[] = [];
    for (const { table, column } of columns) {
      if (closed.has(column)) continue;
      const { rowCount } = await owner.query(
        `select from ${table} where org_id = $1 and lower(${column}::text) like '%' || $2 || '%' limit 1`,
        [there.world.orgId, theirWord],
      );
      if (rowCount === 0) silent.push(`${table}.${column}`);
    }
    assert.deepEqual(silent, []);
  });

  test('learn nothing of each other and change nothing of each other, by any call', async (t) => {
    const { findings, requests, unreached } = await callAcross(owner, here, there, everyCall);
    t.diagnostic(`${everyCall.length} calls, ${requests} requests`);
    assert.deepEqual(findings, []);
    assert.deepEqual(
      unreached.filter((one) => !one.startsWith('POST /user/login/ 400')),
      [],
      'every call was answered with input of its own organisation',
    );
  });
});
