import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { cancelJob, downloadJobFile, listJobs, readJob, type Job } from '#platform/contract/job.ts';
import { exportRisks } from '#features/risk/export/risk-export.contract.ts';
import { listRisks, registerRisk } from '#features/risk/record/risk.contract.ts';
import { asOwner } from '#tests/world/connections.ts';
import { applies, checks, csv, holdTag, rowsOf, sendsFile } from '#tests/world/import-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { applyImport, listImports, readImport, undoImport, type RiskImport } from './risk-import.contract.ts';

const file = csv(['Title', 'Tags'], ['A risk of a file', 'new word'], ['Another risk of a file', '']);
const about = ({ id, version }: RiskImport) => ({ params: { id }, body: { version } });

/** Polls until a job says so. */
async function until(who: Caller, { id }: Job, holds: (job: Job) => boolean): Promise<Job> {
  for (;;) {
    const { data } = await who.calls(readJob, { params: { id } });
    if (holds(data)) return data;
    await new Promise((resume) => setTimeout(resume, 20));
  }
}

suite('The work of an import is a job', () => {
  test('that is answered at once where it is asked for so, and comes to what the call would have answered', async () => {
    const { admin } = await newWorld();
    const checked = await checks(admin, 'a.csv', file);
    const begun = await admin.starts(applyImport, about(checked));
    assert.deepEqual([begun.kind, begun.record, begun.title], ['risk_import.apply', checked.id, 'a.csv']);
    const ended = await admin.seesEnd(begun);
    assert.deepEqual(Object.keys(begun).toSorted(), Object.keys(ended).toSorted());
    assert.deepEqual([ended.status, ended.refusal, ended.progress], ['done', null, { done: 2, of: 2 }]);
    assert.deepEqual(ended.result, (await admin.calls(readImport, { params: { id: checked.id } })).data);
    assert.equal((await admin.calls(listRisks)).count, 2);
  });

  test('that somebody finds again who has left the page: the reading of a file, too', async () => {
    const { admin } = await newWorld();
    await sendsFile(admin, 'left.csv', file);
    const { data } = await admin.calls(listJobs, { query: { kind: 'risk_import.read' } });
    assert.deepEqual(
      data.map(({ title, status }) => [title, status]),
      [['left.csv', 'done']],
    );
    assert.equal((await admin.calls(listJobs, { query: { kind: 'risk_import.apply' } })).count, 0);
    const { data: imports } = await admin.calls(listImports);
    assert.equal(data[0]?.record, imports[0]?.id);
  });

  test('that says no as the call would have: before it begins, and while it works', async () => {
    const { admin } = await newWorld();
    const checked = await checks(admin, 'a.csv', file);
    const stale = await admin.isRefused(applyImport, {
      params: { id: checked.id },
      body: { version: checked.version + 1 },
    });
    assert.equal(stale.code, 'stale_version');
    assert.equal((await admin.calls(listJobs, { query: { kind: 'risk_import.apply' } })).count, 0);
    const unread = await sendsFile(admin, 'empty.csv', 'Title\n');
    assert.equal(unread.status, 422);
    const { data } = await admin.calls(listJobs);
    assert.deepEqual([data[0]?.status, data[0]?.refusal?.status], ['failed', 422]);
    assert.equal(data[0]?.refusal?.code, (unread.body as { code: string }).code);
  });

  test('that can be cancelled while it works: nothing of it is kept, and it can be asked for again', async () => {
    const world = await newWorld();
    const { admin } = world;
    const checked = await checks(admin, 'a.csv', file);
    const { letGo } = await holdTag(world, 'new word');
    const begun = await admin.starts(applyImport, about(checked));
    await until(admin, begun, ({ status }) => status === 'running');
    await admin.calls(cancelJob, { params: { id: begun.id } });
    await letGo();
    const ended = await admin.seesEnd(begun);
    assert.deepEqual([ended.status, ended.refusal?.code], ['cancelled', 'job_cancelled']);
    assert.equal((await admin.calls(listRisks)).count, 0);
    const now = (await admin.calls(readImport, { params: { id: checked.id } })).data;
    assert.deepEqual([now.status, now.version, now.progress], ['analysed', checked.version, null]);
    assert.deepEqual(
      (await rowsOf(admin, now)).map(({ action }) => action),
      ['new', 'new'],
    );
    assert.equal((await applies(admin, now)).counts?.new, 2);
    // One that has ended stays as it is.
    const after = await admin.calls(cancelJob, { params: { id: begun.id } });
    assert.equal(after.data.status, 'cancelled');
  });

  test('that waits while another one of the organisation works, says so, and can be cancelled before its turn', async () => {
    const world = await newWorld();
    const { admin } = world;
    const first = await checks(admin, 'a.csv', file);
    const second = await checks(admin, 'b.csv', csv(['Title'], ['A third risk of a file']));
    const { letGo } = await holdTag(world, 'new word');
    const begun = await admin.starts(applyImport, about(first));
    const waits = await admin.starts(applyImport, about(second));
    assert.deepEqual([waits.status, waits.place], ['queued', 1]);
    const busy = (await admin.calls(readImport, { params: { id: second.id } })).data.progress;
    assert.deepEqual(busy, { job: waits.id, kind: 'risk_import.apply', done: 0, of: 1 });
    const cancelled = await admin.calls(cancelJob, { params: { id: waits.id } });
    await letGo();
    assert.equal((await admin.seesEnd(cancelled.data)).status, 'cancelled');
    assert.equal((await admin.seesEnd(begun)).status, 'done');
    assert.equal((await admin.calls(listRisks)).count, 2);
  });

  test("that is nobody else's, but for an Admin", async () => {
    const { admin, person } = await newWorld();
    const staff = await person('Staff', { Finance: 'lead' });
    const other = await person('Staff', { Finance: 'lead' });
    const user = await person('User', { Finance: 'viewer' });
    const job = await staff.starts(exportRisks, { query: {} });
    await staff.seesEnd(job);
    const params = { id: job.id };
    for (const stranger of [other, user])
      for (const call of [readJob, cancelJob, downloadJobFile])
        assert.equal((await stranger.isRefused(call, { params })).status, 404);
    assert.equal((await other.calls(listJobs)).count, 0);
    assert.equal((await admin.calls(listJobs)).count, 0, 'the list is of one’s own');
    assert.equal((await admin.calls(readJob, { params })).data.id, job.id);
  });

  test('that is lost when its server goes down, and then in nobody’s way', async () => {
    const { admin, orgId } = await newWorld();
    const applied = await applies(admin, await checks(admin, 'a.csv', file));
    const owner = await asOwner();
    await owner.query(
      `insert into job (org_id, id, kind, record, asked_by, status, created_at, lease_ends_at)
        values ($1, $2, 'risk_import.undo', $2, $3, 'running', now(), now() - interval '1 second')`,
      [orgId, applied.id, admin.id],
    );
    const { data } = await admin.calls(readJob, { params: { id: applied.id } });
    assert.deepEqual([data.status, data.refusal?.code], ['lost', 'job_lost']);
    assert.match(data.refusal?.message ?? '', /start it again/);
    assert.equal((await admin.calls(undoImport, about(applied))).data.status, 'undone');
  });
});

