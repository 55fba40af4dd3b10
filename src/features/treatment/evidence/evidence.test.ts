import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, suite, test } from 'node:test';
import { downloadFile } from '#features/collaboration/file/file.contract.ts';
import { readHistory } from '#features/risk/record/risk.contract.ts';
import { evidenceHolders } from '#app/holders/evidence-holders.ts';
import type { Caller } from '#tests/world/caller.ts';
import { pdf, sendsFile } from '#tests/treatment/file-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import * as contract from './evidence.contract.ts';
import { expireEvidence } from './server/evidence-expiry.jobs.ts';

after(() => setClock());
const owner = await asOwner();
const world = await newWorld();
const { admin, departments, person } = world;
const department_id = departments['Finance'] as string;
const editor = await person('Staff', { Finance: 'editor' });
const holder = await person('User', { Finance: 'viewer' });
const outsider = await person('Staff', { Operations: 'lead' });

const statement = (said = 'We looked at every account.') => ({ statement: said });
const asked = (more: object = {}) => ({
  name: 'Access review',
  kind: 'statement' as const,
  effective_from: '2026-01-01',
  effective_to: '2026-03-31',
  department_id,
  ...more,
});
const created = async (who: Caller, more: object = {}) =>
  (await who.calls(contract.createEvidence, { body: asked(more) })).data;
const accepted = async (more: object = {}) => {
  const { id, version } = await created(editor, { content: statement(), ...more });
  return (await admin.calls(contract.acceptEvidence, { params: { id }, body: { version } })).data;
};
const read = async (who: Caller, { id }: { id: string }) =>
  (await who.calls(contract.readEvidence, { params: { id } })).data;
const due = async (risk: string): Promise<number> =>
  (await owner.query('select from residual_due where org_id = $1 and risk_id = $2', [world.orgId, risk]))
    .rowCount ?? 0;

