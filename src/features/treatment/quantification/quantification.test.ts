import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { closeRisk, deleteRisk, readHistory, readRisk } from '#features/risk/record/risk.contract.ts';
import { estimate, quantified, switchQuantification } from '#tests/treatment/quantification-world.ts';
import { inRows } from '#tests/treatment/residual-world.ts';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { mostInPortfolio, simulatedYears, simulationMethod } from './quantification-method.contract.ts';
import { changeQuantificationSetting, readQuantificationSetting } from './quantification-setting.contract.ts';
import * as contract from './quantification.contract.ts';
import { simulate } from './simulation.rules.ts';

const world = await newWorld();
const { admin, departments } = world;
const inFinance = { department_id: departments['Finance'] as string };
const editor = await world.person('Staff', { Finance: 'editor' });
const owner = await world.person('User', { Finance: 'viewer' });
const stranger = await world.person('Staff', { Operations: 'editor' });
await switchQuantification(admin);
const risk = await raised(admin, 'Invoices are paid twice', { ...inFinance, owner_id: owner.id });
const params = { id: risk.id };

suite('Quantification', () => {
  test('is off until an Admin switches it on, and refuses every call while it is', async () => {
    const other = await newWorld();
    const there = await raised(other.admin, 'Nobody knows the price');
    const at = { params: { id: there.id } };
    const setting = (await other.admin.calls(readQuantificationSetting)).data;
    assert.deepEqual(setting, { is_on: false, version: null });
    const refused = [
      await other.admin.isRefused(contract.readQuantification, at),
      await other.admin.isRefused(contract.quantifyRisk, { ...at, body: { ...estimate, version: null } }),
      await other.admin.isRefused(contract.removeQuantification, { ...at, body: { version: 1 } }),
      await other.admin.isRefused(contract.readPortfolio),
    ];
    for (const { status, code } of refused) assert.deepEqual([status, code], [422, 'quantification_off']);
    const user = await other.person('User');
    const on = { body: { is_on: true, version: null } };
    assert.equal((await user.isRefused(changeQuantificationSetting, on)).status, 403);
    const { data } = await other.admin.calls(changeQuantificationSetting, on);
    assert.deepEqual(data, { is_on: true, version: 1 });
    assert.equal((await other.admin.isRefused(changeQuantificationSetting, on)).code, 'stale_version');
    await quantified(other.admin, there.id);
    await switchQuantification(other.admin, false);
    assert.equal((await other.admin.isRefused(contract.readQuantification, at)).code, 'quantification_off');
    await switchQuantification(other.admin);
    const kept = (await other.admin.calls(contract.readQuantification, at)).data;
    assert.equal(kept.quantification?.probability, estimate.probability, 'what was estimated stays');
  });

  test('of a risk is estimated by whoever may rate it, and read by whoever sees it', async () => {
    const none = (await owner.calls(contract.readQuantification, { params })).data;
    assert.deepEqual([none.quantification, none.permissions.can], [null, []]);
    const body = { ...estimate, version: null };
    assert.equal((await owner.isRefused(contract.quantifyRisk, { params, body })).status, 403);
    assert.equal((await stranger.isRefused(contract.quantifyRisk, { params, body })).status, 404);
    const made = (await editor.calls(contract.quantifyRisk, { params, body })).data;
    assert.deepEqual(made.permissions.can, ['quantify', 'remove']);
    const { quantification: seen } = (await owner.calls(contract.readQuantification, { params })).data;
    assert.ok(seen !== null);
    assert.deepEqual(seen, made.quantification);
    assert.deepEqual([seen.method, seen.years], [simulationMethod, simulatedYears]);
    assert.equal(typeof seen.updated_by, 'string');
    assert.deepEqual(seen.result, simulate([seen]).result, 'anybody computes it anew from what is told');
    assert.equal((await stranger.isRefused(contract.readQuantification, { params })).status, 404);
    const remove = { params, body: { version: 1 } };
    assert.equal((await owner.isRefused(contract.removeQuantification, remove)).status, 403);
  });

  test('keeps its seed where its inputs change, is simulated anew, and the story of the risk tells it', async () => {
    const one = await raised(editor, 'Invoices are lost', inFinance);
    const at = { params: { id: one.id } };
    const { quantification: first } = await quantified(editor, one.id);
    const put = (more: object, version: number | null) =>
      editor.calls(contract.quantifyRisk, { ...at, body: { ...estimate, ...more, version } });
    const { quantification: second } = (await put({ probability: 0.2 }, 1)).data;
    assert.ok(first !== null && second !== null);
    assert.deepEqual([second.version, second.seed, second.probability], [2, first.seed, 0.2]);
    assert.ok(second.result.mean > first.result.mean);
    assert.deepEqual((await put({}, 2)).data.quantification?.result, first.result, 'the same bytes again');
    for (const version of [null, 1]) {
      const stale = { ...at, body: { ...estimate, version } };
      assert.equal((await editor.isRefused(contract.quantifyRisk, stale)).code, 'stale_version');
    }
    const removed = await editor.calls(contract.removeQuantification, { ...at, body: { version: 3 } });
    assert.equal(removed.data.quantification, null);
    const gone = { ...at, body: { version: 3 } };
    assert.equal((await editor.isRefused(contract.removeQuantification, gone)).code, 'stale_version');
    const { data } = await editor.calls(readHistory, { ...at, query: { limit: '4' } });
    const fields = ['quantified_loss', 'quantified_probability', 'quantified_rationale'];
    assert.deepEqual(
      data.map(({ action, changes }) => [action, changes.map(({ field }) => field).toSorted()]),
      [
        ['risk.quantification_removed', fields],
        ['risk.quantified', ['quantified_probability']],
        ['risk.quantified', ['quantified_probability']],
        ['risk.quantified', fields],
      ],
    );
  });

  test('refuses what says nothing, and names the field', async () => {
    const one = await raised(editor, 'Invoices are forged', inFinance);
    const wrong: [Partial<typeof estimate>, string, string][] = [
      [{ loss_high: estimate.loss_low }, 'losses_backwards', 'loss_high'],
      [{ loss_low: 100, loss_high: 1_000_001 }, 'loss_range_too_wide', 'loss_high'],
      [{ probability: 0 }, 'invalid_input', 'probability'],
      [{ probability: 1.01 }, 'invalid_input', 'probability'],
      [{ loss_low: 0 }, 'invalid_input', 'loss_low'],
      [{ loss_high: 0.5 }, 'invalid_input', 'loss_high'],
      [{ rationale: '' }, 'invalid_input', 'rationale'],
    ];
    for (const [more, code, field] of wrong) {
      const body = { ...estimate, ...more, version: null };
      const refused = await editor.isRefused(contract.quantifyRisk, { params: { id: one.id }, body });
      assert.deepEqual([refused.code, Object.keys(refused.errors ?? {})], [code, [field]]);
    }
    await admin.calls(closeRisk, {
      params: { id: one.id },
      body: { version: 1, reason: 'no_longer_exists' },
    });
    const closed = { params: { id: one.id }, body: { ...estimate, version: null } };
    assert.equal((await editor.isRefused(contract.quantifyRisk, closed)).code, 'wrong_state');
  });

  test('is explained by the inputs, the seed and the version of the formula', async () => {
    const { data, explain } = await owner.calls(contract.readQuantification, {
      params,
      query: { explain: '1' },
    });
    assert.equal(explain?.['result']?.formula_version, simulationMethod);
    assert.equal(explain['result'].inputs['seed'], String(data.quantification?.seed));
  });
});

