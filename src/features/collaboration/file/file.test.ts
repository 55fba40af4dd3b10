import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { suite, test } from 'node:test';
import { addComment, listComments, removeComment } from '#features/collaboration/comment/comment.contract.ts';
import { closeRisk, deleteRisk, readHistory } from '#features/risk/record/risk.contract.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { caller } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import { pdf, sendsFile, sendsPart, sendsParts } from '#tests/treatment/file-world.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import {
  beginFile,
  completeFile,
  downloadFile,
  fileLimits,
  listFiles,
  readFileUpload,
  removeFile,
} from './file.contract.ts';

const owner = await asOwner();
const world = await newWorld();
const { admin, departments } = world;
const risk = await raised(admin, 'Paid twice', { department_id: departments['Finance'] });
const params = { object_type: 'risk' as const, id: risk.id };
const forComment = { purpose: 'comment', object_type: 'risk', object_id: risk.id } as const;
const reader = await world.person('User', { Finance: 'viewer' });
const outsider = await world.person('Staff', { Operations: 'lead' });
const inComment = async (id: string, body = 'See the file') =>
  (await admin.calls(addComment, { params, body: { body, file_ids: [id] } })).data;

suite('A file', () => {
  test('comes in part by part, and goes out to whoever sees what it hangs on, always to be saved', async () => {
    const content = Buffer.concat([pdf('of three parts'), randomBytes(2 * fileLimits.part)]);
    const file = await sendsFile(world, admin, 'Erişim gözden geçirme.pdf', content, forComment);
    const sha256 = createHash('sha256').update(content).digest('hex');
    assert.deepEqual(
      [file.name, file.mime, file.size, file.sha256, file.scanned],
      ['Erişim gözden geçirme.pdf', 'application/pdf', content.length, sha256, null],
    );
    const { files } = await inComment(file.id);
    assert.deepEqual(files, [file]);
    const { data } = await reader.calls(listComments, { params });
    assert.deepEqual(data[0]?.files, [file]);
    const { status, body, headers } = await reader.sends(downloadFile, { params: { id: file.id } });
    assert.equal(status, 200);
    assert.ok(content.equals(body as Buffer));
    assert.equal(headers['content-type'], 'application/pdf');
    assert.equal(headers['content-length'], String(content.length));
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.match(String(headers['content-security-policy']), /default-src 'none'.*sandbox/);
    assert.match(
      String(headers['content-disposition']),
      /^attachment; filename="Eri_im_g_zden_ge_irme\.pdf"; filename\*=UTF-8''Eri%C5%9Fim%20/,
    );
  });

  test('has a name that is cut between letters', async () => {
    const file = await sendsFile(world, admin, `a${'😀'.repeat(95)}`, pdf('a long name'), forComment);
    assert.equal(file.name, `a${'😀'.repeat(89)}.pdf`);
    await inComment(file.id);
    const { headers } = await reader.sends(downloadFile, { params: { id: file.id } });
    assert.ok(decodeURIComponent(String(headers['content-disposition'])).includes(file.name));
  });

  test('is had by nobody who does not see that, nor before it hangs on anything', async () => {
    const file = await sendsFile(world, admin, 'a.pdf', pdf('a'), forComment);
    const asks = { params: { id: file.id } };
    assert.equal((await admin.isRefused(downloadFile, asks)).status, 404);
    await inComment(file.id);
    assert.equal((await admin.sends(downloadFile, asks)).status, 200);
    assert.equal((await outsider.isRefused(downloadFile, asks)).status, 404);
    assert.equal((await (await newWorld()).admin.isRefused(downloadFile, asks)).status, 404);
  });

  test('is not begun by whoever may not add to what it is for', async () => {
    const begins = { name: 'a.pdf', size: 10, ...forComment };
    assert.equal((await outsider.isRefused(beginFile, { body: begins })).status, 404);
    const tries = async (more: object, status: number) =>
      assert.equal((await admin.isRefused(beginFile, { body: { ...begins, ...more } })).status, status);
    await tries({ object_id: crypto.randomUUID() }, 404);
    await tries({ object_type: 'person' }, 404);
    await tries({ object_id: null }, 404);
    await tries({ purpose: 'attachment', object_type: 'evidence' }, 404);
    await tries({ purpose: 'attachment', object_type: 'person' }, 404);
    await tries({ purpose: 'attachment', object_type: 'risk_comment' }, 404);
    await tries({ size: fileLimits.size + 1 }, 400);
    const gone = await raised(admin, 'Entered twice');
    const { version } = gone;
    await admin.calls(deleteRisk, { params: { id: gone.id }, body: { version, reason: 'Entered twice' } });
    await tries({ object_id: gone.id }, 403);
  });

  test('that was interrupted goes on from where it was', async () => {
    const content = Buffer.concat([pdf('interrupted'), randomBytes(fileLimits.part)]);
    const [first, second] = [content.subarray(0, fileLimits.part), content.subarray(fileLimits.part)];
    const { data } = await admin.calls(beginFile, {
      body: { name: 'a.pdf', size: content.length, ...forComment },
    });
    const asks = { params: { id: data.id } };
    assert.equal((await sendsPart(world, admin, data.id, 1, second)).status, 200);
    const broken = await admin.isRefused(completeFile, { ...asks, body: {} });
    assert.deepEqual([broken.status, broken.code], [422, 'file_broken']);
    assert.deepEqual((await admin.calls(readFileUpload, asks)).data.parts, [1]);
    for (const [n, wrong] of [
      [0, second],
      [1, first],
      [2, second],
    ] as const)
      assert.equal((await sendsPart(world, admin, data.id, n, wrong)).body.code, 'file_broken');
    assert.equal((await sendsPart(world, admin, data.id, 0, Buffer.alloc(fileLimits.part))).status, 200);
    assert.deepEqual((await sendsPart(world, admin, data.id, 0, first)).body.data?.parts, [0, 1]);
    const differs = await admin.isRefused(completeFile, { ...asks, body: { sha256: '0'.repeat(64) } });
    assert.equal(differs.code, 'file_broken');
    const sha256 = createHash('sha256').update(content).digest('hex');
    assert.equal((await admin.calls(completeFile, { ...asks, body: { sha256 } })).data.sha256, sha256);
    // What is whole does not change any more.
    assert.equal((await sendsPart(world, admin, data.id, 0, first)).status, 404);
    assert.equal((await admin.isRefused(completeFile, { ...asks, body: {} })).status, 404);
  });

  test('is sent on by nobody but whoever began it', async () => {
    const content = pdf('of the admin');
    const id = await sendsParts(world, admin, 'a.pdf', content, forComment);
    const colleague = await world.person('Admin');
    assert.equal((await sendsPart(world, colleague, id, 0, content)).status, 404);
    assert.equal((await colleague.isRefused(readFileUpload, { params: { id } })).status, 404);
    assert.equal((await colleague.isRefused(completeFile, { params: { id }, body: {} })).status, 404);
  });

  test('is what its content is: what is none of the kinds that are kept is gone at once', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const late = Buffer.concat([Buffer.from('a line\n'.repeat(1000)), Buffer.alloc(10)]);
    for (const content of [page, Buffer.from('MZ\x90\0\x03'), late]) {
      const id = await sendsParts(world, admin, 'report.pdf', content, forComment);
      const refused = await admin.isRefused(completeFile, { params: { id }, body: {} });
      assert.deepEqual([refused.status, refused.code], [422, 'file_type_refused']);
      const { rowCount } = await owner.query('select from file where id = $1', [id]);
      assert.equal(rowCount, 0);
    }
    const id = await sendsParts(world, admin, 'invoice.pdf.exe', pdf('an invoice'), forComment);
    const { data } = await admin.calls(completeFile, { params: { id }, body: {} });
    assert.deepEqual([data.name, data.mime], ['invoice.pdf.exe.pdf', 'application/pdf']);
  });

  test('hangs on one comment, on the record that it came in for, by whoever sent it', async () => {
    const other = await raised(admin, 'Another one');
    const tries = async (who: typeof admin, id: string, on = risk.id) => {
      const refused = await who.isRefused(addComment, {
        params: { ...params, id: on },
        body: { body: 'Mine', file_ids: [id] },
      });
      assert.deepEqual([refused.status, refused.code], [400, 'file_unknown']);
    };
    const { id } = await sendsFile(world, admin, 'a.pdf', pdf('a'), forComment);
    await tries(reader, id);
    await tries(admin, id, other.id);
    await inComment(id);
    await tries(admin, id);
    await tries(admin, crypto.randomUUID());
    await tries(admin, await sendsParts(world, admin, 'a.pdf', pdf('not whole'), forComment));
  });

  test('goes with the comment that it hangs on', async () => {
    const { id } = await sendsFile(world, admin, 'a.pdf', pdf('a'), forComment);
    const said = await inComment(id);
    const place = { ...params, comment_id: said.id };
    // Files of a comment are neither hung on it nor taken off by themselves.
    const on = { object_type: 'risk_comment', object_id: said.id };
    const body = { name: 'b.pdf', size: 10, purpose: 'attachment' as const, ...on };
    assert.equal((await admin.isRefused(beginFile, { body })).status, 403);
    assert.deepEqual((await reader.calls(listFiles, { query: on })).data.permissions.can, []);
    assert.equal((await outsider.isRefused(listFiles, { query: on })).status, 404);
    assert.equal((await admin.isRefused(removeFile, { params: { id }, body: on })).status, 403);
    const { data } = await admin.calls(removeComment, { params: place, body: { version: 1 } });
    assert.deepEqual(data.files, []);
    assert.equal((await admin.isRefused(downloadFile, { params: { id } })).status, 404);
    for (const table of ['file', 'file_chunk']) {
      const key = table === 'file' ? 'id' : 'file_id';
      const { rowCount } = await owner.query(`select from ${table} where ${key} = $1`, [id]);
      assert.equal(rowCount, 0, table);
    }
  });
});