suite('A piece of evidence', () => {
  test('is asked for, provided by its owner, and accepted by somebody else', async () => {
    const { id, status, revisions } = await created(editor, { owner_id: holder.id, reviewer_id: editor.id });
    assert.deepEqual([status, revisions], ['requested', []]);
    const params = { id };
    const empty = await holder.isRefused(contract.submitEvidence, { params, body: { version: 1 } });
    assert.deepEqual([empty.status, empty.code], [422, 'evidence_missing']);
    const { data: provided } = await holder.calls(contract.reviseEvidence, {
      params,
      body: { version: 1, content: statement(), note: 'As asked' },
    });
    assert.equal(provided.status, 'requested');
    const { data: sent } = await holder.calls(contract.submitEvidence, { params, body: { version: 2 } });
    const sha256 = createHash('sha256').update(statement().statement).digest('hex');
    assert.deepEqual(
      [sent.status, sent.revisions[0]?.sha256, sent.revisions[0]?.note],
      ['submitted', sha256, 'As asked'],
    );
    const { data } = await editor.calls(contract.acceptEvidence, { params, body: { version: 3 } });
    assert.deepEqual([data.status, data.accepted_revision, data.decided_by?.id], ['accepted', 1, editor.id]);
  });

  test('is decided about by nobody who submitted it', async () => {
    const { id, version } = await created(editor, { content: statement() });
    for (const call of [contract.acceptEvidence, contract.rejectEvidence]) {
      const own = await editor.isRefused(call, { params: { id }, body: { version, note: 'Mine' } });
      assert.deepEqual([own.status, own.code], [422, 'own_evidence']);
    }
    const { data } = await admin.calls(contract.rejectEvidence, {
      params: { id },
      body: { version, note: 'Page 2?' },
    });
    assert.deepEqual([data.status, data.rejection], ['rejected', 'Page 2?']);
    // The same again is not another try.
    const again = await editor.isRefused(contract.submitEvidence, {
      params: { id },
      body: { version: data.version },
    });
    assert.equal(again.code, 'evidence_missing');
  });

  test('is renewed by a revision, and counts until that is accepted', async () => {
    const first = await accepted({ valid_for_days: 30 });
    assert.equal(first.expires_on, '2026-04-30');
    const params = { id: first.id };
    const renewal = { effective_from: '2026-04-01', effective_to: '2026-06-30' };
    const { data: waiting } = await editor.calls(contract.reviseEvidence, {
      params,
      body: { version: first.version, content: statement('And again.'), ...renewal },
    });
    assert.deepEqual(
      [waiting.status, waiting.awaiting_revision, waiting.expires_on, waiting.flags.at(-1)],
      ['accepted', 2, '2026-04-30', 'renewal_awaiting'],
    );
    const { data: kept } = await admin.calls(contract.rejectEvidence, {
      params,
      body: { version: waiting.version, note: 'Not whole' },
    });
    assert.deepEqual([kept.status, kept.accepted_revision, kept.awaiting_revision], ['accepted', 1, null]);
    const { data: third } = await editor.calls(contract.reviseEvidence, {
      params,
      body: { version: kept.version, content: statement('Whole now.'), ...renewal },
    });
    const { data } = await admin.calls(contract.acceptEvidence, { params, body: { version: third.version } });
    assert.deepEqual(
      [data.accepted_revision, data.effective_to, data.expires_on],
      [3, '2026-06-30', '2026-07-30'],
    );
    assert.deepEqual(
      data.revisions.map(({ n }) => n),
      [3, 2, 1],
    );
  });

  test('keeps its period once it was accepted, unless a revision brings another', async () => {
    const { id, version } = await accepted();
    for (const change of [{ effective_to: '2027-12-31' }, { valid_for_days: 3000 }]) {
      const refused = await admin.isRefused(contract.changeEvidence, {
        params: { id },
        body: { version, ...change },
      });
      assert.deepEqual([refused.status, refused.code], [422, 'period_accepted']);
    }
    const body = { version, name: 'Access review of spring' };
    assert.equal((await admin.calls(contract.changeEvidence, { params: { id }, body })).data.name, body.name);
  });

  test('is a file that came in for it, and is had by whoever sees it', async () => {
    const risk = await raised(admin, 'Access is never reviewed', { department_id });
    const about = { purpose: 'evidence', object_type: 'risk', object_id: risk.id } as const;
    const file = await sendsFile(world, editor, 'review.pdf', pdf('a review'), about);
    const links = [{ object_type: 'risk', object_id: risk.id }];
    const of = { kind: 'file', content: { file_id: file.id } };
    const wrong = await editor.isRefused(contract.createEvidence, { body: asked(of) });
    assert.deepEqual([wrong.status, wrong.code], [400, 'file_unknown']);
    const made = await created(editor, { ...of, links });
    assert.deepEqual([made.revisions[0]?.file?.id, made.revisions[0]?.sha256], [file.id, file.sha256]);
    assert.deepEqual(
      made.links.map(({ ref, title }) => [ref, title]),
      [[risk.ref, risk.title]],
    );
    assert.equal((await holder.sends(downloadFile, { params: { id: file.id } })).status, 200);
    assert.equal((await outsider.isRefused(downloadFile, { params: { id: file.id } })).status, 404);
    const next = await sendsFile(world, editor, 'next.pdf', pdf('of summer'), {
      purpose: 'evidence',
      object_type: 'evidence',
      object_id: made.id,
    });
    const body = { version: made.version, content: { file_id: next.id } };
    const { data } = await editor.calls(contract.reviseEvidence, { params: { id: made.id }, body });
    assert.equal(data.revisions[0]?.file?.name, 'next.pdf');
  });

  test('holds what its kind says, and no address that a browser would run', async () => {
    const tries = async (more: object, code: string) =>
      assert.equal((await editor.isRefused(contract.createEvidence, { body: asked(more) })).code, code);
    await tries({ kind: 'link', content: statement() }, 'content_of_other_kind');
    await tries({ kind: 'link', content: { url: 'javascript:alert(1)' } }, 'invalid_input');
    await tries({ kind: 'link', content: { url: 'https://example.com:99999/' } }, 'invalid_input');
    await tries({ kind: 'link', content: {} }, 'invalid_input');
    await tries({ content: { ...statement(), url: 'https://example.com' } }, 'invalid_input');
    await tries({ effective_to: '2025-12-31' }, 'invalid_input');
    const made = await created(editor, { kind: 'link', content: { url: 'https://example.com/report' } });
    assert.equal(made.revisions[0]?.url, 'https://example.com/report');
    const risk = await raised(admin, 'Access is never reviewed', { department_id });
    const record = { object_type: 'risk', object_id: risk.id };
    const { revisions } = await created(editor, { kind: 'record', content: { record } });
    assert.equal(revisions[0]?.record?.ref, risk.ref);
    const hidden = { ...record, object_id: crypto.randomUUID() };
    await tries({ kind: 'record', content: { record: hidden } }, 'object_unknown');
  });

  test('expires on its day, as the product’s own act, once', async () => {
    setClock('2026-05-01T12:00:00Z');
    const risk = await raised(admin, 'Access is never reviewed', { department_id });
    const links = [{ object_type: 'risk', object_id: risk.id }];
    const over = await accepted({ valid_for_days: 31, links });
    const soon = await accepted({ valid_for_days: 32 });
    assert.deepEqual(
      [over.expires_on, soon.expires_on, soon.flags],
      ['2026-05-01', '2026-05-02', ['expiring']],
    );
    const before = await due(risk.id);
    const round = () =>
      world.database.inOrganisation(world.orgId, { now: new Date('2026-05-01T12:00:00Z') }, (db) =>
        expireEvidence(evidenceHolders)(db, 100),
      );
    assert.ok((await round()) > 0);
    assert.equal(await round(), 0);
    assert.deepEqual(
      [(await read(admin, over)).status, (await read(admin, soon)).status],
      ['expired', 'accepted'],
    );
    assert.equal(await due(risk.id), before + 1);
    const { data } = await admin.calls(contract.readEvidenceHistory, { params: { id: over.id } });
    assert.deepEqual([data[0]?.action, data[0]?.actor_id], ['evidence.expired', null]);
    // What is accepted anew counts again.
    const { version } = await read(admin, over);
    const body = { version, content: statement(), effective_from: '2026-05-01', effective_to: null };
    const { data: renewed } = await editor.calls(contract.reviseEvidence, { params: { id: over.id }, body });
    assert.deepEqual([renewed.status, renewed.flags], ['expired', ['renewal_awaiting']]);
    const { data: anew } = await admin.calls(contract.acceptEvidence, {
      params: { id: over.id },
      body: { version: renewed.version },
    });
    assert.deepEqual([anew.status, anew.expires_on], ['accepted', '2026-06-01']);
    setClock();
  });

  test('is linked by whoever answers for it, to what they decide about; what it proves is computed anew', async () => {
    const own = await raised(admin, 'Access is never reviewed', { department_id, owner_id: holder.id });
    const other = await raised(admin, 'Invoices are paid twice', { department_id });
    const made = await created(editor, { owner_id: holder.id, content: statement() });
    const params = { id: made.id };
    const to = (risk: { id: string }, version: number) => ({
      params,
      body: { version, object_type: 'risk', object_id: risk.id },
    });
    const not = await holder.isRefused(contract.linkEvidence, to(other, 1));
    assert.deepEqual([not.status, not.code], [403, 'link_not_yours']);
    const unknown = await holder.isRefused(contract.linkEvidence, to({ id: crypto.randomUUID() }, 1));
    assert.deepEqual([unknown.status, unknown.code], [400, 'object_unknown']);
    const { data: linked } = await holder.calls(contract.linkEvidence, to(own, 1));
    assert.deepEqual(
      linked.links.map(({ ref }) => ref),
      [own.ref],
    );
    assert.equal(await due(own.id), 0);
    const { data: counts } = await admin.calls(contract.acceptEvidence, {
      params,
      body: { version: linked.version },
    });
    assert.equal(await due(own.id), 1);
    const { data: on } = await holder.calls(contract.listEvidence, {
      query: { object_type: 'risk', object_id: own.id },
    });
    assert.deepEqual(
      on.map(({ id }) => id),
      [made.id],
    );
    const { data: loose } = await holder.calls(contract.unlinkEvidence, to(own, counts.version));
    assert.deepEqual([loose.links, await due(own.id)], [[], 2]);
    const reason = 'Written by mistake';
    await admin.calls(contract.linkEvidence, to(own, loose.version));
    const ofRisk = await admin.calls(readHistory, { params: { id: own.id } });
    assert.deepEqual(
      ofRisk.data.flatMap(({ action, records }) => records.map(({ ref }) => [action, ref])),
      [
        ['evidence.linked', loose.ref],
        ['evidence.unlinked', loose.ref],
        ['evidence.linked', loose.ref],
      ],
      'the history of the risk tells it too',
    );
    await admin.calls(contract.withdrawEvidence, { params, body: { version: loose.version + 1, reason } });
    assert.equal(await due(own.id), 4);
    const hidden = await outsider.isRefused(contract.listEvidence, {
      query: { object_type: 'risk', object_id: own.id },
    });
    assert.equal(hidden.status, 404);
  });

  test('is added by those who decide about the department, or answer for what it is linked to', async () => {
    const body = asked({ content: statement() });
    for (const who of [holder, outsider]) {
      const refused = await who.isRefused(contract.createEvidence, { body });
      assert.deepEqual([refused.status, refused.code], [403, 'department_not_yours']);
    }
    const own = await raised(admin, 'Access is never reviewed', { department_id, owner_id: holder.id });
    const links = [{ object_type: 'risk', object_id: own.id }];
    assert.equal((await created(holder, { links, content: statement() })).status, 'submitted');
    const other = await raised(admin, 'Invoices are paid twice', { department_id });
    const foreign = asked({ links: [{ object_type: 'risk', object_id: other.id }] });
    assert.equal((await holder.isRefused(contract.createEvidence, { body: foreign })).code, 'link_not_yours');
    const unknown = asked({ owner_id: crypto.randomUUID() });
    assert.equal((await admin.isRefused(contract.createEvidence, { body: unknown })).code, 'person_unknown');
  });

  test('is seen in its department, and what is confidential by those it names alone', async () => {
    const open = await created(editor);
    const secret = await created(editor, { confidential: true, owner_id: editor.id, reviewer_id: admin.id });
    const colleague = await person('Staff', { Finance: 'lead' });
    const sees = async (who: Caller, { id }: { id: string }) =>
      (await who.sends(contract.readEvidence, { params: { id } })).status;
    assert.deepEqual([await sees(holder, open), await sees(outsider, open)], [200, 404]);
    assert.deepEqual(
      [await sees(editor, secret), await sees(admin, secret), await sees(colleague, secret)],
      [200, 200, 404],
    );
    const { data } = await colleague.calls(contract.listEvidence, { query: { limit: '200' } });
    assert.ok(data.some(({ id }) => id === open.id) && data.every(({ id }) => id !== secret.id));
    assert.equal(await sees((await newWorld()).admin, open), 404);
  });
});
