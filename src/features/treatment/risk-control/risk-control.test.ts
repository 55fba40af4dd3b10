import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { closeRisk, deleteRisk, readHistory } from '#features/risk/record/risk.contract.ts';
import {
  deleteControl,
  listControls,
  readControlHistory,
  retireControl,
} from '#features/treatment/control/control.contract.ts';
import { besideUncommitted } from '#tests/accounts/uncommitted.ts';
import { addedControl } from '#tests/treatment/control-world.ts';
import { asOwner } from '#tests/world/connections.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import {
  changeRiskControl,
  linkControl,
  listRiskControls,
  readRiskControl,
  unlinkControl,
} from './risk-control.contract.ts';

const world = await newWorld();
const { admin, departments } = world;
const inFinance = { department_id: departments['Finance'] as string };
const inOperations = { department_id: departments['Operations'] as string };
const editor = await world.person('Staff', { Finance: 'editor' });
const owner = await world.person('User', { Finance: 'viewer' });
const bystander = await world.person('User', { Finance: 'viewer' });
const stranger = await world.person('Staff', { Operations: 'editor' });
const risk = await raised(admin, 'Invoices are paid twice', { ...inFinance, owner_id: owner.id });
const beside = { holder: await asOwner(), watcher: await asOwner() };
const strength = { acts_on: 'likelihood' as const, design: 80 };
const linked = async (title: string, more: object = {}) => {
  const { id: control_id } = await addedControl(editor, title, inFinance);
  const body = { risk_id: risk.id, control_id, ...strength, ...more };
  return (await editor.calls(linkControl, { body })).data;
};