suite('A file that hangs on a record', () => {
  const onRisk = { purpose: 'attachment', object_type: 'risk', object_id: risk.id } as const;
  const { purpose: _, ...on } = onRisk;

  test('is put there and taken off by those who decide about the record', async () => {
    const editor = await world.person('Staff', { Finance: 'editor' });
    const file = await sendsFile(world, editor, 'contract.pdf', pdf('a contract'), onRisk);
    const { data } = await reader.calls(listFiles, { query: on });
    assert.deepEqual([data.files, data.permissions.can], [[file], []]);
    assert.equal((await reader.sends(downloadFile, { params: { id: file.id } })).status, 200);
    const body = { name: 'a.pdf', size: 10, ...onRisk };
    assert.equal((await reader.isRefused(beginFile, { body })).status, 403);
    assert.equal((await outsider.isRefused(beginFile, { body })).status, 404);
    const takes = { params: { id: file.id }, body: on };
    assert.equal((await reader.isRefused(removeFile, takes)).status, 403);
    assert.equal((await outsider.isRefused(removeFile, takes)).status, 404);
    await editor.calls(removeFile, takes);
    assert.equal((await editor.isRefused(removeFile, takes)).status, 404);
    assert.equal((await editor.isRefused(downloadFile, { params: { id: file.id } })).status, 404);
    const { data: told } = await admin.calls(readHistory, { params: { id: risk.id } });
    assert.deepEqual(
      told.slice(0, 2).map(({ action, changes }) => [action, changes]),
      [
        ['file.removed', [{ field: 'file', old: 'contract.pdf', new: null }]],
        ['file.added', [{ field: 'file', old: null, new: 'contract.pdf' }]],
      ],
    );
  });

  test('is not hung on what was closed meanwhile', async () => {
    const closing = await raised(admin, 'Soon over', { owner_id: reader.id });
    const id = await sendsParts(world, admin, 'a.pdf', pdf('late'), { ...onRisk, object_id: closing.id });
    const { version } = closing;
    await admin.calls(closeRisk, {
      params: { id: closing.id },
      body: { version, reason: 'no_longer_exists' },
    });
    assert.equal((await admin.isRefused(completeFile, { params: { id }, body: {} })).status, 403);
  });
});

