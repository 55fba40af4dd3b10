import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import pg from 'pg';
import { asOwner } from '#tests/connections.ts';
import { crossOver } from '#tests/crossing.ts';
import { everyCall } from '#tests/every-call.ts';
import { workInOwnDatabase } from '#tests/own-database.ts';
import { furnish } from '#tests/same-shape.ts';

/** The table whose protection is taken away here. */
const table = 'risk';

await workInOwnDatabase(); // Row-level security is switched off in it.

let naming = true;

/** The statement without its condition on the organisation of the table: what a forgotten `ours` would send. */
function forgetful(text: string): string {
  const always = (_: string, value: string) => `(${value}::uuid is not null)`;
  return text
    .replace(/"risk"\."org_id" = (\$\d+)/g, always)
    .replace(/\br\.org_id = (\$\d+)/g, always)
    .replace(
      /((?:from|update) risk\b(?! r\b)[^()]*?where )org_id = (\$\d+)/g,
      (_, before: string, value: string) => `${before}(${value}::uuid is not null)`,
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

/** Two new organisations cross over with one, both or none of the two lines of defence on the table. */
async function crossing(
  marked: string,
  { rowSecurity, ours }: { rowSecurity: boolean; ours: boolean },
): Promise<string[]> {
  const [here, there] = [await furnish(owner, `ourword${marked}`), await furnish(owner, `canary${marked}`)];
  await owner.query(`alter table ${table} ${rowSecurity ? 'enable' : 'disable'} row level security`);
  naming = ours;
  try {
    return (await crossOver(owner, here, there, calls, ['Admin'])).findings;
  } finally {
    naming = true;
    await owner.query(`alter table ${table} enable row level security`);
  }
}

suite('The crossing of two organisations', () => {
  test('finds what leaks when neither row-level security nor the statements keep a table apart', async (t) => {
    const found = await crossing('qxb', { rowSecurity: false, ours: false });
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

  test('finds nothing when row-level security stands alone', async () => {
    assert.deepEqual(await crossing('qxc', { rowSecurity: true, ours: false }), []);
  });

  test('finds nothing when the statements stand alone', async () => {
    assert.deepEqual(await crossing('qxd', { rowSecurity: false, ours: true }), []);
  });
});
