// Own process: it changes the driver under the product, and works in a database of its own.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import pg from 'pg';
import { asOwner } from '#tests/world/connections.ts';
import { callAcross } from '#tests/generated/across-organisations.ts';
import { everyCall } from '#tests/generated/every-call.ts';
import { workInOwnDatabase } from '#tests/world/own-database.ts';
import { seedOrganisation } from '#tests/generated/same-shape.ts';

/** The table whose protection is taken away here. */
const table = 'risk';

await workInOwnDatabase(); // Row-level security is switched off in it.

let naming = true;

/** All organisations of this database. To let them all in is to have no condition, but for the index it can use. */
const everybody: string[] = [];

/** The statement without its condition on the organisation of the table: what a forgotten `ours` would send. */
function forgetful(text: string): string {
  const always = (column: string, value: string) =>
    `(${column} = any ('{${everybody.join()}}'::uuid[]) and ${value}::uuid is not null)`;
  return text
    .replace(/"risk"\."org_id" = (\$\d+)/g, (_, value: string) => always('"risk"."org_id"', value))
    .replace(/\br\.org_id = (\$\d+)/g, (_, value: string) => always('r.org_id', value))
    .replace(
      /((?:from|update) risk\b(?! r\b)[^()]*?where )org_id = (\$\d+)/g,
      (_, before: string, value: string) => `${before}${always('org_id', value)}`,
    );
}

// The product has no switch for this, and must not have one: the driver is changed under it, in this process alone.
const { query } = pg.Client.prototype as unknown as { query: (...sent: unknown[]) => unknown };
(pg.Client.prototype as unknown as { query: typeof query }).query = function (
  this: pg.Client,
  first: unknown,
  ...rest: unknown[]
) {
  const config = first as { text?: string; name?: string };
  if (naming || typeof config?.text !== 'string') return query.call(this, first, ...rest);
  const text = forgetful(config.text);
  const changed =
    text === config.text ? config : { ...config, text, ...(config.name && { name: `${config.name}~` }) };
  return query.call(this, changed, ...rest);
};

const owner = await asOwner();
/** A list, a search, one thing, its history, a change and a verb. */
const paths = [
  '/risk/',
  '/risk/filter/',
  '/risk/context/:id/',
  '/risk/:id/',
  '/risk/:id/history/',
  '/risk/:id/close/',
];
const calls = everyCall.filter(({ path }) => paths.includes(path));

/** What makes risks and all that hangs on them: the others leave nothing in the table. */
const seeding = everyCall.filter(({ path }) => path.startsWith('/risk/'));
const here = await seedOrganisation(owner, 'ourwordqxb', '', seeding);
const there = await seedOrganisation(owner, 'canaryqxb', '', seeding);

everybody.push(here.world.orgId, there.world.orgId);

/** Two organisations cross over with one, both or none of the two lines of defence on the table. */
async function leaksFound({ rowSecurity, ours }: { rowSecurity: boolean; ours: boolean }): Promise<string[]> {
  await owner.query(`alter table ${table} ${rowSecurity ? 'enable' : 'disable'} row level security`);
  naming = ours;
  try {
    return (await callAcross(owner, here, there, calls, ['Admin'])).findings;
  } finally {
    naming = true;
    await owner.query(`alter table ${table} enable row level security`);
  }
}

suite('The crossing of two organisations', () => {
  test('finds nothing when row-level security stands alone', async () => {
    assert.deepEqual(await leaksFound({ rowSecurity: true, ours: false }), []);
  });

  test('finds nothing when the statements stand alone', async () => {
    assert.deepEqual(await leaksFound({ rowSecurity: false, ours: true }), []);
  });

  test('finds what leaks when neither row-level security nor the statements keep a table apart', async (t) => {
    const found = await leaksFound({ rowSecurity: false, ours: false });
    t.diagnostic(`${found.length} findings`);
    assert.ok(
      found.some((one) => /told a text of the other organisation/.test(one)),
      found.join('\n'),
    );
    assert.ok(
      found.some((one) => /tells a foreign params\.id from an unknown one/.test(one)),
      found.join('\n'),
    );
    // What follows from a risk is written to tables that are still protected: the change itself fails, loudly.
    assert.ok(
      found.some((one) => /PATCH \/risk\/:id\/ as Admin answered 500/.test(one)),
      found.join('\n'),
    );
  });
});
