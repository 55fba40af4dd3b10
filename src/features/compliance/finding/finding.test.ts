import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createEvidence } from '#features/treatment/evidence/evidence.contract.ts';
import { answered, begun, controlsOf } from '#tests/compliance/compliance-world.ts';
import { acted, assigned, found, refused, reopened, resolved } from '#tests/compliance/finding-world.ts';
import { through } from '#tests/workflow/through.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import * as contract from './finding.contract.ts';
import * as verbs from './finding-verbs.contract.ts';

const world = await newWorld();
const { admin, departments } = world;
const Finance = departments['Finance'] as string;
const inFinance = { department_id: Finance };
const editor = await world.person('Staff', { Finance: 'editor' });
const owner = await world.person('User', { Finance: 'viewer' });
const stranger = await world.person('Staff', { Operations: 'editor' });
const outsider = await world.person('User');

const raising = { title: 'Invoices were paid twice', kind: 'minor_nc' as const, severity: 2 };
const refusedToRaise = async (who: typeof admin, more: object) => {
  const { status, code } = await who.isRefused(contract.createFinding, { body: { ...raising, ...more } });
  return [status, code];
};

suite('A finding', () => {
  test('is raised by those who edit its department', async () => {
    const made = await found(editor, inFinance);
    assert.match(made.ref, /^FI-\d{4}$/);
    assert.deepEqual(
      [made.status, made.source.kind, made.department?.name, made.created_by?.id, made.flags],
      ['open', 'hand', 'Finance', editor.id, []],
    );
    assert.deepEqual(await refusedToRaise(stranger, inFinance), [403, 'department_not_yours']);
    assert.deepEqual(await refusedToRaise(owner, inFinance), [403, 'forbidden']);
    assert.deepEqual(await refusedToRaise(editor, {}), [403, 'department_not_yours']);
    const nowhere = { department_id: crypto.randomUUID() };
    assert.deepEqual(await refusedToRaise(admin, nowhere), [400, 'department_unknown']);
  });

  test('is of the department of what it comes from, and names that to those who see it', async () => {
    const risk = await raised(admin, 'Payments are made twice', inFinance);
    const made = await found(editor, { source: { kind: 'risk', id: risk.id } });
    assert.deepEqual(
      [made.department?.id, made.source.ref, made.source.title],
      [Finance, risk.ref, 'Payments are made twice'],
    );
    const named = await through(made, assigned(admin, outsider));
    const { data } = await outsider.calls(contract.readFinding, { params: { id: named.id } });
    assert.deepEqual(
      [data.source.kind, data.source.id, data.source.ref, data.source.title],
      ['risk', null, null, null],
    );
    const elsewhere = await raised(admin, 'Trucks stand still', {
      department_id: departments['Operations'] as string,
    });
    const source = { kind: 'risk', id: elsewhere.id };
    assert.deepEqual(await refusedToRaise(editor, { source }), [400, 'source_unknown']);
  });

  test('goes from whoever raised it to an owner who resolves it, and is closed by somebody else', async () => {
    const made = await found(editor, inFinance);
    assert.deepEqual(await refused(editor, verbs.startFinding, made), [403, 'forbidden']);
    const nobody = { owner_id: crypto.randomUUID(), due_date: '2027-06-30' };
    assert.deepEqual(await refused(editor, verbs.assignFinding, made, nobody), [
      400,
      'person_unknown',
      'owner_id',
    ]);
    const started = await through(made, assigned(editor, owner), [owner, verbs.startFinding]);
    assert.deepEqual(
      [started.status, started.owner?.id, started.due_date],
      ['in_progress', owner.id, '2027-06-30'],
    );
    const done = await through(started, [owner, verbs.resolveFinding, acted]);
    assert.deepEqual([done.status, done.resolved_by?.id], ['resolved', owner.id]);
    assert.deepEqual(await refused(owner, verbs.verifyFinding, done), [403, 'forbidden']);
    const closed = await through(done, [editor, verbs.verifyFinding, { note: 'Looked at ten payments' }]);
    assert.deepEqual([closed.status, closed.verified_by?.id], ['closed', editor.id]);
    const { data: history } = await owner.calls(contract.readFindingHistory, {
      params: { id: made.id },
      query: {},
    });
    assert.deepEqual(
      history.map(({ action }) => action),
      ['verified', 'resolved', 'started', 'assigned', 'created'].map((act) => `finding.${act}`),
    );
  });

  test('is resolved by saying what was done, and showing it or saying why nothing can be shown', async () => {
    const started = await through(await found(editor, inFinance), assigned(editor, owner), [
      owner,
      verbs.startFinding,
    ]);
    const refusing = (more: object) => refused(owner, verbs.resolveFinding, started, more);
    assert.deepEqual(await refusing({}), [422, 'action_missing', 'corrective_action']);
    const { corrective_action, no_evidence_reason } = acted;
    assert.deepEqual(await refusing({ no_evidence_reason }), [422, 'action_missing', 'corrective_action']);
    assert.deepEqual(await refusing({ corrective_action }), [422, 'proof_or_reason', 'no_evidence_reason']);
    const links = [{ object_type: 'finding', object_id: started.id }];
    const proof = { name: 'Payment run of May', kind: 'statement' as const, effective_from: '2026-05-01' };
    await editor.calls(createEvidence, { body: { ...proof, ...inFinance, links } });
    const done = await through(started, [owner, verbs.resolveFinding, { corrective_action }]);
    assert.deepEqual([done.status, done.evidence_count], ['resolved', 1]);
  });

  test('is not verified by its owner, nor by whoever resolved it, while another could', async () => {
    const other = await world.person('Staff', { Finance: 'editor' });
    const done = await through(await found(editor, inFinance), ...resolved(editor, other));
    assert.deepEqual(await refused(other, verbs.verifyFinding, done), [403, 'own_finding']);
    assert.equal((await through(done, [editor, verbs.verifyFinding])).status, 'closed');
  });

  test('goes back where what was done does not help, and is opened again where it shows once more', async () => {
    const done = await through(await found(editor, inFinance), ...resolved(editor, owner));
    const back = await through(done, [editor, verbs.returnFinding, { note: 'It happened again' }]);
    assert.deepEqual(
      [back.status, back.resolved_by, back.status_reason?.text],
      ['in_progress', null, 'It happened again'],
    );
    const again = await through(await found(editor, inFinance), ...reopened(editor, owner));
    assert.deepEqual(
      [again.status, again.owner?.id, again.resolved_at, again.verified_by],
      ['open', owner.id, null, null],
    );
  });

  test('is dismissed by an Admin while nobody has it, and deleted with a reason from then on', async () => {
    const made = await found(editor, inFinance);
    const reason = 'It was the same invoice';
    assert.deepEqual(await refused(editor, verbs.dismissFinding, made, { reason }), [403, 'forbidden']);
    const dismissed = await through(made, [admin, verbs.dismissFinding, { reason }]);
    assert.equal(dismissed.status_reason?.text, reason);
    assert.deepEqual(await refused(editor, contract.deleteFinding, dismissed, { reason }), [
      403,
      'forbidden',
    ]);
    assert.deepEqual(await refused(admin, contract.deleteFinding, dismissed), [
      422,
      'reason_required',
      'reason',
    ]);
    const gone = await through(dismissed, [admin, contract.deleteFinding, { reason }]);
    const params = { id: gone.id };
    assert.equal((await editor.isRefused(contract.readFinding, { params })).status, 404);
    const restored = await through(gone, [admin, verbs.restoreFinding]);
    assert.deepEqual([restored.status, restored.deleted_at], ['dismissed', null]);
  });

  test('has its causes written by its owner, and its terms by those who decide', async () => {
    const named = await through(await found(editor, inFinance), assigned(editor, owner));
    const changed = await through(named, [owner, contract.changeFinding, { root_cause: 'Nobody compares' }]);
    assert.equal(changed.root_cause, 'Nobody compares');
    const changing = (who: typeof admin, more: object) => refused(who, contract.changeFinding, changed, more);
    assert.deepEqual(await changing(owner, { severity: 4 }), [403, 'finding_terms_not_yours']);
    assert.deepEqual(await changing(owner, { due_date: '2028-01-01' }), [403, 'finding_terms_not_yours']);
    assert.deepEqual(await changing(editor, { due_date: null }), [422, 'due_date_missing', 'due_date']);
    const moved = { department_id: departments['Operations'] };
    assert.deepEqual(await changing(editor, moved), [403, 'department_not_yours', 'department_id']);
    const unknown = { control_id: crypto.randomUUID() };
    assert.deepEqual(await changing(editor, unknown), [400, 'control_unknown', 'control_id']);
    const graver = await through(changed, [
      editor,
      contract.changeFinding,
      { severity: 1, kind: 'observation' },
    ]);
    assert.deepEqual([graver.severity, graver.kind], [1, 'observation']);
    const same = await through(graver, [editor, contract.changeFinding, { severity: 1 }]);
    assert.equal(same.version, graver.version, 'nothing was changed');
  });
});

