import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';
import { begun } from '#tests/compliance/compliance-world.ts';
import { acted, found } from '#tests/compliance/finding-world.ts';
import { through } from '#tests/workflow/through.ts';
import { allTold, becomesUser, goesRound, nameOf, waitsFor } from '#tests/mail/notice-world.ts';
import { newWorld, setClock } from '#tests/world/world.ts';
import { pathOfFinding } from './finding-path.rules.ts';
import * as verbs from './finding-verbs.contract.ts';

after(() => setClock());

suite('Findings', () => {
  test('wait for those who assign, resolve and verify them, who are told what they mean for them', async () => {
    setClock('2026-06-01T09:00:00Z');
    const world = await newWorld();
    const { admin, departments } = world;
    const inFinance = { department_id: departments['Finance'] as string };
    const editor = await world.person('Staff', { Finance: 'editor' });
    const reviewer = await world.person('Staff', { Finance: 'viewer' });
    const owner = await world.person('User', { Finance: 'viewer' });
    const assessment = await begun(admin, { ...inFinance, reviewer_id: reviewer.id });
    const made = await found(editor, { source: { kind: 'assessment', id: assessment.id } });
    const { ref } = made;
    const link = pathOfFinding(made.id);
    assert.deepEqual(await waitsFor(editor), [`decide: finding_assignment ${ref}`]);
    assert.deepEqual(await waitsFor(reviewer), []);

    const started = await through(
      made,
      [editor, verbs.assignFinding, { owner_id: owner.id, due_date: '2026-06-03' }],
      [owner, verbs.startFinding],
    );
    assert.deepEqual(await waitsFor(owner), [`do: finding ${ref}`]);
    assert.deepEqual(await allTold(owner), [
      `assigned: ${await nameOf(editor)} made you the owner of ${ref} (${link})`,
    ]);
    await goesRound(world, new Date('2026-06-03T09:00:00Z'));
    assert.equal((await allTold(owner))[0], `due_today: ${ref} is due today (${link})`);

    // What is told later stands first.
    setClock('2026-06-01T09:05:00Z');
    const done = await through(started, [owner, verbs.resolveFinding, acted]);
    assert.deepEqual(await waitsFor(owner), []);
    assert.deepEqual(await waitsFor(reviewer), [`decide: finding_verification ${ref}`]);
    assert.deepEqual(await waitsFor(editor), [], 'the assessment has a reviewer');
    assert.deepEqual(await allTold(reviewer), [
      `decision_asked: ${await nameOf(owner)} resolved ${ref}, which awaits verification (${link})`,
      `assigned: ${await nameOf(admin)} named you as the reviewer of ${assessment.ref} (/apps/compliance/iso27001/${assessment.id})`,
    ]);
    const closed = await through(
      done,
      [reviewer, verbs.returnFinding, { note: 'It happened again' }],
      [owner, verbs.resolveFinding, {}],
      [reviewer, verbs.verifyFinding],
      [editor, verbs.reopenFinding, { reason: 'It shows once more' }],
    );
    assert.equal(closed.status, 'open');
    const kinds = (await allTold(owner)).map((one) => one.split(':')[0]);
    assert.deepEqual(kinds.toSorted(), ['assigned', 'decided', 'due_today', 'sent_back', 'sent_back']);
  });

  test('that nobody reviews wait for those who decide about their department, and not for who resolved them', async () => {
    const world = await newWorld();
    const { admin, departments } = world;
    const inFinance = { department_id: departments['Finance'] as string };
    const [first, second] = [
      await world.person('Staff', { Finance: 'editor' }),
      await world.person('Staff', { Finance: 'editor' }),
    ];
    const done = await through(
      await found(admin, inFinance),
      [admin, verbs.assignFinding, { owner_id: first.id, due_date: '2027-06-30' }],
      [first, verbs.startFinding],
      [first, verbs.resolveFinding, acted],
    );
    assert.deepEqual(await waitsFor(first), []);
    assert.deepEqual(await waitsFor(second), [`decide: finding_verification ${done.ref}`]);
  });

  test('do not wait for a reviewer who decides nothing any more, but for the lead', async () => {
    const world = await newWorld();
    const { admin, departments } = world;
    const inFinance = { department_id: departments['Finance'] as string };
    const editor = await world.person('Staff', { Finance: 'editor' });
    const [reviewer, owner] = [
      await world.person('Staff', { Finance: 'viewer' }),
      await world.person('User', { Finance: 'viewer' }),
    ];
    const assessment = await begun(admin, { ...inFinance, reviewer_id: reviewer.id });
    const started = await through(
      await found(editor, { source: { kind: 'assessment', id: assessment.id } }),
      [editor, verbs.assignFinding, { owner_id: owner.id, due_date: '2027-06-30' }],
      [owner, verbs.startFinding],
    );
    await becomesUser(admin, reviewer);
    const done = await through(started, [owner, verbs.resolveFinding, acted]);
    assert.deepEqual(await waitsFor(reviewer), []);
    assert.ok((await waitsFor(admin)).includes(`decide: finding_verification ${done.ref}`));
    assert.match((await allTold(admin))[0] ?? '', /^decision_asked: /);
  });
});
