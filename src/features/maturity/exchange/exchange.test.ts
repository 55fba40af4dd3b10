import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { unzip } from '#platform/server/sheets/unzip.ts';
import type { AnswerChange } from '#features/maturity/assessment/answer.contract.ts';
import { exportAssessment } from './assessment-export.contract.ts';
import { asOwner } from '#tests/world/connections.ts';
import {
  answerAt,
  saveAnswersAs,
  createdAssessment,
  importsAnswers,
  cellsIn,
  editedAt,
  exportOf,
  uploadsAnswers,
} from '#tests/world/exchange-world.ts';
import { csv } from '#tests/world/import-world.ts';
import { newWorld } from '#tests/world/world.ts';
import type { AnswerImport } from './exchange.contract.ts';

const unchanged = (count: number) => ({ changed: 0, conflict: 0, same: count, refused: 0 });

/** What a spreadsheet would run, take for a number, or not give back as it was. */
const awkward: Omit<AnswerChange, 'version'>[] = [
  {
    question_id: '1.1',
    current_level: 2,
    desired_level: 4,
    confidence: 'low',
    note: '=HYPERLINK("http://x")',
  },
  { question_id: '3.1', current_level: 0, note: '\'=already guarded\n\n=below\ta tab, "quoted"; _x0041_' },
  { question_id: '3.10', desired_level: 5, note: '＝full width' },
  { question_id: '3.2', not_applicable: true, na_reason: "-we have none; 'quoted'", current_level: 3 },
  { question_id: '3.3', not_applicable: true, confidence: 'high' },
  { question_id: '18.5', current_level: 5, desired_level: 5, confidence: 'medium', note: '@SUM(A1)' },
];

suite('An assessment that is exported', () => {
  for (const format of ['csv', 'xlsx'] as const)
    test(`to ${format.toUpperCase()} comes back unchanged, whatever language it is read in`, async () => {
      const { admin } = await newWorld();
      const id = await createdAssessment(admin, {}, awkward);
      for (const [language, other] of [
        ['en', 'ar'],
        ['tr', 'en'],
        ['ar', 'tr'],
      ] as const) {
        const file = await exportOf(admin, id, format, language);
        const back = await importsAnswers(admin, id, file, { name: `a.${format}`, language: other });
        assert.deepEqual([back.counts, back.written], [unchanged(153), 0], language);
      }
      assert.equal((await answerAt(admin, id, '3.1')).version, 1);
    });

  test('keeps the identifiers of every framework apart', async () => {
    const { admin } = await newWorld();
    for (const [framework, questions, some] of [
      ['iso', 123, ['7.5.1', 'A.5.1', 'A.5.10']],
      ['nist', 106, ['GV.OC-01', 'RC.CO-04', 'DE.CM-09']],
    ] as const) {
      const given = some.map((question_id, at) => ({ question_id, current_level: at }));
      const id = await createdAssessment(admin, { framework }, given);
      const file = await exportOf(admin, id);
      const names = cellsIn(file).map(([name]) => name);
      for (const one of some) assert.ok(names.includes(`${framework.toUpperCase()} ${one}`), one);
      assert.deepEqual((await importsAnswers(admin, id, file)).counts, unchanged(questions));
    }
  });

  test('holds the questions in scope, in words of the reader', async () => {
    const { admin } = await newWorld();
    const id = await createdAssessment(admin, { groups_in_scope: [1] }, [
      { question_id: '1.1', current_level: 3 },
    ]);
    const [headers, first, ...rows] = cellsIn(await exportOf(admin, id, 'csv', 'tr'));
    assert.deepEqual(headers?.slice(0, 6), [
      'Referans',
      'Bölüm',
      'Başlık',
      'Soru',
      'Mevcut seviye',
      'Hedef seviye',
    ]);
    assert.deepEqual([first?.[0], first?.[4], first?.[5]], ['CIS 1.1', '3 – Tanımlı', '']);
    assert.equal(rows.length, 55);
  });

  test('has no cell that a spreadsheet would run', async () => {
    const { admin } = await newWorld();
    const id = await createdAssessment(admin, {}, awkward);
    const runs = /^\s*[=+\-@＝＋－＠]/u;
    for (const cell of cellsIn(await exportOf(admin, id)).flat()) assert.doesNotMatch(cell, runs);
    const archive = await unzip((await exportOf(admin, id, 'xlsx')) as Buffer, 10_000_000);
    let sheet = '';
    for await (const chunk of archive.read('xl/worksheets/sheet1.xml')) sheet += chunk.toString();
    assert.doesNotMatch(sheet, /<f[ >]|<v>/);
    const kinds = new Set([...sheet.matchAll(/<c [^>]*?(t="\w+")?\/?>/g)].map(([, kind]) => kind));
    assert.deepEqual(kinds, new Set(['t="inlineStr"', undefined]));
    // Both levels, whether it applies, and the confidence are picked; what the way back needs is out of sight.
    assert.equal([...sheet.matchAll(/<dataValidation type="list"/g)].length, 4);
    assert.equal([...sheet.matchAll(/<col [^>]*hidden="1"/g)].length, 1);
  });

  test('is given to those who see it, and to nobody else', async () => {
    const { admin, person, departments } = await newWorld();
    const id = await createdAssessment(admin, { department_id: departments['Finance'] });
    const reader = await person('User', { Finance: 'viewer' });
    assert.equal(cellsIn(await exportOf(reader, id)).length, 154);
    const stranger = await person('Staff', { Operations: 'lead' });
    const refused = await stranger.isRefused(exportAssessment, { params: { id }, query: {} });
    assert.equal(refused.status, 404);
  });
});

