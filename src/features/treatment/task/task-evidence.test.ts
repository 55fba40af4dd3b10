import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import {
  createEvidence,
  linkEvidence,
  listEvidence,
  readEvidence,
  unlinkEvidence,
} from '#features/treatment/evidence/evidence.contract.ts';
import { finishTask, startTask } from './task-verbs.contract.ts';
import { addRiskTask, readTask } from './task.contract.ts';

const world = await newWorld();
const { admin, departments } = world;
const Finance = departments['Finance'] as string;
const editor = await world.person('Staff', { Finance: 'editor' });
const clerk = await world.person('User', { Finance: 'viewer' });
const reader = await world.person('User', { Finance: 'viewer' });
const stranger = await world.person('User', { Operations: 'viewer' });
const risk = await raised(admin, 'Invoices are paid twice', { department_id: Finance });
const asking = async () => {
  const body = {
    risk_id: risk.id,
    title: 'Reconcile the accounts',
    assignee_ids: [clerk.id],
    evidence_required: true,
  };
  const { id, version } = (await editor.calls(addRiskTask, { body })).data;
  await clerk.calls(startTask, { params: { id }, body: { version } });
  return { id, version: version + 1 };
};
const provided = async (who = editor, links: { object_type: string; object_id: string }[] = []) =>
  (
    await who.calls(createEvidence, {
      body: {
        name: 'Reconciliation of March',
        kind: 'statement',
        effective_from: '2026-03-01',
        department_id: Finance,
        content: { statement: 'Every invoice was matched.' },
        links,
      },
    })
  ).data;
const refused = ({ status, code }: { status: number; code: string }) => [status, code];

suite('A task that asks for evidence', () => {
  test('is finished once whoever does it has added some', async () => {
    const { id, version } = await asking();
    const finish = { params: { id }, body: { version } };
    assert.deepEqual(refused(await clerk.isRefused(finishTask, finish)), [422, 'task_evidence_missing']);
    await provided(clerk, [{ object_type: 'task', object_id: id }]);
    const { data } = await clerk.calls(finishTask, finish);
    assert.deepEqual([data.status, data.has_evidence], ['done', true]);
  });

  test('takes evidence that is there already, and gives it back', async () => {
    const { id, version } = await asking();
    const evidence = await provided();
    const link = { object_type: 'task', object_id: id };
    const { data: linked } = await editor.calls(linkEvidence, {
      params: { id: evidence.id },
      body: { version: evidence.version, ...link },
    });
    assert.deepEqual(
      linked.links.map(({ object_id, link: path }) => [object_id, path]),
      [[id, `/apps/risk/management/tasks?task=${id}`]],
    );
    const { data: on } = await reader.calls(listEvidence, { query: link });
    assert.deepEqual(
      on.map(({ ref }) => ref),
      [evidence.ref],
    );
    await editor.calls(unlinkEvidence, {
      params: { id: evidence.id },
      body: { version: linked.version, ...link },
    });
    const finish = { params: { id }, body: { version } };
    assert.equal((await clerk.isRefused(finishTask, finish)).code, 'task_evidence_missing');
    assert.equal((await editor.calls(readTask, { params: { id } })).data.has_evidence, false);
  });

  test('has its evidence seen by those who see it, and linked by those who work on it alone', async () => {
    const { id } = await asking();
    const link = { object_type: 'task', object_id: id };
    assert.equal((await stranger.isRefused(listEvidence, { query: link })).status, 404);
    const own = await provided(clerk, [link]);
    const other = await asking();
    const notTheirs = await world.person('User', { Finance: 'viewer' });
    const body = (object_id: string) => ({
      name: 'A picture of the ledger',
      kind: 'statement' as const,
      effective_from: '2026-03-01',
      content: { statement: 'Every line was ticked.' },
      links: [{ object_type: 'task', object_id }],
    });
    assert.deepEqual(refused(await notTheirs.isRefused(createEvidence, { body: body(other.id) })), [
      403,
      'link_not_yours',
    ]);
    assert.deepEqual(refused(await stranger.isRefused(createEvidence, { body: body(other.id) })), [
      400,
      'object_unknown',
    ]);
    const { data } = await clerk.calls(readEvidence, { params: { id: own.id } });
    assert.equal(data.links[0]?.object_id, id);
  });
});
