import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { archiveDepartment } from '#features/organisation/department/department-change.contract.ts';
import { addedControl, workingControl } from '#tests/treatment/control-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { newWorld } from '#tests/world/world.ts';
import {
  addControl,
  changeControl,
  deleteControl,
  implementControl,
  listControls,
  readControl,
  readControlHistory,
  restoreControl,
  startControl,
} from './control.contract.ts';

const world = await newWorld();
const { admin, departments } = world;
const Finance = departments['Finance'] as string;
const Operations = departments['Operations'] as string;
const editor = await world.person('Staff', { Finance: 'editor' });
const user = await world.person('User', { Finance: 'viewer' });
const stranger = await world.person('Staff', { Operations: 'editor' });
const inFinance = { department_id: Finance };

suite('A control', () => {
  test('is added to the catalogue as planned, with the next number, and belongs to whoever added it', async () => {
    const one = await addedControl(editor, 'Two people sign', inFinance);
    const other = await addedControl(editor, 'Payments are compared', { ...inFinance, owner_id: user.id });
    assert.deepEqual([one.status, one.owner.id, other.owner.id], ['planned', editor.id, user.id]);
    assert.equal(Number(other.ref.slice(3)), Number(one.ref.slice(3)) + 1);
    assert.match(one.ref, /^CO-\d{4}$/);
  });

  test('is added by those who decide about its department, and by whoever will own it there', async () => {
    const body = { title: 'Two people sign', kind: 'process' as const, action: 'preventive' as const };
    const own = await user.calls(addControl, { body: { ...body, ...inFinance } });
    assert.equal(own.data.owner.id, user.id);
    for (const [who, department_id, owner_id] of [
      [user, Finance, editor.id],
      [user, Operations, user.id],
      [user, null, user.id],
      [stranger, Finance, stranger.id],
    ] as const) {
      const refused = await who.isRefused(addControl, { body: { ...body, department_id, owner_id } });
      assert.deepEqual([refused.status, refused.code], [403, 'department_not_yours']);
    }
  });

  test('is owned by an active member, in a department that is there', async () => {
    const body = { title: 'Two people sign', kind: 'process' as const, action: 'preventive' as const };
    const nobody = await admin.isRefused(addControl, { body: { ...body, owner_id: crypto.randomUUID() } });
    assert.deepEqual([nobody.code, Object.keys(nobody.errors ?? {})], ['person_unknown', ['owner_id']]);
    const nowhere = { ...body, department_id: crypto.randomUUID() };
    assert.equal((await admin.isRefused(addControl, { body: nowhere })).code, 'department_unknown');
  });

  test('is given to nobody who has left, and to no department that was archived', async () => {
    const here = await newWorld();
    const [finance, move_to] = Object.values(here.departments) as [string, string];
    const left = await here.person('Staff', { Operations: 'editor' });
    const database = await asOwner();
    await database.query("update person set status = 'deactivated' where id = $1", [left.id]);
    await here.admin.calls(archiveDepartment, { params: { id: finance }, body: { version: 1, move_to } });
    const { id } = await addedControl(here.admin, 'Two people sign', { department_id: move_to });
    const body = { title: 'Two people sign', kind: 'process' as const, action: 'preventive' as const };
    for (const [more, code] of [
      [{ owner_id: left.id }, 'person_unknown'],
      [{ department_id: finance }, 'department_unknown'],
    ] as const) {
      const added = await here.admin.isRefused(addControl, { body: { ...body, ...more } });
      const changes = { params: { id }, body: { version: 1, ...more } };
      const changed = await here.admin.isRefused(changeControl, changes);
      assert.deepEqual([added.code, changed.code], [code, code]);
    }
  });

  test('is seen by its department, its owner and Admins, and by nobody else', async () => {
    const { id } = await addedControl(admin, 'Two people sign', { ...inFinance, owner_id: stranger.id });
    for (const who of [admin, editor, user, stranger])
      assert.equal((await who.calls(readControl, { params: { id } })).data.id, id);
    const other = await addedControl(admin, 'Two people sign', inFinance);
    assert.equal((await stranger.isRefused(readControl, { params: { id: other.id } })).status, 404);
    const all = await addedControl(admin, 'Everybody locks their screen');
    assert.equal((await stranger.calls(readControl, { params: { id: all.id } })).data.department, null);
  });

  test('works once it is described, and shown by a statement', async () => {
    const { id } = await addedControl(editor, 'Two people sign', { ...inFinance, description: null });
    const params = { id };
    const { data: started } = await editor.calls(startControl, { params, body: { version: 1 } });
    const body = { version: started.version, statement: 'It was seen at work' };
    assert.equal((await editor.isRefused(implementControl, { params, body })).code, 'description_missing');
    const { data: described } = await editor.calls(changeControl, {
      params,
      body: { version: started.version, description: 'Two people sign every payment.' },
    });
    const { version } = described;
    for (const statement of [undefined, '   '])
      assert.equal(
        (await editor.isRefused(implementControl, { params, body: { version, statement } })).code,
        'proof_missing',
      );
    const { data } = await editor.calls(implementControl, { params, body: { ...body, version } });
    assert.deepEqual([data.status, data.statement], ['implemented', body.statement]);
    assert.ok(data.implemented_on);
  });

  test('that works is flagged while nobody has tested it, and once its test is overdue', async () => {
    const { id, flags } = await workingControl(editor, 'Two people sign', {
      ...inFinance,
      test_every_days: 30,
    });
    assert.deepEqual(flags, ['never_tested']);
    const { data } = await editor.calls(readControl, { params: { id } });
    const days = (Date.parse(data.next_test_on ?? '') - Date.parse(data.implemented_on ?? '')) / 86_400_000;
    assert.equal(days, 30);
    const planned = await addedControl(editor, 'Two people sign', { ...inFinance, test_every_days: 30 });
    assert.deepEqual([planned.next_test_on, planned.flags], [null, []]);
  });

  test('is changed by those who decide about it and its owner; a new department must be theirs too', async () => {
    const { id } = await addedControl(admin, 'Two people sign', { ...inFinance, owner_id: user.id });
    const params = { id };
    const { data } = await user.calls(changeControl, {
      params,
      body: { version: 1, cost_build: 120_000, cost_run: 5_000, cost_years: 3, requirements: ['A.5.3'] },
    });
    assert.deepEqual(
      [data.cost_build, data.cost_run, data.cost_years, data.requirements],
      [120_000, 5_000, 3, ['A.5.3']],
    );
    assert.match(data.currency, /^[A-Z]{3}$/);
    const moved = { params, body: { version: 2, department_id: Operations } };
    assert.equal((await user.isRefused(changeControl, moved)).code, 'department_not_yours');
    assert.equal((await editor.isRefused(changeControl, moved)).code, 'department_not_yours');
    const left = { params, body: { version: 2, owner_id: crypto.randomUUID() } };
    assert.equal((await editor.isRefused(changeControl, left)).code, 'person_unknown');
  });

  test('is deleted with a reason once it is more than planned, and restored by an Admin', async () => {
    const planned = await addedControl(editor, 'Two people sign', inFinance);
    await editor.calls(deleteControl, { params: { id: planned.id }, body: { version: 1 } });
    assert.equal((await editor.isRefused(readControl, { params: { id: planned.id } })).status, 404);
    const { id, version } = await workingControl(editor, 'Two people sign', inFinance);
    const params = { id };
    assert.equal((await editor.isRefused(deleteControl, { params, body: { version } })).status, 403);
    assert.equal(
      (await admin.isRefused(deleteControl, { params, body: { version } })).code,
      'reason_required',
    );
    const { data } = await admin.calls(deleteControl, { params, body: { version, reason: 'Entered twice' } });
    const back = await admin.calls(restoreControl, { params, body: { version: data.version } });
    assert.deepEqual([back.data.deleted_at, back.data.status], [null, 'implemented']);
  });

  test('comes back to no department that was archived since it was deleted', async () => {
    const here = await newWorld();
    const [finance, move_to] = Object.values(here.departments) as [string, string];
    const { id } = await addedControl(here.admin, 'Two people sign', { department_id: finance });
    const params = { id };
    await here.admin.calls(deleteControl, { params, body: { version: 1 } });
    const archived = { params: { id: finance }, body: { version: 1, move_to } };
    await here.admin.calls(archiveDepartment, archived);
    const refused = await here.admin.isRefused(restoreControl, { params, body: { version: 2 } });
    assert.deepEqual([refused.status, refused.code], [422, 'control_department_archived']);
  });

  test('tells its history, the newest first', async () => {
    const { id } = await workingControl(editor, 'Two people sign', inFinance);
    const { data } = await user.calls(readControlHistory, { params: { id } });
    assert.deepEqual(
      data.map(({ action }) => action),
      ['control.implemented', 'control.started', 'control.added'],
    );
    assert.equal((await stranger.isRefused(readControlHistory, { params: { id } })).status, 404);
  });
});

