// Own process: it works off the queue of a database of its own.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { platformRetention, runScheduledJobs } from '#platform/server/jobs/scheduled-jobs.ts';
import { fileHolders } from '#app/holders/file-holders.ts';
import { fileJobs } from '#app/holders/file-needs.ts';
import { addComment } from '#features/collaboration/comment/comment.contract.ts';
import { listActivity } from '#features/organisation/activity-log/activity-log.contract.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { caller } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import { eicar, fakeClamd, pdf, sendsFile } from '#tests/treatment/file-world.ts';
import { workInOwnDatabase } from '#tests/world/own-database.ts';
import { raised } from '#tests/world/risk-world.ts';
import { until } from '#tests/world/waiting/until.ts';
import { newWorld, quickWork } from '#tests/world/world.ts';
import { downloadFile, listFiles } from './file.contract.ts';
import { fileLinkRetention, fileRetention } from './server/file-retention.queries.ts';

await workInOwnDatabase();
const owner = await asOwner();
const clamd = await fakeClamd();
const world = await newWorld();
const running = await anotherServer({ CLAMAV_URL: clamd.url }, { workTimes: quickWork });
const place = { running, slug: world.slug };
const admin = caller(running, world.slug, world.admin);
const risk = await raised(admin, 'Paid twice');
const forComment = { purpose: 'comment', object_type: 'risk', object_id: risk.id } as const;

/** Sends a file, and says something with it. */
async function hung(name: string, content: Buffer, to: typeof place = place, who = admin) {
  const { id } = await sendsFile(to, who, name, content, forComment);
  const params = { object_type: 'risk' as const, id: risk.id };
  const { data } = await admin.calls(addComment, { params, body: { body: 'See', file_ids: [id] } });
  return { id, comment: data.id };
}
const stateOf = async ({ comment }: { comment: string }) => {
  const query = { object_type: 'risk_comment', object_id: comment };
  return (await admin.calls(listFiles, { query })).data.files[0]?.scanned;
};
const becomes = (file: { comment: string }, state: string) =>
  until(async () => (await stateOf(file)) === state);
const asks = ({ id }: { id: string }) => ({ params: { id } });

suite('Where a scanner is named', () => {
  test('a file is handed out once it was scanned, and not while the scanner is away', async (t) => {
    t.after(() => void (clamd.heard.hangsUp = false));
    clamd.heard.hangsUp = true;
    const file = await hung('a.pdf', pdf('clean'));
    const bad = await hung('b.txt', Buffer.from(eicar));
    running.startWorking();
    await until(() => clamd.heard.hungUpOn > 1);
    for (const one of [file, bad]) {
      const refused = await admin.isRefused(downloadFile, asks(one));
      assert.deepEqual([refused.status, refused.code], [422, 'file_not_scanned']);
    }
    clamd.heard.hangsUp = false;
    await becomes(file, 'clean');
    assert.deepEqual((await admin.sends(downloadFile, asks(file))).body, pdf('clean'));
    await becomes(bad, 'blocked');
    const refused = await admin.isRefused(downloadFile, asks(bad));
    assert.deepEqual([refused.status, refused.code], [422, 'file_blocked']);
    const { rowCount } = await owner.query('select from file_chunk where file_id = $1', [bad.id]);
    assert.equal(rowCount, 0);
    const { data } = await admin.calls(listActivity, { query: { kind: 'file' } });
    assert.deepEqual(
      data.map(({ action, actor_name, note }) => [action, actor_name, note]),
      [['file.blocked', 'Plumbline', 'Eicar-Test-Signature']],
    );
  });

  test('so is what came in before that', async () => {
    const before = await hung('c.pdf', pdf('early'), world, world.admin);
    assert.equal(await stateOf(before), null);
    assert.equal((await world.admin.sends(downloadFile, asks(before))).status, 200);
    assert.equal((await admin.isRefused(downloadFile, asks(before))).code, 'file_not_scanned');
    const jobs = fileJobs({ clamavUrl: clamd.url });
    const fail = (error: unknown) => assert.fail(String(error));
    await runScheduledJobs(running.database, { retention: [], jobs }, fail);
    await becomes(before, 'clean');
    assert.equal((await admin.sends(downloadFile, asks(before))).status, 200);
  });
});

suite('A day after', () => {
  test('what hangs on nothing is gone, and what hangs on something is not', async () => {
    const kept = await hung('d.pdf', pdf('kept'));
    const gone = await hung('e.pdf', pdf('its comment goes'));
    const loose = await sendsFile(place, admin, 'f.pdf', pdf('never used'), forComment);
    const young = await sendsFile(place, admin, 'g.pdf', pdf('of today'), forComment);
    const files = async () => {
      const { rows } = await owner.query<{ id: string }>('select id from file where id = any ($1)', [
        [kept.id, gone.id, loose.id, young.id],
      ]);
      return rows.map(({ id }) => id).toSorted();
    };
    await owner.query(`update file set created_at = now() - interval '25 hours' where id <> $1`, [young.id]);
    await owner.query('delete from risk_comment where id = $1', [gone.comment]);
    const retention = [...platformRetention, ...fileLinkRetention(fileHolders), fileRetention];
    await runScheduledJobs(running.database, { retention, jobs: [] }, (error) => assert.fail(String(error)));
    assert.deepEqual(await files(), [kept.id, young.id].toSorted());
  });
});
