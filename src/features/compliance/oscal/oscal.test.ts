import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { begun, controlsOf } from '#tests/compliance/compliance-world.ts';
import { acted, found } from '#tests/compliance/finding-world.ts';
import { furnished, holds, list, oscalOf, oscalText, saidBy } from '#tests/compliance/oscal-world.ts';
import { answeredDirectly, justified } from '#tests/compliance/soa-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { oscalModels } from './oscal-model.contract.ts';

suite('Documents of OSCAL', () => {
  test('hold with something of everything, and with nothing that applies', async () => {
    const world = await newWorld();
    const { id } = await furnished(world);
    await holds(world.admin, id, oscalModels);
    const all = await begun(world.admin, { compliance_standard: 'cis', groups_in_scope: ['ig1'] });
    for (const code of (await controlsOf(world.admin, all.id)).keys())
      await answeredDirectly(world, all.id, code, { applicability_state: 'not_applicable' });
    await holds(world.admin, all.id, ['assessment-results', 'ssp']);
    const [result] = list(await oscalOf(world.admin, all.id, 'assessment-results'), 'results');
    const [selection] = list(result, 'reviewed-controls', 'control-selections');
    assert.deepEqual([selection?.['include-all'], list(selection, 'exclude-controls').length], [{}, 56]);
  });

  test('are the same twice, and say that they differ when something was changed', async () => {
    const world = await newWorld();
    const { id } = await furnished(world);
    const texts = async () => Promise.all(oscalModels.map((model) => oscalText(world.admin, id, model)));
    const first = await texts();
    assert.deepEqual(await texts(), first);
    const changed = async () =>
      String((await oscalOf(world.admin, id, 'assessment-results'))['metadata']?.['last-modified']);
    const before = await changed();
    await found(world.admin, { source: { kind: 'assessment', id } });
    assert.ok((await changed()) > before);
  });

  test('carry words that are no markup, and no names that break them', async () => {
    const world = await newWorld();
    const { admin, person } = world;
    const hostile =
      '  "}],\\"x\\": evil <img src=x onerror=alert(1)> {{ insert: param, p }} [a](javascript:b) \ud83d\ude00 ';
    const arabic = 'تقييم «أمن المعلومات»\nالسطر الثاني';
    const someone = await person('Staff', {}, { last_name: '  O\u2019<b>"Neil\\ ' });
    const { id } = await begun(admin, {
      name: hostile,
      scope_text: `${arabic}\n\n${hostile}`,
      lead_id: someone.id,
    });
    await justified(world, id);
    await answeredDirectly(world, id, 'A.5.1', { result: 'partial', applicability_text: hostile });
    await answeredDirectly(world, id, 'A.5.2', {
      applicability_state: 'inherited',
      provider: ' \u202e\u0007"} ',
    });
    await answeredDirectly(world, id, 'A.5.3', { applicability_state: 'inherited', provider: null });
    await answeredDirectly(world, id, 'A.5.4', {
      applicability_state: 'not_applicable',
      applicability_text: arabic,
    });
    await found(admin, { title: hostile, description: arabic, source: { kind: 'assessment', id } });
    await holds(admin, id, oscalModels, 'ar');
    const ssp = await oscalOf(admin, id, 'ssp');
    assert.match(String(ssp['metadata']?.['title']), /\\<img src=x onerror=alert\(1\)\\> \\\{\{ insert/);
    const party = list(ssp, 'metadata', 'parties').find(({ name }) => String(name).startsWith('Staff'));
    assert.equal(party?.['name'], 'Staff O\u2019<b>"Neil\\');
    assert.doesNotMatch(JSON.stringify(ssp), /@/, 'no address of anybody');
    assert.match(String(ssp['system-characteristics']?.['description']), /\nالسطر الثاني\n/);
  });
});

suite('Assessment results', () => {
  test('say what was answered, by what it is proven, and what follows from it', async () => {
    const world = await newWorld();
    const { id, risk, planned } = await furnished(world);
    await answeredDirectly(world, id, 'A.5.1', { result: 'compliant', applicability_state: 'applicable' });
    await answeredDirectly(world, id, 'A.5.3', {
      result: 'non_compliant',
      applicability_state: 'applicable',
    });
    await answeredDirectly(world, id, 'A.5.4', { result: 'not_assessed', applicability_state: 'applicable' });
    await answeredDirectly(world, id, 'A.5.5', { applicability_state: 'not_applicable' });
    const results = await oscalOf(world.admin, id, 'assessment-results');
    const [result] = list(results, 'results');
    const targets = new Map(list(result, 'findings').map((one) => [saidBy(one)['code'] ?? '', one]));
    const observations = list(result, 'observations');
    const observed = observations.find((one) => saidBy(one)['code'] === 'A.5.1');
    assert.deepEqual(observed?.['methods'], ['EXAMINE']);
    assert.equal(observed?.['expires'], '2026-05-01T00:00:00Z');
    const [evidence] = list(observed, 'relevant-evidence');
    assert.match(String(evidence?.['description']), /^EV-\d+ Signed policy$/);
    assert.equal(saidBy(evidence)['expires-on'], '2026-05-01');
    assert.deepEqual([saidBy(observed)['proven'], saidBy(observed)['result']], ['100', 'compliant']);
    const met = targets.get('A.5.1');
    assert.deepEqual(met?.['target'], {
      type: 'statement-id',
      'target-id': 'a.5.1_statement',
      status: { state: 'satisfied', reason: 'pass' },
      'implementation-status': { state: 'implemented' },
    });
    const open = observations.find((one) => saidBy(one)['ref'] === planned.ref);
    assert.deepEqual(open?.['types'], ['finding']);
    assert.deepEqual(
      list(met, 'related-observations').map((one) => one['observation-uuid']),
      [observed?.['uuid'], open?.['uuid']],
    );
    const [known] = list(result, 'risks');
    assert.deepEqual([saidBy(known)['ref'], known?.['status']], [risk.ref, 'open']);
    assert.deepEqual(met?.['related-risks'], [{ 'risk-uuid': known?.['uuid'] }]);
    assert.deepEqual(targets.get('A.5.3')?.['target']?.['status'], {
      state: 'not-satisfied',
      reason: 'fail',
    });
    const isSaid = (code: string) => observations.some((one) => saidBy(one)['code'] === code);
    assert.ok(!targets.has('A.5.4') && !isSaid('A.5.4'), 'what nobody assessed is no finding');
    const [selection] = list(result, 'reviewed-controls', 'control-selections');
    assert.ok(list(selection, 'exclude-controls').some((one) => one['control-id'] === 'a.5.5'));
    assert.ok(list(selection, 'include-controls').some((one) => one['control-id'] === 'c-4.1'));
    const lead = list(results, 'metadata', 'responsible-parties').find(
      (one) => one['role-id'] === 'assessment-lead',
    );
    const [party] = list(results, 'metadata', 'parties').filter(
      ({ uuid }) => uuid === lead?.['party-uuids']?.[0],
    );
    assert.match(String(party?.['name']), /^Staff /);
    assert.equal(
      results['import-ap']?.['href'],
      `#${String(results['back-matter']?.['resources']?.[0]?.['uuid'])}`,
    );
    assert.ok(Number(saidBy(result)['compliance']) > Number(saidBy(result)['proven']));
  });
});

suite('A POA&M', () => {
  test('has an item for each finding and for each plan, with milestones, risks and what was observed', async () => {
    const world = await newWorld();
    const { id, plan, planned, dismissed, strength, done, risk } = await furnished(world);
    const poam = await oscalOf(world.admin, id, 'poam');
    const items = new Map(list(poam, 'poam-items').map((one) => [saidBy(one)['ref'], one]));
    assert.deepEqual(
      [...items.keys()].toSorted(),
      [plan.ref, planned.ref, dismissed.ref, done.ref].toSorted(),
    );
    assert.ok(!items.has(strength.ref));
    const risks = new Map(list(poam, 'risks').map((one) => [saidBy(one)['ref'], one]));
    const statuses = [planned, dismissed, done, plan, risk].map(({ ref }) => risks.get(ref)?.['status']);
    assert.deepEqual(statuses, ['remediating', 'closed', 'remediating', 'open', 'open']);
    const weakness = risks.get(planned.ref);
    assert.deepEqual([weakness?.['statement'], weakness?.['deadline']], ['It jams', '2027-06-30T00:00:00Z']);
    const item = items.get(planned.ref);
    assert.ok(saidBy(item)['plan']?.startsWith('CIP-'), 'the plan opened for it');
    assert.equal(list(weakness, 'remediations').length, 1);
    assert.deepEqual(
      list(item, 'related-risks').map((one) => one['risk-uuid']),
      [weakness?.['uuid'], risks.get(risk.ref)?.['uuid']],
    );
    assert.equal(list(item, 'related-findings').length, 1);
    const [remedy] = list(risks.get(plan.ref), 'remediations');
    assert.deepEqual(
      list(remedy, 'tasks').map((task) => [task['type'], task['timing']?.['on-date']?.['date']]),
      [
        ['milestone', '2026-02-01T00:00:00Z'],
        ['milestone', '2026-09-30T00:00:00Z'],
        ['action', undefined],
        ['action', undefined],
      ],
    );
    const [action] = list(risks.get(done.ref), 'remediations');
    assert.deepEqual(
      [action?.['lifecycle'], action?.['description']],
      ['completed', acted.corrective_action],
    );
  });
});

suite('A system security plan', () => {
  test('says what applies, why, by whom and with which controls it is met', async () => {
    const world = await newWorld();
    const { id } = await furnished(world);
    const { admin } = world;
    await answeredDirectly(world, id, 'A.5.1', { result: 'compliant', applicability_state: 'applicable' });
    await answeredDirectly(world, id, 'A.5.2', {
      result: 'non_compliant',
      applicability_state: 'applicable',
    });
    await answeredDirectly(world, id, 'A.5.3', {
      applicability_state: 'not_applicable',
      applicability_text: 'No such door',
      applicability_reasons: ['no_such_asset', 'other'],
    });
    await answeredDirectly(world, id, 'A.5.4', {
      applicability_state: 'inherited',
      result: 'partial',
      provider: 'The landlord',
    });
    await answeredDirectly(world, id, 'A.5.6', {
      applicability_state: 'applicable',
      result: 'non_compliant',
    });
    const ssp = await oscalOf(admin, id, 'ssp');
    const requirements = new Map(
      list(ssp, 'control-implementation', 'implemented-requirements').map((one) => [
        String(one['control-id']),
        one,
      ]),
    );
    const state = (code: string) => requirements.get(code)?.['by-components']?.[0]?.['implementation-status'];
    assert.equal(state('a.5.1')?.['state'], 'implemented');
    assert.equal(state('a.5.2')?.['state'], 'planned', 'a plan is linked');
    assert.deepEqual(state('a.5.3'), { state: 'not-applicable', remarks: 'No such door' });
    assert.equal(state('a.5.6')?.['state'], 'not-implemented');
    assert.equal(
      requirements.get('a.5.4')?.['by-components']?.[0]?.['inherited']?.[0]?.['description'],
      'Met by The landlord.',
    );
    const excluded = list(requirements.get('a.5.3'), 'props');
    assert.deepEqual(
      excluded.filter(({ name }) => String(name) === 'applicability-reason').map(({ value }) => value),
      ['no_such_asset', 'other'],
    );
    const [system, component] = list(ssp, 'system-implementation', 'components');
    assert.deepEqual(
      [system?.['type'], component?.['type'], component?.['status']?.['state']],
      ['this-system', 'process-procedure', 'operational'],
    );
    assert.equal(component?.['title'], String.raw`${saidBy(component)['ref']} Badges \<at\> the "door"`);
    assert.equal(requirements.get('a.5.1')?.['by-components']?.[1]?.['component-uuid'], component?.['uuid']);
    assert.equal(requirements.size, (await controlsAsked(admin, id)).length, 'each that is answered');
    assert.equal(
      ssp['import-profile']?.['href'],
      `#${String(ssp['back-matter']?.['resources']?.[0]?.['uuid'])}`,
    );
  });
});

const controlsAsked = async (who: Caller, id: string) => {
  const rows = [...(await controlsOf(who, id)).values()];
  const parents = new Set(rows.map(({ parent }) => parent));
  return rows.filter(({ code }) => !parents.has(code));
};
