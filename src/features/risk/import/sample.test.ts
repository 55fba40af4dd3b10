import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { suite, test } from 'node:test';
import { listRisks } from '#features/risk/record/risk.contract.ts';
import {
  applies,
  checks,
  errorsIn,
  riskByRef,
  rowsOf,
  sampleWorld,
  uploads,
} from '#tests/world/import-world.ts';
import { applyImport, downloadRefused } from './risk-import.contract.ts';

const sample = await readFile(new URL('fixtures/risk-register.csv', import.meta.url));

suite('The sample register', () => {
  test('ends as its README says: 15 good, 1 duplicate, 5 refused with reason', async () => {
    const { admin } = await sampleWorld();
    const checked = await checks(admin, 'risk-register.csv', sample);
    assert.deepEqual(checked.counts, { new: 15, changed: 0, same: 0, duplicate: 1, reject: 5 });
    assert.deepEqual(errorsIn(await rowsOf(admin, checked, 'reject')), [
      '13: title_missing',
      '14: rating_unknown',
      '15: owner_unknown',
      '16: department_unknown',
      '17: date_impossible',
    ]);
    assert.deepEqual(errorsIn(await rowsOf(admin, checked, 'duplicate')), ['12: duplicate']);
    const applied = await applies(admin, checked);
    assert.deepEqual([applied.status, applied.counts?.new], ['applied', 15]);
    assert.equal((await admin.calls(listRisks)).count, 15);
  });

  test('has its columns guessed, and its dates read day first because one of them can only be', async () => {
    const { admin } = await sampleWorld();
    const uploaded = await uploads(admin, 'risk-register.csv', sample);
    assert.deepEqual(Object.keys(uploaded.mapping).toSorted(), [
      'category',
      'consequence',
      'department',
      'description',
      'existing_situation',
      'likelihood',
      'owner',
      'raised_on',
      'ref',
      'status',
      'tags',
      'title',
      'treatment',
    ]);
    assert.deepEqual(
      [uploaded.date_order, uploaded.date_question.needed, uploaded.date_question.because],
      ['dmy', false, '15.05.2025'],
    );
    assert.equal(uploaded.rows, 21);
  });

  test('keeps references, days, ratings, words and people', async () => {
    const { admin } = await sampleWorld();
    await applies(admin, await checks(admin, 'risk-register.csv', sample));
    const first = await riskByRef(admin, 'R-01');
    assert.deepEqual(
      [first.raised_on, first.department?.name, first.owner?.name, first.category?.name, first.treatment],
      ['2025-03-12', 'Clinical Services', 'procurement Meridian', 'Privacy', 'mitigate'],
    );
    assert.deepEqual(
      [first.inherent?.likelihood, first.inherent?.consequence, first.inherent?.level.code],
      [4, 5, 'extreme'],
    );
    assert.deepEqual(first.tags.map(({ name }) => name).toSorted(), ['privacy', 'third-party']);
    assert.equal(first.context.existing_situation, 'Quarterly access review (not run since Q3)');
    assert.equal(first.source, 'import');
    const worded = await riskByRef(admin, 'R-20');
    assert.deepEqual([worded.inherent?.likelihood, worded.inherent?.consequence], [5, 3]);
    const broken = await riskByRef(admin, 'R-17');
    assert.equal(broken.title, 'A description with a line break, a "quote" and a semicolon; inside');
    assert.equal(broken.description, 'line one\nline two');
    assert.deepEqual([broken.status, broken.closed?.reason], ['closed', 'imported']);
    assert.equal((await riskByRef(admin, 'R-03')).raised_on, '2025-04-03');
    assert.equal((await riskByRef(admin, 'R-05')).raised_on, '2025-07-01');
  });

  test('keeps hostile cells as the text they are', async () => {
    const { admin } = await sampleWorld();
    await applies(admin, await checks(admin, 'risk-register.csv', sample));
    const formula = await riskByRef(admin, 'R-08');
    assert.equal(formula.title, '=HYPERLINK("http://evil.example","Click")');
    assert.equal(formula.context.existing_situation, "+cmd|' /C calc'!A0");
    assert.deepEqual(
      formula.tags.map(({ name }) => name),
      ['@import'],
    );
    assert.equal((await riskByRef(admin, 'R-09')).title, "<img src=x onerror=alert(1)> in a supplier's name");
  });

  test('lists new categories and tags before it makes them', async () => {
    const { admin } = await sampleWorld();
    const { makes } = await checks(admin, 'risk-register.csv', sample);
    assert.ok(makes.tags.includes('gizlilik') && makes.tags.includes('@import'));
    assert.ok(!makes.categories.includes('Privacy'), 'Privacy is there from the beginning');
  });

  test('is all the same when it comes again, and a changed cell is told', async () => {
    const { admin } = await sampleWorld();
    await applies(admin, await checks(admin, 'risk-register.csv', sample));
    const again = await checks(admin, 'risk-register.csv', sample);
    assert.deepEqual(again.counts, { new: 0, changed: 0, same: 15, duplicate: 1, reject: 5 });
    assert.equal(
      (await admin.isRefused(applyImport, { params: { id: again.id }, body: { version: again.version } }))
        .code,
      'import_nothing_to_apply',
    );
    const edited = sample.toString().replace('Vendor published a fix 41 days ago.', 'The fix is in place.');
    const third = await checks(admin, 'risk-register.csv', edited);
    assert.deepEqual([third.counts?.changed, third.counts?.same], [1, 14]);
    const [changed] = await rowsOf(admin, third, 'changed');
    assert.deepEqual(changed?.changes, [
      { field: 'description', old: 'Vendor published a fix 41 days ago.', new: 'The fix is in place.' },
    ]);
  });

  test('gives its refused rows back with the reasons', async () => {
    const { admin } = await sampleWorld();
    const { id } = await checks(admin, 'risk-register.csv', sample);
    const { body, headers } = await admin.sends(downloadRefused, { params: { id } });
    assert.match(String(headers['content-disposition']), /refused/);
    const lines = String(body).trim().split('\r\n');
    assert.equal(lines.length, 7);
    assert.match(lines[0] as string, /Tags,Why not$/);
    assert.match(String(body), /Date raised: “32\/13\/2025” is not in the calendar\./);
  });
});
