import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { listRisks } from '#features/risk/record/risk.contract.ts';
import { applies, checks, csv, uploads } from '#tests/world/import-world.ts';
import { triesAll } from '#tests/generated/dealing.ts';
import { newWorld } from '#tests/world/world.ts';
import { exportRisks } from '#features/risk/export/risk-export.contract.ts';
import { importLimits, mapImport, readImport, undoImport } from './risk-import.contract.ts';

const headers = [
  'Ref',
  'Title',
  'Description',
  'Department',
  'Owner',
  'Date',
  'Likelihood',
  'Impact',
  'Status',
  'Tags',
];
/** As many as a file may have, or enough of them to come in several parts and show how far they are. */
const rows = triesAll ? importLimits.rows : 5000;
const large = (owner: string, word: string, many = rows) =>
  csv(
    headers,
    ...Array.from({ length: many }, (_, n) => [
      `L-${n}`,
      `Risk ${n} of a register that somebody kept in a ${word}`,
      `What could happen in case ${n}, told in a sentence or two, as people do. `.repeat(3),
      n % 2 === 0 ? 'Finance' : 'Operations',
      owner,
      '2025-03-12',
      String((n % 5) + 1),
      String((n % 4) + 1),
      n % 10 === 0 ? 'Closed' : 'Open',
      `area ${n % 20}; year 2025`,
    ]),
  );

/** How many of them change. */
const few = rows / 10;

suite(`A register of ${rows} rows`, () => {
  test('is checked, applied, exported, changed and undone, each in one go', async () => {
    const { admin } = await newWorld();
    const { id, version, mapping } = await uploads(admin, 'large.csv', large(admin.email, 'spreadsheet'));
    const { data: checked } = await admin.calls(mapImport, { params: { id }, body: { version, mapping } });
    assert.equal(checked.counts?.new, rows);
    const applying = applies(admin, checked);
    const seen = new Set<number>();
    for (let over = false; !over;) {
      const done = applying.then(() => true);
      over = await Promise.race([done, new Promise<false>((resume) => setTimeout(() => resume(false), 20))]);
      const { progress } = (await admin.calls(readImport, { params: { id } })).data;
      if (progress !== null) seen.add(progress.done);
    }
    const applied = await applying;
    assert.ok(seen.size > 2, 'its progress was seen from outside');
    assert.equal((await admin.calls(listRisks)).count, rows);
    const { body } = await admin.sends(exportRisks, { query: { format: 'csv' } });
    const same = await checks(admin, 'same.csv', String(body));
    assert.equal(same.counts?.same, rows);
    const changed = await applies(
      admin,
      await checks(admin, 'changed.csv', large(admin.email, 'notebook', few)),
    );
    // Every tenth is closed, and stays as it is.
    assert.deepEqual([changed.counts?.changed, changed.counts?.reject], [0.9 * few, 0.1 * few]);
    await admin.calls(undoImport, { params: { id: changed.id }, body: { version: changed.version } });
    const { data } = await admin.calls(listRisks, { query: { limit: '1' } });
    assert.match(data[0]?.title ?? '', /spreadsheet$/);
    assert.equal(applied.status, 'applied');
    const { data: undone } = await admin.calls(undoImport, {
      params: { id: applied.id },
      body: { version: applied.version },
    });
    // What was changed and given back was touched since.
    assert.deepEqual(undone.undone, { undone: rows - 0.9 * few, kept: 0.9 * few });
    assert.equal((await admin.calls(listRisks)).count, 0.9 * few);
  });

  test('may be as large as a file may be', async () => {
    const { admin } = await newWorld();
    const file = csv(
      ['Title'],
      ...Array.from({ length: importLimits.rows }, (_, n) => [`Risk ${n} of many`]),
    );
    assert.equal((await uploads(admin, 'full.csv', file)).rows, importLimits.rows);
  });
});