suite('An export', () => {
  test('is a job for those who prefer one, and its file the same', async () => {
    const { admin } = await newWorld();
    await admin.calls(registerRisk, { body: { title: 'Kept in a file' } });
    const direct = await admin.sends(exportRisks, { query: { format: 'csv' } });
    const job = await admin.seesEnd(await admin.starts(exportRisks, { query: { format: 'csv' } }));
    assert.deepEqual([job.status, job.progress], ['done', { done: 1, of: 1 }]);
    assert.match(job.file_name ?? '', /\.csv$/);
    const { body, headers } = await admin.sends(downloadJobFile, { params: { id: job.id } });
    assert.equal(body, direct.body);
    assert.equal(headers['content-disposition'], direct.headers['content-disposition']);
  });

  test('has told of its last row once it is done', async () => {
    const { admin } = await newWorld();
    const many = Array.from({ length: 251 }, (_, n) => [`Risk ${n}`]);
    await applies(admin, await checks(admin, 'many.csv', csv(['Title'], ...many)));
    const job = await admin.seesEnd(await admin.starts(exportRisks, { query: { format: 'csv' } }));
    assert.deepEqual(job.progress, { done: 251, of: 251 });
  });

  test('of a job that makes none has no file', async () => {
    const { admin } = await newWorld();
    await sendsFile(admin, 'a.csv', file);
    const { data } = await admin.calls(listJobs);
    assert.equal((await admin.isRefused(downloadJobFile, { params: { id: data[0]?.id } })).status, 404);
  });
});
