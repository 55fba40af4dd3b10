import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { addComment } from '#features/collaboration/comment/comment.contract.ts';
import { changeRisk } from '#features/risk/record/risk.contract.ts';
import { besideUncommitted } from '#tests/accounts/uncommitted.ts';
import { zip } from '#platform/server/sheets/zip.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { caller } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import { pdf, sendsFile, sendsPart, sendsParts } from '#tests/treatment/file-world.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { beginFile, completeFile, downloadFile, type StoredFile } from './file.contract.ts';

const owner = await asOwner();
const beside = { holder: await asOwner(), watcher: owner };
const world = await newWorld();
const { admin, departments } = world;
const risk = await raised(admin, 'Paid twice', { department_id: departments['Finance'] });
const forComment = { purpose: 'comment', object_type: 'risk', object_id: risk.id } as const;

suite('A file', () => {
  test('is not handed out while it waits for a scanner, once it was blocked, or unscanned where one is named', async () => {
    const { id } = await sendsFile(world, admin, 'a.pdf', pdf('a'), forComment);
    const params = { object_type: 'risk' as const, id: risk.id };
    await admin.calls(addComment, { params, body: { body: 'See', file_ids: [id] } });
    const scanning = await anotherServer({ CLAMAV_URL: 'tcp://127.0.0.1:9' });
    const becomes = async (scanned: string | null) => {
      await owner.query('update file set scanned = $2 where id = $1', [id, scanned]);
      const answers = [admin, caller(scanning, world.slug, admin)].map(async (who) => {
        const { status, body } = await who.sends(downloadFile, { params: { id } });
        return status === 200 ? 'handed out' : (body as { code: string }).code;
      });
      return Promise.all(answers);
    };
    assert.deepEqual(await becomes(null), ['handed out', 'file_not_scanned']);
    assert.deepEqual(await becomes('pending'), ['file_not_scanned', 'file_not_scanned']);
    assert.deepEqual(await becomes('clean'), ['handed out', 'handed out']);
    assert.deepEqual(await becomes('blocked'), ['file_blocked', 'file_blocked']);
  });

  test('with macros is refused, however long the list of its names is, in whatever piece it lies', async () => {
    const pictures = Array.from({ length: 9000 }, (_, n) => ({
      name: `word/media/picture-${n}.png`,
      content: '',
    }));
    const document = ['[Content_Types].xml', 'word/document.xml'].map((name) => ({ name, content: '<a/>' }));
    const macros = { name: 'word/vbaProject.bin', content: 'Sub AutoOpen()' };
    const kindOf = async (...names: { name: string; content: string }[][]) => {
      const id = await sendsParts(world, admin, 'a.docx', zip(names.flat()), forComment);
      const { body } = await admin.sends(completeFile, { params: { id }, body: {} });
      return (body as { code?: string; data?: StoredFile }).code ?? (body as { data: StoredFile }).data.name;
    };
    assert.equal(await kindOf(document, pictures), 'a.docx');
    assert.equal(await kindOf(document, [macros], pictures), 'file_type_refused');
    assert.equal(await kindOf(document, pictures, [macros]), 'file_type_refused');
  });

  test('has no part behind its end, not even an empty one', async () => {
    const body = { name: 'a.pdf', size: 10, ...forComment };
    const { data } = await admin.calls(beginFile, { body });
    const sent = await sendsPart(world, admin, data.id, 1, Buffer.alloc(0));
    assert.deepEqual([sent.status, sent.body.code], [422, 'file_broken']);
  });

  test('that is completed at the same moment by another call is complete already', async () => {
    const id = await sendsParts(world, admin, 'a.pdf', pdf('a'), forComment);
    const change = {
      text: `update file set completed_at = now(), sha256 = repeat('0', 64) where org_id = $1 and id = $2`,
      values: [world.orgId, id],
    };
    const completes = () => admin.sends(completeFile, { params: { id }, body: {} });
    assert.equal((await besideUncommitted(beside, change, completes)).status, 404);
  });

  test('is not hung on what whoever sent it does not see any more', async () => {
    const editor = await world.person('Staff', { Finance: 'editor' });
    const onRisk = { purpose: 'attachment', object_type: 'risk', object_id: risk.id } as const;
    const id = await sendsParts(world, editor, 'a.pdf', pdf('late'), onRisk);
    const body = { version: risk.version, department_id: departments['Operations'] as string };
    await admin.calls(changeRisk, { params: { id: risk.id }, body });
    assert.equal((await editor.isRefused(completeFile, { params: { id }, body: {} })).status, 404);
  });
});
