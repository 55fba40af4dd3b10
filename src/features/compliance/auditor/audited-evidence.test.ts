import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import {
  answerControl,
  listControlAssessments,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { listNotices } from '#features/collaboration/notification/notification.contract.ts';
import { downloadFile } from '#features/collaboration/file/file.contract.ts';
import {
  acceptEvidence,
  readEvidence,
  reviseEvidence,
  withdrawEvidence,
} from '#features/treatment/evidence/evidence.contract.ts';
import { acts, auditorOf, controlOf, proof } from '#tests/compliance/auditor-world.ts';
import { begun } from '#tests/compliance/compliance-world.ts';
import { pdf, sendsFile } from '#tests/treatment/file-world.ts';
import { anotherServer } from '#tests/world/another-server.ts';
import { caller, type Caller } from '#tests/world/caller.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import * as contract from './audit.contract.ts';

after(() => setClock());
const noon = '2026-03-02T12:00:00Z';
setClock(noon);
const owner = await asOwner();

suite('Evidence in the room of an auditor', () => {
  test('is read with its files, and the log says so; what is confidential has a name and no more', async () => {
    const world = await newWorld();
    const { admin } = world;
    const { id } = await begun(admin);
    const control = await controlOf(world, id, 'A.5.1');
    const [open, secret] = [
      await proof(world, control),
      await proof(world, control, { name: 'The secret policy', confidential: true }),
    ];
    const auditor = await auditorOf(world, id);
    const { data } = await auditor.calls(contract.listAuditedEvidence, { params: { id: control } });
    const shown = new Map(data.map((one) => [one.id, one]));
    const [revision] = shown.get(open)?.revisions ?? [];
    assert.deepEqual([revision?.n, revision?.is_accepted, revision?.file?.name], [1, false, 'policy.pdf']);
    assert.deepEqual([shown.get(secret)?.name, shown.get(secret)?.revisions], ['The secret policy', []]);
    const got = await auditor.sends(contract.downloadAuditedFile, { params: { id: open, number: '1' } });
    assert.equal(got.status, 200);
    assert.ok(String(got.headers['content-disposition']).startsWith('attachment'));
    for (const params of [
      { id: secret, number: '1' },
      { id: open, number: '2' },
    ])
      assert.equal((await auditor.sends(contract.downloadAuditedFile, { params })).status, 404);
    // What members read evidence by is closed, the file's own address included.
    const { data: evidence } = await admin.calls(readEvidence, { params: { id: open } });
    const file = evidence.revisions[0]?.file?.id as string;
    assert.equal((await auditor.sends(downloadFile, { params: { id: file } })).status, 403);
    const read = (await acts(world)).filter(({ action }) => action === 'evidence.file_read');
    assert.deepEqual(
      read.map(({ actor_id, actor_name, actor_type, note }) => [actor_id, actor_name, actor_type, note]),
      [[auditor.id, 'Olga Outside', 'Auditor', 'policy.pdf']],
    );
    await admin.calls(withdrawEvidence, {
      params: { id: open },
      body: { version: evidence.version, reason: 'Not ours' },
    });
    const { data: left } = await auditor.calls(contract.listAuditedEvidence, { params: { id: control } });
    assert.deepEqual(
      left.map((one) => one.id),
      [secret],
    );
    assert.equal(
      (await auditor.sends(contract.downloadAuditedFile, { params: { id: open, number: '1' } })).status,
      404,
    );
  });

  test('has no file that was found to be harmful, or was not looked at where a scanner is named', async () => {
    const world = await newWorld();
    const { id } = await begun(world.admin);
    const open = await proof(world, await controlOf(world, id, 'A.5.1'));
    const auditor = await auditorOf(world, id);
    const reads = async (who: Caller) => {
      const { status, body } = await who.sends(contract.downloadAuditedFile, {
        params: { id: open, number: '1' },
      });
      return [status, (body as { code?: string }).code];
    };
    const isFound = (state: string | null) =>
      owner.query('update file set scanned = $2 where org_id = $1', [world.orgId, state]);
    const refused = { blocked: [422, 'file_blocked'], pending: [422, 'file_not_scanned'] };
    for (const [state, answer] of Object.entries(refused)) {
      await isFound(state);
      assert.deepEqual(await reads(auditor), answer);
    }
    const scanning = await anotherServer(
      { CLAMAV_URL: 'tcp://127.0.0.1:9' },
      { clock: () => new Date(noon) },
    );
    const there = caller(scanning, world.slug, auditor);
    await isFound(null);
    assert.deepEqual([await reads(auditor), await reads(there)], [[200, undefined], refused.pending]);
    await isFound('clean');
    assert.deepEqual(await reads(there), [200, undefined]);
  });

  test('is asked for, provided by the owner of the control, and seen once it is submitted', async () => {
    const world = await newWorld();
    const { admin, person } = world;
    const { id } = await begun(admin);
    const control = await controlOf(world, id, 'A.5.1');
    const holder = await person('User', { Finance: 'viewer' });
    await admin.calls(answerControl, { params: { id: control }, body: { version: 1, owner_id: holder.id } });
    const auditor = await auditorOf(world, id);
    const body = { name: 'Minutes of the review', request: 'Those of the last year', due_date: '2026-03-16' };
    const { data: asked } = await auditor.calls(contract.requestEvidence, { params: { id: control }, body });
    assert.deepEqual(
      [asked.status, asked.owner.id, asked.is_requested, asked.request, asked.due_date, asked.revisions],
      ['requested', holder.id, true, body.request, body.due_date, []],
    );
    const notices = (await holder.calls(listNotices, { query: {} })).data;
    assert.ok(
      notices.some(({ object }) => object?.id === asked.id),
      'the owner is told',
    );
    const params = { id: asked.id };
    const { data: read } = await holder.calls(readEvidence, { params });
    assert.deepEqual([read.request, read.due_date], [body.request, body.due_date]);
    const sentFor = { purpose: 'evidence', object_type: 'evidence', object_id: asked.id } as const;
    const { id: file_id } = await sendsFile(world, holder, 'minutes.pdf', pdf('minutes'), sentFor);
    const given = { version: 1, content: { file_id } };
    const { data: draft } = await holder.calls(reviseEvidence, { params, body: given });
    const before = await auditor.calls(contract.listAuditedEvidence, { params: { id: control } });
    assert.deepEqual(before.data[0]?.revisions, [], 'what nobody submitted is not shown');
    const more = {
      version: draft.version,
      content: { file_id: (await sendsFile(world, holder, 'final.pdf', pdf('final'), sentFor)).id },
      submit: true,
    };
    const { data: sent } = await holder.calls(reviseEvidence, { params, body: more });
    await admin.calls(acceptEvidence, { params, body: { version: sent.version } });
    const { data: after } = await auditor.calls(contract.listAuditedEvidence, { params: { id: control } });
    assert.deepEqual(
      after[0]?.revisions.map(({ n, is_accepted, file }) => [n, is_accepted, file?.name]),
      [[2, true, 'final.pdf']],
    );
    const { data: requests } = await auditor.calls(contract.listOwnRequests, { query: {} });
    assert.deepEqual(
      requests.map(({ ref, status, control: of }) => [ref, status, of.code]),
      [[asked.ref, 'accepted', 'A.5.1']],
    );
  });

  test('is asked of the lead where nobody owns the control, or they have left', async () => {
    const world = await newWorld();
    const { admin, person } = world;
    const lead = await person('Staff', { Finance: 'lead' });
    const { id } = await begun(admin, { lead_id: lead.id });
    const left = await person('User');
    const [free, held] = [await controlOf(world, id, 'A.5.1'), await controlOf(world, id, 'A.5.2')];
    await admin.calls(answerControl, { params: { id: held }, body: { version: 1, owner_id: left.id } });
    await owner.query("update person set status = 'deactivated' where id = $1", [left.id]);
    const auditor = await auditorOf(world, id);
    const body = { name: 'Minutes', request: 'All', due_date: '2026-03-16' };
    for (const control of [free, held]) {
      const { data } = await auditor.calls(contract.requestEvidence, { params: { id: control }, body });
      assert.equal(data.owner.id, lead.id);
    }
  });

  test('is asked for from the start of the assessment until it was approved, and the room says whether it may be', async () => {
    const world = await newWorld();
    const { id } = await begun(world.admin);
    const control = await controlOf(world, id, 'A.5.1');
    const auditor = await auditorOf(world, id);
    const body = { name: 'Minutes', request: 'All', due_date: '2026-03-16' };
    const open: string[] = [];
    for (const status of ['draft', 'in_progress', 'in_review', 'approved', 'superseded', 'archived']) {
      await owner.query('update compliance_assessment set status = $2 where id = $1', [id, status]);
      const sent = await auditor.sends(contract.requestEvidence, { params: { id: control }, body });
      assert.equal((await auditor.calls(contract.readAudit)).data.may_request, sent.status === 200, status);
      if (sent.status === 200) open.push(status);
    }
    assert.deepEqual(open, ['in_progress', 'in_review', 'approved']);
  });

  test('is not asked for in the past, of what has sub-controls, too often, or once all is over', async () => {
    const world = await newWorld();
    const { admin, orgId } = world;
    const { id } = await begun(admin, { compliance_standard: 'cis', groups_in_scope: ['ig1'] });
    const { data } = await admin.calls(listControlAssessments, { params: { id }, query: {} });
    const [parent, control] = [data[0]?.id as string, data[0]?.sub_controls[0]?.id as string];
    const auditor = await auditorOf(world, id);
    const body = { name: 'Minutes', request: 'All', due_date: '2026-03-02' };
    const tried = async (on: string, more: object = {}) => {
      const { status, code } = await auditor.isRefused(contract.requestEvidence, {
        params: { id: on },
        body: { ...body, ...more },
      });
      return [status, code];
    };
    assert.deepEqual(await tried(control, { due_date: '2026-03-01' }), [400, 'due_in_past']);
    assert.deepEqual(await tried(control, { owner_id: auditor.id }), [400, 'invalid_input']);
    assert.deepEqual(await tried(parent), [422, 'ask_sub_control']);
    await auditor.calls(contract.requestEvidence, { params: { id: control }, body });
    await owner.query(
      `insert into evidence (org_id, id, ref, name, kind, owner_id, effective_from, created_at, created_by, updated_at)
        select $1, gen_random_uuid(), 'X-' || n, 'More', 'file', $2, '2026-01-01', now(), $3, now() from generate_series(2, $4) n`,
      [orgId, admin.id, auditor.id, contract.mostOpenRequests],
    );
    assert.deepEqual(await tried(control), [422, 'open_requests_full']);
    for (const status of ['draft', 'archived', 'superseded']) {
      await owner.query('update compliance_assessment set status = $2 where id = $1', [id, status]);
      assert.deepEqual(await tried(control), [422, 'audit_closed'], status);
    }
  });
});