suite('A finding of an assessment', () => {
  test('is raised by those who lead and review it, and by those who edit its department', async () => {
    const lead = await world.person('Staff', { Operations: 'viewer' });
    const reviewer = await world.person('Staff');
    const named = { lead_id: lead.id, reviewer_id: reviewer.id };
    const { id } = await begun(admin, { ...inFinance, ...named });
    const source = { kind: 'assessment' as const, id };
    for (const who of [lead, reviewer, editor]) {
      const made = await found(who, { source });
      assert.deepEqual([made.department?.id, made.source.id, made.source.title], [Finance, id, 'This year']);
    }
    assert.deepEqual(await refusedToRaise(stranger, { source }), [400, 'source_unknown']);
    const elsewhere = { source, department_id: departments['Operations'] };
    assert.deepEqual(await refusedToRaise(lead, elsewhere), [403, 'department_not_yours']);
    const made = await found(lead, { source });
    const reason = 'It was seen by mistake';
    assert.deepEqual(await refused(reviewer, verbs.dismissFinding, made, { reason }), [403, 'forbidden']);
    assert.equal((await through(made, [lead, verbs.dismissFinding, { reason }])).status, 'dismissed');
  });

  test('is seen by none of those who answer a part of it alone, but by its owner', async () => {
    const respondent = await world.person('User', { Finance: 'viewer' });
    const assessment = await begun(admin, inFinance);
    const control = (await controlsOf(admin, assessment.id)).get('A.8.13')?.id as string;
    await answered(admin, control, { owner_id: respondent.id });
    const made = await found(admin, { source: { kind: 'control_assessment', id: control } });
    assert.deepEqual(
      [made.source.ref, made.source.assessment?.id, typeof made.source.title],
      ['A.8.13', assessment.id, 'string'],
    );
    const sees = async (who: typeof admin) => {
      const { status } = await who.sends(contract.readFinding, { params: { id: made.id } });
      const query = { assessment: assessment.id };
      const { data } = await who.calls(contract.listFindings, { query });
      return [status, data.length];
    };
    assert.deepEqual(await sees(respondent), [404, 0]);
    assert.deepEqual(await sees(stranger), [404, 0]);
    assert.deepEqual(await sees(editor), [200, 1]);
    await through(made, assigned(admin, respondent));
    assert.deepEqual(await sees(respondent), [200, 1]);
  });
});