suite('A control of a risk', () => {
  test('is one of the catalogue, linked by those who may edit the risk', async () => {
    const { id: control_id } = await addedControl(editor, 'Two people sign', inFinance);
    const body = { risk_id: risk.id, control_id, ...strength, note: 'Above 10,000 only' };
    assert.equal((await bystander.isRefused(linkControl, { body })).status, 403);
    const { data } = await owner.calls(linkControl, { body });
    assert.deepEqual(
      [data.control.id, data.risk.ref, data.acts_on, data.design, data.note, data.permissions.can],
      [control_id, risk.ref, 'likelihood', 80, 'Above 10,000 only', ['edit', 'remove']],
    );
    const again = await editor.isRefused(linkControl, { body });
    assert.deepEqual([again.status, again.code], [422, 'already_linked']);
    const { data: shown } = await bystander.calls(readRiskControl, { params: { id: data.id } });
    assert.deepEqual([shown.permissions.can, shown.may_read], [[], true]);
  });

  test('may be a new one, in the department of the risk unless it says otherwise', async () => {
    const control = {
      title: 'Invoices are compared',
      kind: 'process' as const,
      action: 'detective' as const,
    };
    const body = { risk_id: risk.id, control, ...strength };
    const { data } = await owner.calls(linkControl, { body });
    assert.deepEqual(
      [data.control.status, data.control.department?.id, data.control.owner.id],
      ['planned', inFinance.department_id, owner.id],
    );
    const elsewhere = { ...body, control: { ...control, ...inOperations } };
    assert.equal((await owner.isRefused(linkControl, { body: elsewhere })).code, 'department_not_yours');
    for (const more of [{ control: undefined }, { control_id: data.control.id }])
      assert.equal(
        (await owner.isRefused(linkControl, { body: { ...body, ...more } })).code,
        'one_control_wanted',
      );
  });

  test('is none that is retired, deleted or not seen, and of no risk that is not seen or closed', async () => {
    const refused = async (who: typeof editor, control_id: string, risk_id = risk.id) => {
      const { status, code } = await who.isRefused(linkControl, {
        body: { risk_id, control_id, ...strength },
      });
      return `${status} ${code}`;
    };
    const { id } = await addedControl(editor, 'Two people look', inFinance);
    const hidden = await addedControl(stranger, 'Two people drive', inOperations);
    assert.equal(await refused(editor, hidden.id), '400 control_unknown');
    assert.equal(await refused(stranger, hidden.id), '400 risk_unknown');
    assert.equal(await refused(editor, id, crypto.randomUUID()), '400 risk_unknown');
    const closed = await raised(admin, 'The fax breaks', inFinance);
    await editor.calls(closeRisk, {
      params: { id: closed.id },
      body: { version: 1, reason: 'no_longer_exists' },
    });
    assert.equal(await refused(editor, id, closed.id), '409 wrong_state');
    const gone = await raised(admin, 'The telex breaks', inFinance);
    await admin.calls(deleteRisk, { params: { id: gone.id }, body: { version: 1, reason: 'Entered twice' } });
    assert.equal(await refused(admin, id, gone.id), '400 risk_unknown');
    await editor.calls(retireControl, { params: { id }, body: { version: 1, reason: 'No longer needed' } });
    assert.equal(await refused(editor, id), '422 control_retired');
    const deleted = await addedControl(admin, 'Two people speak', inFinance);
    await admin.calls(deleteControl, { params: { id: deleted.id }, body: { version: 1 } });
    assert.equal(await refused(admin, deleted.id), '400 control_unknown');
  });

  test('is listed for whoever sees the risk, the strongest first, also where the control itself is hidden', async () => {
    const risk = await raised(admin, 'Invoices are lost', { ...inFinance, owner_id: owner.id });
    const hidden = await addedControl(stranger, 'Two people drive', inOperations);
    const seen = await addedControl(editor, 'Two people file', inFinance);
    for (const [control_id, design] of [
      [seen.id, 30],
      [hidden.id, 60],
    ] as const)
      await admin.calls(linkControl, { body: { risk_id: risk.id, control_id, acts_on: 'both', design } });
    const { data, count } = await bystander.calls(listRiskControls, { params: { risk_id: risk.id } });
    assert.equal(count, 2);
    assert.deepEqual(
      data.map(({ control, design, may_read }) => [control.title, design, may_read]),
      [
        ['Two people drive', 60, false],
        ['Two people file', 30, true],
      ],
    );
    const params = { risk_id: risk.id };
    assert.equal((await stranger.isRefused(listRiskControls, { params })).status, 404);
    const at = { params: { id: data[0]?.id ?? '' } };
    assert.equal((await stranger.isRefused(readRiskControl, at)).status, 404);
    const page = await bystander.calls(listRiskControls, { params, query: { limit: '1', offset: '1' } });
    assert.deepEqual([page.count, page.data[0]?.control.title], [2, 'Two people file']);
  });

  test('is changed and taken away again, and both stories tell it', async () => {
    const { id, control } = await linked('Two people pay');
    const params = { id };
    const body = { version: 1, design: 40, acts_on: 'both' as const };
    assert.equal((await bystander.isRefused(changeRiskControl, { params, body })).status, 403);
    assert.equal((await stranger.isRefused(changeRiskControl, { params, body })).status, 404);
    const { data } = await owner.calls(changeRiskControl, { params, body });
    assert.deepEqual([data.version, data.design, data.acts_on], [2, 40, 'both']);
    assert.equal((await owner.isRefused(changeRiskControl, { params, body })).code, 'stale_version');
    const stale = { params, body: { version: 1 } };
    assert.equal((await owner.isRefused(unlinkControl, stale)).code, 'stale_version');
    assert.equal((await bystander.isRefused(unlinkControl, { params, body: { version: 2 } })).status, 403);
    await owner.calls(unlinkControl, { params, body: { version: 2 } });
    assert.equal((await owner.isRefused(readRiskControl, { params })).status, 404);
    const told = ['risk.control_unlinked', 'risk.control_changed', 'risk.control_linked'];
    const ofRisk = await owner.calls(readHistory, { params: { id: risk.id }, query: { limit: '3' } });
    const ofControl = await owner.calls(readControlHistory, { params: { id: control.id } });
    assert.deepEqual(
      ofRisk.data.map(({ action }) => action),
      told,
    );
    assert.deepEqual(
      ofControl.data.map(({ action }) => action),
      [...told, 'control.added'],
    );
    const others = (entries: typeof ofRisk.data) =>
      entries.map(({ records }) => records.map(({ type, id, ref }) => [type, id, ref]));
    const ofThis = [['control', control.id, control.ref]];
    assert.deepEqual(others(ofRisk.data), [ofThis, ofThis, ofThis], 'each names the other side');
    const ofThat = [['risk', risk.id, risk.ref]];
    assert.deepEqual(others(ofControl.data), [ofThat, ofThat, ofThat, []]);
  });

  test('of a closed risk stays as it is', async () => {
    const { id: risk_id } = await raised(admin, 'Cheques are forged', inFinance);
    const link = await linked('Two people stamp', { risk_id });
    const closing = { version: 1, reason: 'no_longer_exists' as const };
    await editor.calls(closeRisk, { params: { id: risk_id }, body: closing });
    const params = { id: link.id };
    for (const refused of [
      await editor.isRefused(changeRiskControl, { params, body: { version: 1, design: 40 } }),
      await editor.isRefused(unlinkControl, { params, body: { version: 1 } }),
    ])
      assert.deepEqual([refused.status, refused.code], [409, 'wrong_state']);
    const { data } = await editor.calls(readRiskControl, { params });
    assert.deepEqual([data.version, data.permissions.can], [1, []]);
  });

  test('is not there to be changed when it is taken away at the same moment', async () => {
    const { id } = await linked('Two people seal');
    const change = {
      text: `with held as (select r.id from risk r where r.org_id = $1 and r.id = $2 for update),
          gone as (delete from risk_control l where l.org_id = $1 and l.id = $3 returning l.id)
        select from held, gone`,
      values: [world.orgId, risk.id, id],
    };
    const changes = () =>
      editor.sends(changeRiskControl, { params: { id }, body: { version: 1, design: 40 } });
    assert.equal((await besideUncommitted(beside, change, changes)).status, 404);
  });

  test('is counted in the catalogue, by the open risks that the reader sees', async () => {
    const control = await addedControl(admin, 'Everybody is trained');
    const risks = [
      await raised(admin, 'Mails are believed', inFinance),
      await raised(admin, 'Doors are held open', inOperations),
      await raised(admin, 'Faxes are believed', inFinance),
    ];
    for (const { id } of risks)
      await admin.calls(linkControl, { body: { risk_id: id, control_id: control.id, ...strength } });
    const closing = { version: 1, reason: 'no_longer_exists' as const };
    await editor.calls(closeRisk, { params: { id: risks[2]?.id ?? '' }, body: closing });
    const countFor = async (who: typeof admin) =>
      (await who.calls(listControls, { query: { q: control.ref } })).data[0]?.risks;
    assert.deepEqual([await countFor(admin), await countFor(bystander)], [2, 1]);
  });
});
