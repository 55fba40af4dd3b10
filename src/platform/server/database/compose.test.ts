import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { eq, sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { riskTable } from '#features/risk/record/server/risk.table.ts';
import { assignmentsOf, columnsOf, namesOf, valuesOf } from './columns.ts';
import { compose } from './compose.ts';

const dialect = new PgDialect();
const inner = sql`r.id = ${'one'} and r.n > ${2}`;
const composed: Record<string, SQL> = {
  'texts alone': sql`select 1`,
  'values of every kind': sql`select ${'a'}, ${1}, ${true}, ${null}, ${sql.param(['x', 'y'])}, ${sql.param({ a: 1 })}`,
  'statements in statements': sql`select * from (${sql`select ${3} where ${inner}`}) x where ${inner}`,
  'raw texts and joined parts': sql`${sql.raw('select 1')} where ${sql.join([inner, sql`true`, inner], sql` and `)}`,
  'names of tables and columns': sql`select ${riskTable.id} from ${riskTable} where ${eq(riskTable.ref, 'R-0001')}`,
  'names by themselves': sql`insert into ${riskTable} (${sql.identifier('title')}, ${sql.identifier('a "b"')}) values (${'x'})`,
  'a list in brackets': sql`select 1 where 'a' in ${['a', 'b']}`,
  'a column compared with a moment': sql`select 1 where ${eq(riskTable.review_on, '2026-01-01')} and ${inner}`,
};

suite('A composed query', () => {
  for (const [what, query] of Object.entries(composed)) {
    test(`of ${what} is what drizzle makes of it`, () => {
      const { sql: text, params: values } = dialect.sqlToQuery(query);
      assert.deepEqual(compose(query), { text, values });
    });
  }

  // What drizzle puts together takes seven times as long: registering and changing a record must not come to that.
  test('of texts, values and names is put together without drizzle', (t) => {
    const drizzles = t.mock.method(PgDialect.prototype, 'sqlToQuery', () => assert.fail('drizzle was asked'));
    const columns = columnsOf(riskTable, { title: 'One', raised_on: '2026-01-01' });
    compose(sql`insert into ${riskTable} (${namesOf(columns)}) values (${valuesOf(columns)})`);
    compose(sql`update ${riskTable} r set ${assignmentsOf(columns)} where ${inner}`);
    assert.equal(drizzles.mock.callCount(), 0);
  });
});