suite('The portfolio', () => {
  test('sums the independent years of all quantified open risks that the caller sees, and names what it leaves out', async () => {
    const own = await newWorld();
    await switchQuantification(own.admin);
    const finance = own.departments['Finance'] as string;
    const of = (title: string, department: string) =>
      raised(own.admin, title, { department_id: own.departments[department] as string });
    const [a, b, c, closed, bare] = [
      await of('Invoices are paid twice', 'Finance'),
      await of('Invoices are lost', 'Finance'),
      await of('Trucks stand still', 'Operations'),
      await of('The fax breaks', 'Finance'),
      await of('Nobody knows the price', 'Finance'),
    ];
    await quantified(own.admin, a.id);
    await quantified(own.admin, b.id, { probability: 0.9 });
    await quantified(own.admin, c.id, { probability: 0.5 });
    await quantified(own.admin, closed.id);
    const { version } = (await own.admin.calls(readRisk, { params: { id: closed.id } })).data;
    await own.admin.calls(closeRisk, {
      params: { id: closed.id },
      body: { version, reason: 'no_longer_exists' },
    });
    const read = async (who = own.admin, query = {}) =>
      (await who.calls(contract.readPortfolio, { query })).data;

    const { data: all, explain } = await own.admin.calls(contract.readPortfolio, { query: { explain: '1' } });
    assert.deepEqual(
      [explain?.['result']?.included.count, explain?.['result']?.excluded.map(({ count }) => count)],
      [3, [1, 1]],
    );
    assert.deepEqual(
      all.risks.map(({ id }) => id),
      [b.id, c.id, a.id],
      'the largest mean first',
    );
    // Summed by id: an order of its own, whatever they are called.
    const ordered = all.risks.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const anew = simulate(ordered);
    assert.deepEqual(all.result, anew.result);
    assert.deepEqual(
      ordered.map(({ mean }) => mean),
      anew.means,
    );
    assert.ok(Math.abs(all.risks.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9);
    assert.deepEqual(
      all.left_out.map(({ reason, count, risks }) => [reason, count, risks.map(({ id }) => id)]),
      [
        ['not_quantified', 1, [bare.id]],
        ['closed', 1, [closed.id]],
      ],
    );
    const narrowed = await read(own.admin, { dpt: finance });
    assert.deepEqual(narrowed.risks.map(({ id }) => id).toSorted(), [a.id, b.id].toSorted());
    const viewer = await own.person('User', { Operations: 'viewer' });
    const theirs = await read(viewer);
    assert.deepEqual([theirs.risks.map(({ id }) => id), theirs.left_out], [[c.id], []]);
    const unknown = await own.admin.isRefused(contract.readPortfolio, {
      query: { dpt: crypto.randomUUID() },
    });
    assert.deepEqual([unknown.status, unknown.code], [400, 'department_unknown']);
    const { version: seen } = (await own.admin.calls(readRisk, { params: { id: c.id } })).data;
    const deleted = { params: { id: c.id }, body: { version: seen, reason: 'Entered twice' } };
    await own.admin.calls(deleteRisk, deleted);
    assert.equal((await read(viewer)).result, null, 'nothing is left of what they see');
  });

  test('is simulated beside the server: other organisations are answered meanwhile, and too many risks are refused', async () => {
    const large = await newWorld();
    await switchQuantification(large.admin);
    const one = await raised(large.admin, 'Invoices are paid twice');
    await quantified(large.admin, one.id);
    const add = (from: number, to: number) =>
      inRows(large, async (db) => {
        await db.query(sql`insert into risk (org_id, id, entry_number, ref, title, source, raised_on, triage, owner_id, category_id, created_at, updated_at)
          select r.org_id, gen_random_uuid(), 10000 + n, 'R-' || (10000 + n), 'Invoice ' || n || ' is paid twice', 'user', '2026-01-01', 'triaged', r.owner_id, r.category_id, now(), now()
          from risk r, generate_series(${from}::int, ${to}::int) n where r.org_id = ${db.org_id} and r.id = ${one.id}`);
        await db.query(sql`insert into risk_quantification (org_id, id, risk_id, probability, loss_low, loss_high, rationale, seed, method, simulation, simulated_at, created_at, updated_at)
          select q.org_id, gen_random_uuid(), r.id, q.probability, q.loss_low, q.loss_high, q.rationale, q.seed + row_number() over (), q.method, q.simulation, now(), now(), now()
          from risk_quantification q, risk r where q.org_id = ${db.org_id} and q.risk_id = ${one.id} and r.org_id = q.org_id
            and not exists (select from risk_quantification t where t.org_id = r.org_id and t.risk_id = r.id)`);
      });
    await add(1, 399);
    const done = { is: false };
    const simulated = large.admin.calls(contract.readPortfolio).finally(() => (done.is = true));
    let meanwhile = 0;
    while (!done.is) {
      await owner.calls(readRisk, { params });
      if (!done.is) meanwhile++;
    }
    assert.equal((await simulated).data.risks.length, 400);
    assert.ok(meanwhile > 3, `${meanwhile} calls were answered meanwhile`);
    await add(400, mostInPortfolio);
    const refused = await large.admin.isRefused(contract.readPortfolio);
    assert.deepEqual([refused.code, Object.keys(refused.errors ?? {})], ['portfolio_too_large', ['dpt']]);
  });
});

test('Quantified risks of one organisation are no other one’s', async () => {
  const other = await newWorld();
  await switchQuantification(other.admin);
  assert.equal((await other.admin.isRefused(contract.readQuantification, { params })).status, 404);
  const body = { ...estimate, version: null };
  assert.equal((await other.admin.isRefused(contract.quantifyRisk, { params, body })).status, 404);
  const { data } = await other.admin.calls(contract.readPortfolio);
  assert.deepEqual([data.result, data.risks, data.left_out], [null, [], []]);
});
