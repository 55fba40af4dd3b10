import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { workSources } from '#app/work-sources.ts';
import { workflows } from '#app/workflows.ts';
import { noticedRecords } from '#app/noticed-records.ts';
import { setAbsence } from '#features/identity/absence/absence.contract.ts';
import { createAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import { assignQuestions } from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { closeRisk, registerRisk } from '#features/risk/record/risk.contract.ts';
import { raised, setRiskColumns, rating } from '#tests/world/risk-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import { en } from './text/en.ts';
import { readWork, type WorkGroup } from './work.contract.ts';

after(() => setClock());
setClock('2026-03-02T12:00:00Z');
const world = await newWorld();
const { admin, departments } = world;
const inFinance = { department_id: departments['Finance'] as string };

const groupOf = async (who: Caller, group: WorkGroup) => {
  const { groups } = (await who.calls(readWork)).data;
  const found = groups.find((one) => one.group === group);
  assert.ok(found);
  return found;
};
const kindsOf = async (who: Caller, group: WorkGroup) =>
  (await groupOf(who, group)).items.map(({ kind, ref }) => `${kind} ${ref}`);

suite('My work', () => {
  test('is nothing for whoever nothing waits for', async () => {
    const { groups } = (await (await world.person('User')).calls(readWork)).data;
    assert.deepEqual(
      groups.map(({ group, count, items }) => [group, count, items]),
      ['answer', 'decide', 'do', 'review'].map((group) => [group, 0, []]),
    );
  });

  test('is what one decides: risks to triage and requests of others in one’s departments', async () => {
    const [editor, viewer] = [
      await world.person('Staff', { Finance: 'editor' }),
      await world.person('Staff', { Finance: 'viewer' }),
    ];
    const owner = await world.person('User', { Finance: 'viewer' });
    const { data: untriaged } = await owner.calls(registerRisk, {
      body: { title: 'Keys are lost', ...inFinance },
    });
    await owner.calls(registerRisk, {
      body: { title: 'Elsewhere', department_id: departments['Operations'] as string },
    });
    const risk = await raised(admin, 'Paid twice', { ...inFinance, owner_id: owner.id });
    const body = { version: risk.version, reason: 'no_longer_exists' as const };
    await owner.calls(closeRisk, { params: { id: risk.id }, body });
    assert.deepEqual(await kindsOf(editor, 'decide'), [
      `risk_triage ${untriaged.ref}`,
      `risk_request ${risk.ref}`,
    ]);
    assert.deepEqual(await kindsOf(viewer, 'decide'), []);
    assert.deepEqual(await kindsOf(owner, 'decide'), []);
  });

  test('is what one looks at again, the latest first, with what is late', async () => {
    const owner = await world.person('User', { Finance: 'viewer' });
    const refs: string[] = [];
    for (const review_on of ['2026-03-02', '2026-02-27', '2026-03-09', '2026-03-16', '2026-03-17'])
      refs.push((await raised(admin, 'Paid twice', { ...inFinance, owner_id: owner.id, review_on })).ref);
    const { items, count, overdue } = await groupOf(owner, 'review');
    assert.equal((await owner.calls(readWork)).data.today, '2026-03-02');
    assert.deepEqual(
      items.map(({ ref, flags }) => [ref, ...flags]),
      [[refs[1], 'overdue'], [refs[0], 'due_today'], [refs[2], 'due_soon'], [refs[3]]],
    );
    assert.deepEqual([count, overdue], [4, 1]);
    assert.equal(items[0]?.link, `/apps/risk/management/view?risk=${items[0]?.id}`);
  });

  test('is what one does: one’s rated risks without a treatment, and ratings that were asked for', async () => {
    const owner = await world.person('Staff', { Finance: 'viewer' });
    const rated = await raised(admin, 'Rated', { ...inFinance, owner_id: owner.id });
    await raised(admin, 'Unrated', { ...inFinance, owner_id: owner.id });
    await setRiskColumns(world, [rated.id], rating('inherent', 2, 2, 1));
    assert.deepEqual(await kindsOf(owner, 'do'), [`risk_treatment ${rated.ref}`]);
    await setRiskColumns(world, [rated.id], { rating_asked_at: '2026-03-01T00:00:00Z' });
    const editor = await world.person('Staff', { Finance: 'editor' });
    assert.deepEqual(await kindsOf(editor, 'do'), [`risk_rating ${rated.ref}`]);
  });

  test('is what one answers: questions given to one, and assessments that one submits', async () => {
    const [assessor, assignee] = [
      await world.person('Staff', { Finance: 'editor' }),
      await world.person('User', { Finance: 'viewer' }),
    ];
    const body = {
      framework: 'nist' as const,
      name: 'Autumn',
      period: { from: '2026-01-01', to: '2026-03-31' },
      assessor_ids: [assessor.id],
      due_date: '2026-03-01',
      ...inFinance,
    };
    const { data: made } = await admin.calls(createAssessment, { body });
    const given = {
      version: made.version,
      section_ids: [made.sections[0]?.code as string],
      user_ids: [assignee.id],
      due_date: '2026-03-20',
    };
    await admin.calls(assignQuestions, { params: { id: made.id }, body: given });
    assert.deepEqual(await kindsOf(assessor, 'answer'), [`maturity_submission ${made.ref}`]);
    const [question] = (await groupOf(assignee, 'answer')).items;
    assert.deepEqual(
      [question?.kind, question?.due_on, question?.link],
      ['maturity_questions', '2026-03-20', `/apps/nist/assessment?assessment=${made.id}`],
    );
  });

  test('is also what waits for whom one stands in for, and says so', async () => {
    const [absent, delegate] = [
      await world.person('User', { Finance: 'viewer' }),
      await world.person('User', { Finance: 'viewer' }),
    ];
    await raised(admin, 'Paid twice', { ...inFinance, owner_id: absent.id, review_on: '2026-03-02' });
    assert.equal((await groupOf(delegate, 'review')).count, 0);
    const away = { from: '2026-03-02', to: '2026-03-06', delegate_id: delegate.id };
    await absent.calls(setAbsence, { body: away });
    const [item] = (await groupOf(delegate, 'review')).items;
    assert.equal(item?.in_place_of?.id, absent.id);
    assert.equal((await groupOf(absent, 'review')).items[0]?.in_place_of, null);
  });

  test('shows the most urgent of many, and says how many there are', async () => {
    const many = await newWorld();
    for (let risk = 0; risk < 53; risk++)
      await raised(many.admin, `Risk ${risk}`, { review_on: risk === 52 ? '2026-03-01' : '2026-03-05' });
    const { items, count, count_is_capped } = await groupOf(many.admin, 'review');
    assert.deepEqual([items.length, count, count_is_capped], [50, 53, false]);
    assert.equal(items[0]?.title, 'Risk 52');
  });

  test('has words for each of its sources, and each a kind of its own', () => {
    const kinds = workSources.map(({ kind }) => kind);
    assert.deepEqual(
      kinds.filter((kind) => !(kind in en.kinds)),
      [],
    );
    assert.equal(new Set(kinds).size, kinds.length);
  });
});

test('Of every record that people work on, those who see it can be told', () => {
  const types = noticedRecords.map(({ type }) => type);
  const untold = ['maturity_framework', 'compliance_standard', 'compliance_mapping'];
  assert.deepEqual(
    workflows.map(({ name }) => name).filter((name) => !types.includes(name) && !untold.includes(name)),
    [],
    'src/app/noticed-records.ts says who sees a record of each type',
  );
});
