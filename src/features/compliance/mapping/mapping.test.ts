import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'drizzle-orm';
import type { Sent } from '#platform/contract/endpoint.ts';
import { answered, begun, controlsOf } from '#tests/compliance/compliance-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import * as contract from './mapping.contract.ts';

type Proposed = Sent<typeof contract.proposeMapping>['body'];
const testing: Proposed = {
  from_standard: 'iso27001',
  from_code: 'A.8.34',
  to_standard: 'cis',
  to_code: '1.2',
  relation: 'superset',
  strength: 6,
  rationale: 'Both look after systems that are tested',
};
const time = { from_standard: 'iso27001', from_code: 'A.8.17', to_standard: 'cis', to_code: '8.4' } as const;
const reason = 'Our clocks are kept by somebody else';

const propose = async (who: Caller, more: Partial<Proposed> = {}) =>
  (await who.calls(contract.proposeMapping, { body: { ...testing, ...more } })).data;
const refusedAs = async (who: Caller, more: Partial<Proposed>) => {
  const { code, errors } = await who.isRefused(contract.proposeMapping, { body: { ...testing, ...more } });
  return [code, ...Object.keys(errors ?? {})];
};

/** An assessment by ISO/IEC 27001 in which one control is met, and one by CIS that follows it. */
async function followed(code: string) {
  const world = await newWorld();
  const { admin } = world;
  const source = await begun(admin);
  const follower = await begun(admin, { compliance_standard: 'cis', follows: [source.id] });
  await answered(admin, (await controlsOf(admin, source.id)).get(code)?.id as string, {
    result: 'compliant',
  });
  const said = async (at: string) => {
    const row = (await controlsOf(admin, follower.id)).get(at);
    return [row?.result, row?.flags.includes('following')];
  };
  return { ...world, said };
}

suite('A mapping of the organisation', () => {
  test('is proposed by Staff, and counts once an Admin confirms it', async () => {
    const { admin, person, said } = await followed('A.8.34');
    const [editor, user] = [await person('Staff', { Finance: 'editor' }), await person('User')];
    const { id, version, status, proposed_by, permissions } = await propose(editor);
    assert.deepEqual([status, proposed_by?.id, permissions.can], ['proposed', editor.id, []]);
    assert.deepEqual(await said('1.2'), ['not_assessed', false]);
    for (const who of [editor, user]) {
      const refused = await who.isRefused(contract.confirmMapping, { params: { id }, body: { version } });
      assert.equal(refused.status, 403);
    }
    assert.equal((await user.isRefused(contract.proposeMapping, { body: testing })).status, 403);
    const { data } = await admin.calls(contract.confirmMapping, { params: { id }, body: { version } });
    assert.deepEqual([data.status, data.confirmed_by?.id], ['confirmed', admin.id]);
    assert.deepEqual(await said('1.2'), ['compliant', true]);
    const params = { id };
    const { data: changed } = await admin.calls(contract.changeMapping, {
      params,
      body: { version: data.version, relation: 'intersects' },
    });
    assert.deepEqual(await said('1.2'), ['partial', true]);
    await admin.calls(contract.deleteMapping, { params, body: { version: changed.version } });
    // What was answered stays, and follows nothing.
    assert.deepEqual(await said('1.2'), ['partial', false]);
    assert.equal((await admin.isRefused(contract.readMapping, { params })).status, 404);
  });

  test('is told on the page of what follows by it', async () => {
    const { admin } = await followed('A.8.34');
    const made = await propose(admin, {
      from_standard: 'cis',
      from_code: '1.2',
      to_standard: 'iso27001',
      to_code: 'A.8.34',
      relation: 'subset',
    });
    await admin.calls(contract.confirmMapping, { params: { id: made.id }, body: { version: made.version } });
    const { data } = await admin.calls(contract.listMappings, { query: { status: 'confirmed', limit: '1' } });
    assert.equal(data[0]?.id, made.id);
  });

  test('is between two requirements that are answered, and between two there is one', async () => {
    const { admin } = await newWorld();
    assert.deepEqual(await refusedAs(admin, { from_code: 'A.9.99' }), ['requirement_unknown', 'from_code']);
    // A control that is answered by its sub-controls.
    assert.deepEqual(await refusedAs(admin, { to_code: '18' }), ['requirement_unknown', 'to_code']);
    const same = { to_standard: 'iso27001' as const, to_code: 'A.8.33' };
    assert.deepEqual(await refusedAs(admin, same), ['same_standard', 'to_standard']);
    assert.deepEqual(await refusedAs(admin, time), ['mapping_exists', 'to_code']);
    await propose(admin);
    assert.deepEqual(await refusedAs(admin, { strength: 1 }), ['mapping_exists', 'to_code']);
    const turned = {
      from_standard: 'cis',
      from_code: '1.2',
      to_standard: 'iso27001',
      to_code: 'A.8.34',
    } as const;
    assert.deepEqual(await refusedAs(admin, turned), ['mapping_exists', 'to_code']);
  });

  test('is one of so many', async () => {
    const world = await newWorld();
    await world.database.inOrganisation(world.orgId, { unrecorded: true }, (db) =>
      db.query(sql`insert into compliance_mapping (org_id, id, from_standard, from_code, to_standard, to_code, relation, created_at, updated_at)
        select ${db.org_id}, gen_random_uuid(), 'iso27001', n::text, 'cis', n::text, 'equal', now(), now()
        from generate_series(1, ${contract.mostMappings}) as n`),
    );
    assert.deepEqual(await refusedAs(world.admin, {}), ['too_many_mappings']);
  });

  test('is seen in its own organisation alone', async () => {
    const [here, there] = await Promise.all([newWorld(), newWorld()]);
    const { id } = await propose(here.admin);
    assert.equal((await there.admin.isRefused(contract.readMapping, { params: { id } })).status, 404);
    const { data } = await there.admin.calls(contract.listMappings, { query: { status: 'proposed' } });
    assert.deepEqual(data, []);
  });
});