suite('Room for files', () => {
  test('ends where the organisation has as much as the operator allows, or a person sends too many', async () => {
    const small = await newWorld();
    const about = await raised(small.admin, 'Paid twice');
    const running = await anotherServer({ LIMIT_FILE_MEGABYTES: '2', LIMIT_FILES_PER_HOUR: '5' });
    const here = caller(running, small.slug, small.admin);
    const begins = (size: number) => ({
      body: { name: 'a.pdf', size, purpose: 'comment' as const, object_type: 'risk', object_id: about.id },
    });
    await here.calls(beginFile, begins(1_500_000));
    const full = await here.isRefused(beginFile, begins(500_001));
    assert.deepEqual([full.status, full.code], [422, 'file_store_full']);
    // Of several at once no more are let in than there is room for.
    const answers = await Promise.all([1, 2].map(() => here.sends(beginFile, begins(400_000))));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 422]);
    await here.calls(beginFile, begins(10));
    const many = await here.isRefused(beginFile, begins(10));
    assert.deepEqual([many.status, many.code], [429, 'too_many_requests']);
  });

  test('is not taken by what a person leaves lying about', async () => {
    await owner.query(
      `insert into file (org_id, id, purpose, name, mime, size, for_type, for_id, created_at, created_by)
        select $1, gen_random_uuid(), 'comment', 'a.pdf', 'application/octet-stream', 1, 'risk', $2, now(), $3 from generate_series(1, 50)`,
      [world.orgId, risk.id, reader.id],
    );
    const body = { name: 'a.pdf', size: 10, ...forComment };
    assert.equal((await reader.isRefused(beginFile, { body })).code, 'too_many_uploads');
    assert.equal((await admin.sends(beginFile, { body })).status, 200);
  });
});
