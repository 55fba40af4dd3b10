import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { activateDraft, saveDraft } from '#features/risk/model/risk-model-draft.contract.ts';
import { readModel } from '#features/risk/model/risk-model.contract.ts';
import { registerRisk } from '#features/risk/record/risk.contract.ts';
import { asOwner } from '#tests/world/connections.ts';
import { applies, checks, csv, errorsIn, rowsOf, uploads } from '#tests/world/import-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { applyImport, discardImport, mapImport, undoImport, uploadImport } from './risk-import.contract.ts';

const file = csv(['Title', 'Description'], ['A risk of a file', 'As the file says']);
const told = ({ status, code }: { status: number; code: string }) => [status, code];

suite('An import is refused', () => {
  test('when no file comes with it', async () => {
    const { admin } = await newWorld();
    const fieldAlone = Buffer.from(
      '--b\r\ncontent-disposition: form-data; name="note"\r\n\r\nNo file\r\n--b--\r\n',
    );
    for (const { status, body } of [
      await admin.sends(uploadImport, { body: {} }),
      await admin.sends(
        uploadImport,
        { body: fieldAlone },
        { 'content-type': 'multipart/form-data; boundary=b' },
      ),
    ])
      assert.deepEqual([status, Object.keys((body as { errors: object }).errors)], [400, ['file']]);
  });

  test('when a column is named that the sheet has not, or one is named twice', async () => {
    const { admin } = await newWorld();
    const { id, version } = await uploads(admin, 'a.csv', file);
    const mapped = (mapping: Record<string, number>) =>
      admin.isRefused(mapImport, { params: { id }, body: { version, mapping } });
    assert.deepEqual(told(await mapped({ title: 7 })), [422, 'import_column_unknown']);
    assert.deepEqual(told(await mapped({ title: 0, description: 0 })), [422, 'import_column_unknown']);
    assert.deepEqual(told(await mapped({ description: 1 })), [422, 'import_title_unmapped']);
  });

  test('when a sheet is chosen that the file has not, with columns or without', async () => {
    const { admin } = await newWorld();
    const { id, version, mapping } = await uploads(admin, 'a.csv', file);
    for (const body of [
      { version, sheet: 3 },
      { version, sheet: 3, mapping },
    ])
      assert.deepEqual(told(await admin.isRefused(mapImport, { params: { id }, body })), [
        422,
        'import_sheet_unknown',
      ]);
  });

  test('when it was changed meanwhile, or does not stand where the verb starts', async () => {
    const { admin } = await newWorld();
    const { id, version } = await checks(admin, 'a.csv', file);
    const params = { id };
    const stale = await admin.isRefused(applyImport, { params, body: { version: version - 1 } });
    assert.deepEqual(told(stale), [409, 'stale_version']);
    const early = await admin.isRefused(undoImport, { params, body: { version } });
    assert.deepEqual(told(early), [409, 'wrong_state']);
    const old = await admin.isRefused(mapImport, { params, body: { version: version - 1, sheet: 0 } });
    assert.deepEqual(told(old), [409, 'stale_version']);
    const unseen = await admin.isRefused(discardImport, { params, body: { version: version - 1 } });
    assert.deepEqual(told(unseen), [409, 'stale_version']);
  });

  test('when the model changed since its rows were checked', async () => {
    const { admin } = await newWorld();
    const checked = await checks(admin, 'a.csv', file);
    const {
      version,
      number: _number,
      status: _status,
      activated_at: _at,
      ...model
    } = (await admin.calls(readModel)).data.active;
    assert.ok(version > 0);
    const { data } = await admin.calls(saveDraft, { body: { ...model, version: null } });
    await admin.calls(activateDraft, { body: { version: data.draft?.version ?? 0 } });
    const refused = await admin.isRefused(applyImport, {
      params: { id: checked.id },
      body: { version: checked.version },
    });
    assert.deepEqual(told(refused), [422, 'import_model_changed']);
  });

  test('row by row, where a risk is not one’s own to change, or would go where one may not', async () => {
    const { admin, person, departments } = await newWorld();
    const editor = await person('Staff', { Finance: 'editor', Operations: 'viewer' });
    const raised = async (title: string, department: string, owner_id?: string) =>
      (await admin.calls(registerRisk, { body: { title, department_id: departments[department], owner_id } }))
        .data.ref;
    const [ours, seen, closing] = [
      await raised('Ours alone', 'Finance'),
      await raised('Only seen', 'Operations'),
      // Whoever owns it may ask for its closing, but not by a file.
      await raised('Only owned', 'Operations', editor.id),
    ];
    const checked = await checks(
      editor,
      'a.csv',
      csv(
        ['Ref', 'Title', 'Department', 'Status'],
        [ours, 'Ours alone', 'Operations', ''],
        [seen, 'Changed by the file', 'Operations', ''],
        [closing, 'Only owned', 'Operations', 'closed'],
      ),
    );
    assert.deepEqual(errorsIn(await rowsOf(editor, checked, 'reject')), [
      '2: department_not_yours',
      '3: may_not_edit',
      '4: may_not_close',
    ]);
  });

  test('row by row, where a reference belongs to a risk that one does not see: nothing is told of it', async () => {
    const { admin, person, departments } = await newWorld();
    const editor = await person('Staff', { Finance: 'editor' });
    const { data: hidden } = await admin.calls(registerRisk, {
      body: { title: 'Not seen', department_id: departments['Operations'] },
    });
    const checked = await checks(
      editor,
      'a.csv',
      csv(['Ref', 'Title', 'Department'], [hidden.ref, 'Not seen', 'Finance']),
    );
    assert.deepEqual(errorsIn(await rowsOf(editor, checked, 'reject')), ['2: ref_taken']);
  });

  test('row by row, where the right to a department was lost since the check, and is not taken back then', async () => {
    const { admin, person, departments, orgId } = await newWorld();
    const editor = await person('Staff', { Finance: 'editor' });
    const owner = await asOwner();
    const becomes = (access: string) =>
      owner.query('update department_member set access = $3 where org_id = $1 and person_id = $2', [
        orgId,
        editor.id,
        access,
      ]);
    const { data: known } = await admin.calls(registerRisk, {
      body: { title: 'Known before', department_id: departments['Finance'] },
    });
    const rows = (title: string) =>
      csv(['Ref', 'Title', 'Department'], [known.ref, title, 'Finance'], ['', `${title}, too`, 'Finance']);
    const written = await applies(editor, await checks(editor, 'a.csv', rows('By the first file')));
    const late = await checks(editor, 'b.csv', rows('By the second file'));
    await becomes('viewer');
    assert.deepEqual(errorsIn(await rowsOf(editor, await applies(editor, late), 'reject')), [
      '2: department_not_yours',
      '3: department_not_yours',
    ]);
    const { data } = await editor.calls(undoImport, {
      params: { id: written.id },
      body: { version: written.version },
    });
    assert.deepEqual(data.undone, { undone: 0, kept: 2 });
  });

  test('while its rows are worked on', async () => {
    const { admin, orgId } = await newWorld();
    const { id, version } = await checks(admin, 'a.csv', file);
    const owner = await asOwner();
    const renewed = (lease: string) =>
      owner.query(
        `insert into job (org_id, id, kind, record, asked_by, status, created_at, lease_ends_at)
          values ($1, $2, 'risk_import.check', $2, $3, 'running', now(), now() + $4::interval)
          on conflict (org_id, id) do update set lease_ends_at = excluded.lease_ends_at`,
        [orgId, id, admin.id, lease],
      );
    await renewed('1 minute');
    const busy = await admin.isRefused(applyImport, { params: { id }, body: { version } });
    assert.deepEqual(told(busy), [409, 'import_busy']);
    // The server that worked on them has gone, and its lease with it.
    await renewed('-1 second');
    await admin.calls(applyImport, { params: { id }, body: { version } });
  });

  test('to be taken back after thirty days, and not before', async () => {
    const { admin, orgId } = await newWorld();
    const { id, version } = await applies(admin, await checks(admin, 'a.csv', file));
    const owner = await asOwner();
    const itWasApplied = (days: number) =>
      owner.query(
        `update risk_import set applied_at = now() - make_interval(days => $3) where org_id = $1 and id = $2`,
        [orgId, id, days],
      );
    await itWasApplied(31);
    const late = await admin.isRefused(undoImport, { params: { id }, body: { version } });
    assert.deepEqual(told(late), [422, 'import_undo_too_late']);
    await itWasApplied(29);
    const { data } = await admin.calls(undoImport, { params: { id }, body: { version } });
    assert.equal(data.status, 'undone');
  });
});
