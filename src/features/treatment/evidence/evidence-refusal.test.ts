import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { beginFile } from '#features/collaboration/file/file.contract.ts';
import { archiveDepartment } from '#features/organisation/department/department-change.contract.ts';
import { asOwner } from '#tests/world/connections.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import * as contract from './evidence.contract.ts';

const owner = await asOwner();
const world = await newWorld({ departments: ['Finance', 'Operations', 'Closed'] });
const { admin, departments, person } = world;
const department_id = departments['Finance'] as string;
const editor = await person('Staff', { Finance: 'editor' });
const viewer = await person('User', { Finance: 'viewer' });
const outsider = await person('Staff', { Operations: 'lead' });
const asked = {
  name: 'Access review',
  kind: 'statement' as const,
  effective_from: '2026-01-01',
  department_id,
};
const created = async (more: object = {}) =>
  (await editor.calls(contract.createEvidence, { body: { ...asked, ...more } })).data;

suite('Evidence', () => {
  test('is asked of nobody who has left, and for no department that was archived, at first or later', async () => {
    const left = await person('Staff', { Finance: 'editor' });
    await owner.query("update person set status = 'deactivated' where id = $1", [left.id]);
    const [closed, move_to] = [departments['Closed'] as string, department_id];
    await admin.calls(archiveDepartment, { params: { id: closed }, body: { version: 1, move_to } });
    const { id } = await created();
    for (const [field, value, code] of [
      ['owner_id', left.id, 'person_unknown'],
      ['reviewer_id', left.id, 'person_unknown'],
      ['department_id', closed, 'department_unknown'],
    ] as const) {
      const body = { ...asked, [field]: value };
      const at = { params: { id }, body: { version: 1, [field]: value } };
      for (const refused of [
        await admin.isRefused(contract.createEvidence, { body }),
        await admin.isRefused(contract.changeEvidence, at),
      ])
        assert.deepEqual([refused.code, Object.keys(refused.errors ?? {})], [code, [field]]);
    }
  });

  test('is moved to a department by those who decide about that one too', async () => {
    const { id } = await created();
    const sent = { params: { id }, body: { version: 1, department_id: departments['Operations'] as string } };
    const { status, code } = await editor.isRefused(contract.changeEvidence, sent);
    assert.deepEqual([status, code], [403, 'department_not_yours']);
    assert.equal((await admin.calls(contract.changeEvidence, sent)).data.department?.name, 'Operations');
  });

  test('goes without a reason while it is only asked for, and its history is read by those who see it', async () => {
    const [empty, full] = [await created(), await created({ content: { statement: 'All accounts' } })];
    for (const who of [outsider, (await newWorld()).admin]) {
      const { status } = await who.isRefused(contract.readEvidenceHistory, { params: { id: full.id } });
      assert.equal(status, 404);
    }
    await admin.calls(contract.deleteEvidence, { params: { id: empty.id }, body: { version: 1 } });
    const at = { params: { id: full.id }, body: { version: full.version } };
    assert.equal((await admin.isRefused(contract.deleteEvidence, at)).code, 'reason_required');
  });

  test('takes a file from whoever may provide it, and one for evidence to come from those who decide about anything', async () => {
    const { id } = await created({ kind: 'file' });
    const begins = async (who: Caller, object_id: string | null) => {
      const sentFor = { purpose: 'evidence' as const, object_type: 'evidence', object_id };
      return (await who.sends(beginFile, { body: { name: 'review.pdf', size: 100, ...sentFor } })).status;
    };
    assert.deepEqual([await begins(editor, id), await begins(editor, null)], [200, 200]);
    assert.deepEqual([await begins(viewer, id), await begins(viewer, null)], [403, 403]);
    assert.deepEqual([await begins(outsider, id), await begins(outsider, null)], [404, 200]);
  });

  test('is no address that brings a user or a password along, and says so at its field', async () => {
    for (const url of [
      'https://ada:secret@example.com/report',
      'https://ada@example.com/report',
      'https://:secret@example.com/report',
      'https://example.com%2Freport@elsewhere.example/',
    ]) {
      const body = { ...asked, kind: 'link' as const, content: { url } };
      const { errors } = await editor.isRefused(contract.createEvidence, { body });
      assert.deepEqual(errors, {
        'content.url': [
          'Write the address without the user and password before the @: everybody who sees the evidence would have them.',
        ],
      });
    }
    const url = 'https://example.com/people/@ada?mail=ada@example.com#a@b';
    const made = await created({ kind: 'link', content: { url } });
    assert.equal(made.revisions[0]?.url, url);
    const body = { version: made.version, content: { url: 'https://ada:secret@example.com/' } };
    const revised = await editor.isRefused(contract.reviseEvidence, { params: { id: made.id }, body });
    assert.deepEqual(Object.keys(revised.errors ?? {}), ['content.url']);
  });
});