suite('A mapping of the product', () => {
  test('is set aside by an Admin with a reason, and counts again', async () => {
    const { admin, person, said } = await followed('A.8.17');
    const editor = await person('Staff', { Finance: 'editor' });
    const refused = await editor.isRefused(contract.setMappingAside, { body: { ...time, reason } });
    assert.equal(refused.status, 403);
    assert.deepEqual(await said('8.4'), ['compliant', true]);
    const { data } = await admin.calls(contract.setMappingAside, { body: { ...time, reason } });
    assert.deepEqual(
      [data.status, data.set_aside?.reason, data.set_aside?.by?.id],
      ['set_aside', reason, admin.id],
    );
    assert.deepEqual(await said('8.4'), ['compliant', false]);
    const own = await propose(admin, { ...time, relation: 'intersects' });
    const taken = await admin.isRefused(contract.countMappingAgain, { body: time });
    assert.equal(taken.code, 'mapping_exists');
    await admin.calls(contract.deleteMapping, { params: { id: own.id }, body: { version: own.version } });
    await admin.calls(contract.countMappingAgain, { body: time });
    const { data: again } = await admin.calls(contract.listMappings, {
      query: { q: '8.4', other_standard: 'cis' },
    });
    assert.ok(again.some(({ to, status }) => to.code === '8.4' && status === 'confirmed'));
    const unknown = await admin.isRefused(contract.setMappingAside, {
      body: { ...time, from_code: 'A.8.34', reason },
    });
    assert.equal(unknown.code, 'mapping_unknown');
  });

  test('is listed after the organisation’s own, page by page', async () => {
    const { admin } = await newWorld();
    const { id } = await propose(admin);
    const between = { one_standard: 'cis', other_standard: 'iso27001' } as const;
    const { data, count } = await admin.calls(contract.listMappings, { query: { ...between, limit: '50' } });
    assert.deepEqual([data[0]?.id, data.length, count], [id, 50, 199]);
    const last = await admin.calls(contract.listMappings, {
      query: { ...between, limit: '50', offset: '150' },
    });
    assert.equal(last.data.length, 49);
    const codes = [...data, ...last.data].map(({ from, to }) => `${from.code} ${to.code}`);
    assert.equal(new Set(codes).size, 99);
  });
});

suite('What one answer covers', () => {
  test('is counted by requirement and in all, by the mappings that count', async () => {
    const { admin, person } = await newWorld();
    const user = await person('User');
    const query = { base: 'iso27001', others: 'cis,pci_dss' } as const;
    const { data } = await user.calls(contract.readCovering, { query });
    assert.deepEqual(
      data.totals.map(({ standard, requirements, wholly, partly, none }) => [
        standard,
        requirements,
        wholly + partly + none === requirements,
      ]),
      [
        ['cis', 153, true],
        ['pci_dss', 280, true],
      ],
    );
    const clocks = data.requirements.find(({ code }) => code === 'A.8.17');
    assert.deepEqual(
      clocks?.answers.map(({ code, relation }) => [code, relation]),
      [
        ['8.4', 'equal'],
        ['10.6.1', 'equal'],
        ['10.6.2', 'superset'],
        ['10.6.3', 'intersects'],
      ],
    );
    const touched = (standard: string) =>
      new Set(
        data.requirements.flatMap(({ answers }) =>
          answers.filter((one) => one.standard === standard).map(({ code }) => code),
        ),
      );
    const of = (standard: string) => data.totals.find((one) => one.standard === standard);
    for (const standard of ['cis', 'pci_dss'])
      assert.equal((of(standard)?.wholly ?? 0) + (of(standard)?.partly ?? 0), touched(standard).size);
    await admin.calls(contract.setMappingAside, { body: { ...time, reason } });
    const { data: less } = await user.calls(contract.readCovering, { query });
    assert.equal(
      less.totals.find(({ standard }) => standard === 'cis')?.wholly,
      (of('cis')?.wholly ?? 0) - 1,
    );
    const { data: turned } = await user.calls(contract.readCovering, {
      query: { base: 'cis', others: 'iso27001' },
    });
    const unknown = await user.isRefused(contract.readCovering, { query: { base: 'nobodys_rules' } });
    assert.deepEqual([unknown.status, unknown.code], [400, 'standard_unknown']);
    const inventory = turned.requirements.find(({ code }) => code === '1.1');
    assert.deepEqual(
      inventory?.answers.map(({ code, relation }) => [code, relation]),
      [['A.5.9', 'subset']],
    );
  });
});
