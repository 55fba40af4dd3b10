import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { suite, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { listRisks, registerRisk } from '#features/risk/record/risk.contract.ts';
import { unzip } from '#platform/server/sheets/unzip.ts';
import { applies, checks, csv, rowsOf, sampleWorld } from '#tests/world/import-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { exportFilteredRisks, exportRisks } from './risk-export.contract.ts';
import { register as screenInArabic } from '../register/text/register/ar.ts';
import { register as screenInEnglish } from '../register/text/register/en.ts';
import { register as screenInTurkish } from '../register/text/register/tr.ts';
import { shownSheet as ar } from './text/shown/ar.ts';
import { shownSheet as en } from './text/shown/en.ts';
import { shownSheet as tr } from './text/shown/tr.ts';

const sample = await readFile(new URL('../import/fixtures/risk-register.csv', import.meta.url));

async function exports(
  who: Caller,
  query: { format: 'csv' | 'xlsx'; q?: string; dpt?: string },
  language = 'en',
) {
  const { status, body } = await who.sends(exportRisks, { query }, { 'accept-language': language });
  assert.equal(status, 200, JSON.stringify(body));
  return body as string | Buffer;
}
const cellsIn = (text: string | Buffer): string[][] => parse(text, { bom: true });

suite('An export', () => {
  for (const format of ['csv', 'xlsx'] as const)
    for (const language of ['en', 'tr', 'ar'])
      test(`to ${format.toUpperCase()} in ${language} comes back unchanged`, async () => {
        const { admin } = await sampleWorld();
        await applies(admin, await checks(admin, 'risk-register.csv', sample));
        await admin.calls(registerRisk, {
          body: { title: "'=already guarded", description: "  'quoted'\n\nand broken" },
        });
        await admin.calls(registerRisk, { body: { title: '＝full width, and _x0041_ spelled' } });
        const back = await checks(admin, `register.${format}`, await exports(admin, { format }, language));
        assert.deepEqual(back.counts, { new: 0, changed: 0, same: 17, duplicate: 0, reject: 0 });
        assert.equal(Object.keys(back.mapping).length, 15);
      });

  test('holds every column of an import, in the order of references', async () => {
    const { admin } = await sampleWorld();
    await applies(admin, await checks(admin, 'risk-register.csv', sample));
    const [headers, first] = cellsIn(await exports(admin, { format: 'csv' }));
    assert.deepEqual(headers, [
      'ID',
      'Ref',
      'Risk title',
      'Description',
      'Category',
      'Department',
      'Owner',
      'Date raised',
      'Likelihood',
      'Consequence',
      'Treatment',
      'Status',
      'Date closed',
      'Existing controls',
      'Tags',
    ]);
    assert.deepEqual(first?.slice(1, 3), ['R-01', 'Patient records readable by the billing contractor']);
    assert.deepEqual(first?.slice(4, 15), [
      'Privacy',
      'Clinical Services',
      'procurement@meridian.example',
      '2025-03-12',
      '4',
      '5',
      'Mitigate',
      'Created',
      '',
      'Quarterly access review (not run since Q3)',
      'privacy; third-party',
    ]);
  });

  test('has no cell that a spreadsheet would run', async () => {
    const { admin } = await newWorld();
    const triggers = [
      '=1+1',
      '+cmd',
      '-2+3',
      '@SUM(A1)',
      '＝1+1',
      '＋1',
      '－1',
      '＠x',
      ' =padded',
      "'=quoted",
      "''+twice",
    ];
    await applies(
      admin,
      await checks(
        admin,
        'a.csv',
        csv(
          ['Title', 'Description', 'Tags'],
          ...triggers.map((text, n) => [`${text} is number ${n}`, `${text}\n=below`, `${text}`]),
        ),
      ),
    );
    const runs = /^\s*[=+\-@＝＋－＠]/u;
    for (const cell of cellsIn(await exports(admin, { format: 'csv' })).flat())
      assert.doesNotMatch(cell, runs);
    const archive = await unzip((await exports(admin, { format: 'xlsx' })) as Buffer, 10_000_000);
    let sheet = '';
    for await (const chunk of archive.read('xl/worksheets/sheet1.xml')) sheet += chunk.toString();
    assert.doesNotMatch(sheet, /<f[ >]/);
    const kinds = new Set([...sheet.matchAll(/<c [^>]*?(t="\w+")?\/?>/g)].map(([, kind]) => kind));
    assert.deepEqual(kinds, new Set(['t="inlineStr"', undefined]));
    assert.doesNotMatch(sheet, /<v>/);
  });

  test('to XLSX offers the closed lists as drop-downs', async () => {
    const { admin } = await newWorld();
    await admin.calls(registerRisk, { body: { title: 'Somebody picks from lists' } });
    const archive = await unzip((await exports(admin, { format: 'xlsx' })) as Buffer, 10_000_000);
    const part = async (name: string) => {
      let text = '';
      for await (const chunk of archive.read(name)) text += chunk.toString();
      return text;
    };
    assert.equal(
      [...(await part('xl/worksheets/sheet1.xml')).matchAll(/<dataValidation type="list"/g)].length,
      7,
    );
    const choices = await part('xl/worksheets/sheet2.xml');
    for (const choice of ['Finance', 'Mitigate', 'Closed', 'Privacy', admin.email])
      assert.match(choices, new RegExp(`>${choice}<`));
  });

  test('shows what the caller sees, narrowed as the register is', async () => {
    const { admin, person, departments } = await newWorld();
    for (const name of ['Finance', 'Operations'])
      await admin.calls(registerRisk, {
        body: { title: `A risk of ${name}`, department_id: departments[name] },
      });
    const staff = await person('Staff', { Finance: 'viewer' });
    const user = await person('User', { Finance: 'viewer' });
    assert.deepEqual(
      cellsIn(await exports(staff, { format: 'csv' }))
        .slice(1)
        .map((cells) => cells[2]),
      ['A risk of Finance'],
    );
    assert.equal(cellsIn(await exports(admin, { format: 'csv', q: 'operations' })).length, 2);
    const { body } = await admin.sends(exportFilteredRisks, {
      query: { format: 'csv' },
      body: { filter_type: 'department', id: departments['Finance'] },
    });
    assert.equal(cellsIn(String(body)).length, 2);
    assert.equal((await user.isRefused(exportRisks, { query: {} })).status, 403);
  });

  test('edited in a spreadsheet comes back as changes, cell by cell', async () => {
    const { admin } = await newWorld();
    await admin.calls(registerRisk, { body: { title: 'Edited outside of here' } });
    await admin.calls(registerRisk, { body: { title: 'Left as it was' } });
    const file = String(await exports(admin, { format: 'csv' })).replace(
      'Edited outside of here',
      'Edited in a spreadsheet',
    );
    const back = await checks(admin, 'back.csv', file);
    assert.deepEqual([back.counts?.changed, back.counts?.same], [1, 1]);
    assert.deepEqual((await rowsOf(admin, back, 'changed'))[0]?.changes, [
      { field: 'title', old: 'Edited outside of here', new: 'Edited in a spreadsheet' },
    ]);
    await applies(admin, back);
    assert.equal((await admin.calls(listRisks, { query: { q: 'spreadsheet' } })).count, 1);
  });
});

suite('An export of the register as it is shown', () => {
  const shown = async (who: Caller, columns: string, query: { ordering?: string; format?: string } = {}) => {
    const { status, body } = await who.sends(exportFilteredRisks, {
      query: { format: 'csv', columns, ...query } as never,
      body: { filter_type: 'stats' },
    });
    assert.equal(status, 200, JSON.stringify(body));
    return body as string | Buffer;
  };
  const sheetOf = async (file: string | Buffer) => {
    const archive = await unzip(file as Buffer, 10_000_000);
    const part = async (name: string) => {
      let text = '';
      for await (const chunk of archive.read(name)) text += chunk.toString();
      return text;
    };
    return { sheet: await part('xl/worksheets/sheet1.xml'), styles: await part('xl/styles.xml') };
  };

  test('has the columns shown, in their order, and the rows in theirs', async () => {
    const { admin } = await sampleWorld();
    await applies(admin, await checks(admin, 'risk-register.csv', sample));
    const [head, ...rows] = cellsIn(await shown(admin, 'title,ref', { ordering: '-title' }));
    assert.deepEqual(head, ['Title', 'Reference']);
    const { data } = await admin.calls(listRisks, { query: { ordering: '-title', limit: '200' } });
    assert.deepEqual(
      rows.map(([, ref]) => ref),
      data.map(({ ref }) => ref),
    );
  });

  test('to XLSX has real numbers and days, and levels in their colours, below a head that stays with a filter', async () => {
    const { admin } = await sampleWorld();
    await applies(admin, await checks(admin, 'risk-register.csv', sample));
    await admin.calls(registerRisk, { body: { title: '=1+1 is not run', review_on: '2031-01-31' } });
    const { sheet, styles } = await sheetOf(
      await shown(admin, 'ref,level,review_on,title', { format: 'xlsx', ordering: 'ref' }),
    );
    assert.match(sheet, /<pane ySplit="1" [^>]*state="frozen"\/>/);
    assert.match(sheet, /<autoFilter ref="A1:E\d+"\/>/);
    // 31 January 2031, as spreadsheets count days.
    assert.match(sheet, /<c s="3"><v>47879<\/v><\/c>/);
    const { data } = await admin.calls(listRisks, { query: { limit: '200' } });
    const scores = data.flatMap(({ residual, inherent }) => (residual ?? inherent)?.score ?? []).toSorted();
    assert.deepEqual(
      [...sheet.matchAll(/<c s="2"><v>(\d+)<\/v>/g)].map(([, n]) => Number(n)).toSorted(),
      scores,
    );
    for (const { residual, inherent } of data) {
      const level = (residual ?? inherent)?.level;
      if (level) assert.match(styles, new RegExp(`fgColor rgb="FF${level.colour.slice(1)}"`, 'i'));
    }
    assert.doesNotMatch(sheet, /<f[ >]/);
    assert.match(sheet, /t="inlineStr"><is><t[^>]*>=1\+1 is not run/);
  });

  test('is headed by the words of the screen', () => {
    assert.deepEqual(
      [en, tr, ar].map(({ column }) => column),
      [screenInEnglish, screenInTurkish, screenInArabic].map(({ column }) => column),
    );
  });

  test('is refused for a column that is none', async () => {
    const { admin } = await newWorld();
    const { status } = await admin.sends(exportFilteredRisks, {
      query: { columns: 'ref,secret' } as never,
      body: { filter_type: 'stats' },
    });
    assert.equal(status, 400);
  });
});