suite('The catalogue', () => {
  test('is searched by beginnings and middles of words, whatever their letters, and narrowed', async () => {
    const { admin, ...here } = await newWorld();
    const Finance = here.departments['Finance'] as string;
    const refsOf = async (query: object) =>
      (await admin.calls(listControls, { query })).data.map(({ title }) => title);
    const keys = await workingControl(admin, 'İmza anahtarları', {
      kind: 'technical',
      requirements: ['A.8.24'],
    });
    await addedControl(admin, 'Zimmet defteri', { department_id: Finance });
    await addedControl(admin, 'Locked cabinets', { kind: 'physical' });
    assert.deepEqual(await refsOf({ ordering: 'title' }), [keys.title, 'Locked cabinets', 'Zimmet defteri']);
    assert.deepEqual(await refsOf({ ordering: '-title', limit: '1' }), ['Zimmet defteri']);
    assert.deepEqual(await refsOf({ q: 'imza' }), [keys.title]);
    assert.deepEqual(await refsOf({ q: 'ANAHTAR imza' }), [keys.title]);
    assert.deepEqual(await refsOf({ q: keys.ref }), [keys.title]);
    assert.deepEqual(await refsOf({ status: 'implemented' }), [keys.title]);
    assert.deepEqual(await refsOf({ kind: 'physical' }), ['Locked cabinets']);
    assert.deepEqual(await refsOf({ requirement: 'A.8.24' }), [keys.title]);
    assert.deepEqual(await refsOf({ requirement: 'A.8' }), []);
    assert.deepEqual(await refsOf({ dpt: Finance }), ['Zimmet defteri']);
    assert.deepEqual(await refsOf({ flag: 'never_tested' }), [keys.title]);
    assert.deepEqual(await refsOf({ flag: 'test_overdue' }), []);
    assert.equal((await refsOf({ owner: admin.id })).length, 3);
    assert.deepEqual(await refsOf({ owner: crypto.randomUUID() }), []);
  });

  test('shows what one sees, and hides what is retired or deleted', async () => {
    const { count, data } = await stranger.calls(listControls, { query: { limit: '200' } });
    assert.equal(count, data.length);
    assert.ok(data.every(({ department, owner }) => department === null || owner.id === stranger.id));
    const all = await admin.calls(listControls, { query: { limit: '200' } });
    assert.ok(all.count > count);
  });
});
