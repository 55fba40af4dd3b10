import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import {
  changeRisk,
  listRisks,
  readHistory,
  readRisk,
  registerRisk,
} from '#features/risk/record/risk.contract.ts';
import { applies, checks, csv, errorsIn, riskByRef, rowsOf, uploads } from '#tests/world/import-world.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { applyImport, listImports, mapImport, readImport, undoImport } from './risk-import.contract.ts';

suite('An import', () => {
  test('does not let its references collide with numbers given later', async () => {
    const { admin } = await newWorld();
    const checked = await checks(
      admin,
      'a.csv',
      csv(
        ['Ref', 'Title'],
        ['R-0003', 'Third risk'],
        ['', 'A risk without a number'],
        ['A/7', 'A number of their own'],
      ),
    );
    await applies(admin, checked);
    const { data } = await admin.calls(listRisks, { query: { ordering: 'ref' } });
    assert.deepEqual(
      data.map(({ ref }) => ref),
      ['A/7', 'R-0003', 'R-0004'],
    );
    assert.equal(
      (await admin.calls(registerRisk, { body: { title: 'Raised afterwards' } })).data.ref,
      'R-0005',
    );
  });

  test('enters each risk under a number of its own, in the order of the file, while others raise risks', async () => {
    const { admin, database, orgId } = await newWorld();
    const titles = Array.from({ length: 40 }, (_, n) => `Row ${n}`);
    const file = csv(['Ref', 'Title'], ...titles.map((title, n) => [n % 2 === 0 ? '' : `A/${n}`, title]));
    const checked = await checks(admin, 'a.csv', file);
    await Promise.all([
      applies(admin, checked),
      ...Array.from({ length: 8 }, (_, n) => raised(admin, `Raised meanwhile ${n}`)),
    ]);
    const entered = await database.inOrganisation(orgId, {}, (db) =>
      db.query<{ entry_number: number; title: string; source: string }>(
        sql`select entry_number, title, source from risk where org_id = ${orgId} order by entry_number`,
      ),
    );
    assert.deepEqual(
      entered.map(({ entry_number }) => entry_number),
      Array.from({ length: 48 }, (_, n) => n + 1),
    );
    assert.deepEqual(
      entered.filter(({ source }) => source === 'import').map(({ title }) => title),
      titles,
    );
    // References go on behind those that were given: the file's own ones take none.
    assert.equal((await raised(admin, 'Raised afterwards')).ref, 'R-0029');
  });

  test('is undone: new risks go, changed ones get their cells back, names nobody uses are removed', async () => {
    const { admin } = await newWorld();
    const before = await raised(admin, 'Known before', { description: 'as it was' });
    const file = csv(
      ['Ref', 'Title', 'Description', 'Category', 'Likelihood', 'Impact', 'Tags'],
      [before.ref, 'Known before', 'as the file says', 'Space weather', '4', '4', 'sun'],
      ['X-1', 'New by the file', '', 'Space weather', '', '', 'sun; moon'],
    );
    const applied = await applies(admin, await checks(admin, 'a.csv', file));
    const changed = (await admin.calls(readRisk, { params: { id: before.id } })).data;
    assert.deepEqual(
      [changed.description, changed.category?.name, changed.inherent?.score],
      ['as the file says', 'Space weather', 16],
    );
    const { data: undone } = await admin.calls(undoImport, {
      params: { id: applied.id },
      body: { version: applied.version },
    });
    assert.deepEqual([undone.status, undone.undone], ['undone', { undone: 2, kept: 0 }]);
    const back = (await admin.calls(readRisk, { params: { id: before.id } })).data;
    assert.deepEqual(
      [back.description, back.category, back.inherent, back.tags, back.review_on],
      ['as it was', before.category, null, [], null],
    );
    assert.equal((await admin.calls(listRisks)).count, 1);
    const again = await checks(admin, 'a.csv', file);
    assert.deepEqual(
      [again.counts?.new, again.makes],
      [1, { categories: ['Space weather'], tags: ['sun', 'moon'] }],
    );
  });

  test('leaves rows that somebody touched since, and lists them', async () => {
    const { admin } = await newWorld();
    const applied = await applies(
      admin,
      await checks(admin, 'a.csv', csv(['Ref', 'Title'], ['X-1', 'Left alone'], ['X-2', 'Touched since'])),
    );
    const touched = await riskByRef(admin, 'X-2');
    await admin.calls(changeRisk, {
      params: { id: touched.id },
      body: { version: touched.version, description: 'mine' },
    });
    const { data } = await admin.calls(undoImport, {
      params: { id: applied.id },
      body: { version: applied.version },
    });
    assert.deepEqual(data.undone, { undone: 1, kept: 1 });
    assert.deepEqual(
      (await rowsOf(admin, applied, 'kept')).map(({ ref }) => ref),
      ['X-2'],
    );
    assert.equal((await riskByRef(admin, 'X-2')).description, 'mine');
  });

  test('refuses a row whose risk changed between the check and the writing', async () => {
    const { admin } = await newWorld();
    const { data } = await admin.calls(registerRisk, { body: { title: 'Known before' } });
    const checked = await checks(
      admin,
      'a.csv',
      csv(['Ref', 'Title'], [data.ref, 'Renamed by the file'], ['X-1', 'New by the file']),
    );
    await admin.calls(changeRisk, {
      params: { id: data.id },
      body: { version: 1, title: 'Renamed by hand' },
    });
    const applied = await applies(admin, checked);
    assert.deepEqual([applied.counts?.new, applied.counts?.changed, applied.counts?.reject], [1, 0, 1]);
    assert.deepEqual(errorsIn(await rowsOf(admin, applied, 'reject')), ['2: changed_meanwhile']);
    assert.equal((await admin.calls(readRisk, { params: { id: data.id } })).data.title, 'Renamed by hand');
  });

  test('is one act, told in the history of each risk it touched', async () => {
    const { admin } = await newWorld();
    const { data } = await admin.calls(registerRisk, { body: { title: 'Known before' } });
    await applies(
      admin,
      await checks(
        admin,
        'a.csv',
        csv(['Ref', 'Title'], [data.ref, 'Renamed by the file'], ['X-1', 'New by the file']),
      ),
    );
    const { data: history } = await admin.calls(readHistory, { params: { id: data.id } });
    assert.deepEqual(
      [history[0]?.action, history[0]?.changes],
      ['risk_import.applied', [{ field: 'title', old: 'Known before', new: 'Renamed by the file' }]],
    );
    const added = await riskByRef(admin, 'X-1');
    const { data: ofNew } = await admin.calls(readHistory, { params: { id: added.id } });
    assert.deepEqual(
      ofNew.map(({ action, changes }) => [action, changes]),
      [['risk_import.applied', []]],
    );
  });

  test('asks for the order of day and month when the dates do not tell', async () => {
    const { admin } = await newWorld();
    const { id, version, mapping, date_question } = await uploads(
      admin,
      'a.csv',
      csv(['Title', 'Date'], ['First risk', '12/03/2025'], ['Second risk', '1/7/2025']),
    );
    assert.equal(date_question.needed, true);
    const refused = await admin.isRefused(mapImport, { params: { id }, body: { version, mapping } });
    assert.deepEqual([refused.status, refused.code], [422, 'import_date_order_needed']);
    const { data } = await admin.calls(mapImport, {
      params: { id },
      body: { version, mapping, date_order: 'mdy' },
    });
    const [first] = await rowsOf(admin, data);
    assert.equal(first?.changes.find(({ field }) => field === 'raised_on')?.new, '2025-12-03');
  });

  test("is limited to what the person may edit, and is nobody else's", async () => {
    const { admin, person } = await newWorld();
    const staff = await person('Staff', { Finance: 'editor' });
    const user = await person('User', { Finance: 'viewer' });
    const checked = await checks(
      staff,
      'a.csv',
      csv(
        ['Ref', 'Title', 'Department'],
        ['X-1', 'In my own department', 'finance'],
        ['X-2', 'In another one', 'Operations'],
        ['X-3', 'In none at all', ''],
      ),
    );
    assert.deepEqual(errorsIn(await rowsOf(staff, checked, 'reject')), [
      '3: department_not_yours',
      '4: department_missing',
    ]);
    const other = await person('Staff', { Finance: 'lead' });
    assert.equal((await other.isRefused(readImport, { params: { id: checked.id } })).status, 404);
    assert.equal((await other.calls(listImports)).count, 0);
    assert.equal((await user.isRefused(readImport, { params: { id: checked.id } })).status, 403);
    assert.equal((await admin.calls(listImports)).count, 1);
  });

  test('cannot be applied twice, nor by an old version', async () => {
    const { admin } = await newWorld();
    const checked = await checks(admin, 'a.csv', csv(['Title'], ['Only once, please']));
    await applies(admin, checked);
    const again = await admin.isRefused(applyImport, {
      params: { id: checked.id },
      body: { version: checked.version },
    });
    assert.deepEqual([again.status, again.code], [409, 'stale_version']);
    const wrong = await admin.isRefused(applyImport, {
      params: { id: checked.id },
      body: { version: checked.version + 1 },
    });
    assert.deepEqual([wrong.status, wrong.code], [409, 'wrong_state']);
  });
});