suite('A workbook that is brought back', () => {
  test('changes what was edited, cell by cell and in one act, once somebody has looked', async () => {
    const { admin, orgId } = await newWorld();
    const id = await createdAssessment(admin, {}, awkward);
    const edited = editedAt(
      editedAt(cellsIn(await exportOf(admin, id)), 'CIS 3.10', {
        'Current level': '3 – Defined',
        'Desired level': '',
        Note: 'Seen on site',
      }),
      'CIS 5.1',
      { 'Not applicable': 'Yes', 'Why not applicable': 'No such accounts' },
    );
    const file = csv(...edited);
    const tried = await importsAnswers(admin, id, file, { dry: true });
    assert.deepEqual([tried.counts, tried.written], [{ ...unchanged(151), changed: 2 }, null]);
    const [one, other] = tried.rows.filter(({ action }) => action === 'changed');
    assert.deepEqual(
      [one?.question_id, one?.version, one?.title, one?.section],
      ['3.10', 1, 'Encryption in transit', 'Data security'],
    );
    assert.deepEqual(one?.changes, [
      { field: 'current_level', old: '', new: '3 – Defined' },
      { field: 'desired_level', old: '5 – Optimised', new: '' },
      { field: 'note', old: '＝full width', new: 'Seen on site' },
    ]);
    assert.equal(other?.changes.length, 2);
    assert.equal((await answerAt(admin, id, '3.10')).version, 1);

    assert.equal((await importsAnswers(admin, id, file, { name: 'autumn.csv' })).written, 2);
    const now = await answerAt(admin, id, '3.10');
    assert.deepEqual(
      [now.version, now.current_level, now.desired_level, now.note],
      [2, 3, null, 'Seen on site'],
    );
    const owner = await asOwner();
    const { rows } = await owner.query<{ body: { note: string; changes: unknown[] } }>(
      `select body::jsonb as body from activity where org_id = $1 and body::jsonb ->> 'action' = 'maturity.answered' order by seq desc limit 1`,
      [orgId],
    );
    assert.deepEqual([rows[0]?.body.note, rows[0]?.body.changes.length], ['autumn.csv', 5]);
    // The same file once more finds everything as it says.
    assert.deepEqual((await importsAnswers(admin, id, file)).written, 0);
  });

  test('overwrites nothing that somebody else answered since: the person picks', async () => {
    const { admin, person } = await newWorld();
    const other = await person('Staff', {}, { org_editor: true, last_name: 'Elsewhere' });
    const id = await createdAssessment(admin, {}, awkward);
    const exported = cellsIn(await exportOf(admin, id));
    await saveAnswersAs(
      other,
      id,
      { question_id: '1.1', version: 1, current_level: 5 },
      { question_id: '1.2', version: 0, current_level: 5 },
      { question_id: '18.5', version: 1, current_level: 4 },
    );
    const file = csv(
      ...['CIS 1.1', 'CIS 1.2', 'CIS 1.3'].reduce(
        (table, question) => editedAt(table, question, { 'Current level': '1' }),
        exported,
      ),
    );
    const tried = await importsAnswers(admin, id, file, { dry: true });
    // 18.5 was left alone in the file: what the other person said of it stands.
    assert.deepEqual(tried.counts, { changed: 1, conflict: 2, same: 150, refused: 0 });
    const [conflict] = tried.rows.filter(({ action }) => action === 'conflict');
    assert.deepEqual(
      [conflict?.question_id, conflict?.version, conflict?.answered_by?.id, conflict?.changes],
      ['1.1', 2, other.id, [{ field: 'current_level', old: '5 – Optimised', new: '1 – Initial' }]],
    );

    const undecided = await importsAnswers(admin, id, file);
    assert.deepEqual([undecided.written, undecided.counts.conflict], [1, 2]);
    assert.equal((await answerAt(admin, id, '1.1')).current_level, 5);
    const picked = await importsAnswers(admin, id, file, { take: { '1.1': 2 } });
    assert.equal(picked.written, 1);
    const levels = [];
    for (const question of ['1.1', '1.2', '1.3', '18.5'])
      levels.push((await answerAt(admin, id, question)).current_level);
    assert.deepEqual(levels, [1, 5, 1, 4]);
  });

  test('is written wholly or not at all', async () => {
    const { admin } = await newWorld();
    const id = await createdAssessment(admin);
    const file = csv(['Reference', 'Current level'], ['1.1', '1'], ['1.2', '2']);
    const { rows } = await importsAnswers(admin, id, file, { dry: true });
    const take = Object.fromEntries(rows.map(({ question_id, version }) => [question_id, version]));
    await saveAnswersAs(admin, id, { question_id: '1.2', version: 0, current_level: 5 });
    const { status, body } = await uploadsAnswers(admin, id, file, { take });
    const { code, data } = body as { code: string; data: AnswerImport };
    assert.deepEqual([status, code], [409, 'stale_version']);
    // What it would be now comes along, to be looked at again.
    assert.deepEqual(
      data.rows.map(({ question_id, version }) => [question_id, version]),
      [
        ['1.1', 0],
        ['1.2', 1],
      ],
    );
    assert.equal((await answerAt(admin, id, '1.1')).version, 0);
  });

  test('says that carried answers still hold', async () => {
    const { admin } = await newWorld();
    const baseline_id = await createdAssessment(admin, {}, awkward);
    const id = await createdAssessment(admin, { baseline_id });
    const exported = cellsIn(await exportOf(admin, id));
    assert.deepEqual((await importsAnswers(admin, id, csv(...exported))).counts, unchanged(153));
    const file = csv(...editedAt(exported, 'CIS 1.1', { 'Carried answer still holds': 'Yes' }));
    assert.deepEqual((await importsAnswers(admin, id, file)).written, 1);
    const [one, other] = [await answerAt(admin, id, '1.1'), await answerAt(admin, id, '3.1')];
    assert.deepEqual([one.carried_from, one.current_level, other.carried_from], [null, 2, baseline_id]);
  });

  test("may be a table of one's own: what it leaves empty stays as it is", async () => {
    const { admin } = await newWorld();
    const id = await createdAssessment(admin, {}, awkward);
    const file = csv(
      ['Our answers of autumn', '', '', ''],
      ['', '', '', ''],
      ['المرجع', 'المستوى الحالي', 'Hedef seviye', 'Note'],
      ['1.1', '٤', '', ''],
      ['cis 3.1', 'محدَّد', 'Optimize edilen', 'As the audit saw it'],
      ['CIS 3.10', '', '', ''],
    );
    const back = await importsAnswers(admin, id, file);
    assert.deepEqual([back.counts, back.written], [{ changed: 2, conflict: 0, same: 1, refused: 0 }, 2]);
    const [one, two, three] = [
      await answerAt(admin, id, '1.1'),
      await answerAt(admin, id, '3.1'),
      await answerAt(admin, id, '3.10'),
    ];
    assert.deepEqual([one.current_level, one.desired_level, one.note], [4, 4, awkward[0]?.note]);
    assert.deepEqual([two.current_level, two.desired_level, two.note], [3, 5, 'As the audit saw it']);
    assert.deepEqual([three.version, three.desired_level], [1, 5]);
  });
});
