import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  archiveComplianceAssessment,
  readComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import {
  answerControl,
  readControlAssessment,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { begun, prepared } from '#tests/compliance/compliance-world.ts';
import {
  answers,
  cis,
  csf,
  followed,
  follows,
  idOf,
  no,
  partly,
  pci,
  readAnswer,
  rowsOf,
  said,
  yes,
} from '#tests/compliance/following-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import { changeComplianceAssessment } from './preparation.contract.ts';

suite('Chains of assessments', () => {
  test('pass an answer on by their weakest link, three steps at most', async () => {
    const { admin } = await newWorld();
    const iso = await prepared(admin);
    const first = await prepared(admin, { ...cis, follows: [iso.id] });
    const second = await prepared(admin, { ...csf, follows: [first.id] });
    const third = await prepared(admin, { ...pci, follows: [second.id] });
    // A.5.9 includes 1.1, which is ID.AM-01, which overlaps with 12.5.1.
    await answers(admin, iso.id, 'A.5.9', yes);
    assert.deepEqual(await said(admin, first.id, '1.1'), ['compliant', null, ['following']]);
    assert.deepEqual(await said(admin, second.id, 'ID.AM-01'), ['compliant', null, ['following']]);
    assert.deepEqual(await said(admin, third.id, '12.5.1'), ['partial', null, ['following']]);
    await answers(admin, iso.id, 'A.5.9', no);
    assert.deepEqual(await said(admin, third.id, '12.5.1'), ['non_compliant', null, ['following']]);
    // Somebody decides in between: what follows goes by that.
    await answers(admin, second.id, 'ID.AM-01', partly(20));
    assert.deepEqual(await said(admin, third.id, '12.5.1'), ['partial', 20, ['following']]);
    await answers(admin, iso.id, 'A.5.9', yes);
    assert.deepEqual(await said(admin, third.id, '12.5.1'), ['partial', 20, ['following']]);
    const fourth = await prepared(admin);
    const refused = await follows(admin, fourth.id, third.id);
    assert.deepEqual([refused.status, refused.body.code], [422, 'follows_too_far']);
  });

  test('end where an assessment would follow itself', async () => {
    const { admin } = await newWorld();
    const iso = await prepared(admin);
    const first = await prepared(admin, { ...cis, follows: [iso.id] });
    const second = await prepared(admin, { ...csf, follows: [first.id] });
    for (const id of [iso.id, first.id, second.id]) {
      const { status, body } = await follows(admin, iso.id, id);
      assert.deepEqual(
        [status, body.code, Object.keys(body.errors ?? {})],
        [422, 'follows_circle', ['follows']],
      );
    }
  });

  test('are made by one at a time: of two that would make a circle one is refused', async () => {
    const { admin } = await newWorld();
    const [iso, safeguards] = await Promise.all([prepared(admin), prepared(admin, cis)]);
    const both = await Promise.all([
      follows(admin, iso.id, safeguards.id),
      follows(admin, safeguards.id, iso.id),
    ]);
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 422]);
  });
});

suite('What an assessment follows', () => {
  test('is by another standard, holds, and is seen as a whole by whoever says so', async () => {
    const { admin } = await newWorld();
    const source = await prepared(admin);
    const own = await prepared(admin, { ...cis });
    const same = await follows(admin, source.id, (await prepared(admin)).id);
    assert.equal(same.body.code, 'follows_same_standard');
    for (const id of [crypto.randomUUID(), own.id]) {
      if (id === own.id)
        await admin.calls(archiveComplianceAssessment, { params: { id }, body: { version: 1 } });
      const { body } = await follows(admin, source.id, id);
      assert.deepEqual([body.code, Object.keys(body.errors ?? {})], ['follows_unknown', ['follows']]);
    }
  });

  test('is told to those who see it, and its answers to nobody else', async () => {
    const world = await newWorld();
    const { admin, person, departments } = world;
    const finance = { department_id: departments['Finance'] as string };
    const operations = { department_id: departments['Operations'] as string };
    const source = await begun(admin, operations);
    const lead = await person('Staff', { Finance: 'editor' });
    const follower = await begun(admin, { ...cis, ...finance, lead_id: lead.id, follows: [source.id] });
    await answers(admin, source.id, 'A.8.17', yes);
    const seen = await readAnswer(lead, await idOf(admin, follower.id, '8.4'));
    assert.deepEqual(
      seen.follow.sources.map(({ id, assessment, code, result }) => [id, assessment, code, result]),
      [[null, null, 'A.8.17', null]],
    );
    const { data } = await lead.calls(readComplianceAssessment, { params: { id: follower.id } });
    assert.deepEqual(data.follows, []);
    const unseen = await follows(lead, follower.id, source.id);
    assert.deepEqual([unseen.status, unseen.body.code], [400, 'follows_unknown']);
    // What they do not see stays.
    assert.equal((await follows(lead, follower.id)).status, 200);
    const { data: whole } = await admin.calls(readComplianceAssessment, { params: { id: follower.id } });
    assert.deepEqual(
      whole.follows.map(({ id }) => id),
      [source.id],
    );
  });

  test('takes over what is answered there already, and leaves what is answered here', async () => {
    const { admin } = await newWorld();
    const source = await begun(admin);
    const follower = await begun(admin, cis);
    await answers(admin, source.id, 'A.8.17', yes);
    await answers(admin, source.id, 'A.5.12', yes);
    await answers(admin, follower.id, '3.7', no);
    assert.equal((await follows(admin, follower.id, source.id)).status, 200);
    assert.deepEqual(await said(admin, follower.id, '8.4'), ['compliant', null, ['following']]);
    assert.deepEqual(await said(admin, follower.id, '3.7'), ['non_compliant', null, ['differs_from_source']]);
    // What it follows no longer keeps what it was answered.
    assert.equal((await follows(admin, follower.id)).status, 200);
    await answers(admin, source.id, 'A.8.17', no);
    assert.deepEqual(await said(admin, follower.id, '8.4'), ['compliant', null, []]);
  });
});

suite('Many at once', () => {
  test('answer what is followed and what follows, and lose nothing', async () => {
    const { world, admin, source, follower } = await followed();
    const second = await begun(admin, { ...csf, follows: [follower, source] });
    const people = [admin, ...(await Promise.all([0, 1, 2].map(() => world.person('Admin'))))];
    const there = await rowsOf(admin, source);
    const here = await rowsOf(admin, follower);
    const below = await rowsOf(admin, second.id);
    const some = <Row>(rows: Map<string, Row>, count: number) =>
      [...rows.values()].toReversed().slice(0, count);
    const asked = [...some(there, 26), ...some(here, 12), ...some(below, 12)];
    const replies = await Promise.all(
      asked.map(async ({ id, code }, at) => {
        const who = people[at % people.length] as Caller;
        for (;;) {
          const seen = await who.sends(readControlAssessment, { params: { id } });
          // A service that is busy says so, and is asked again.
          if (seen.status === 503) continue;
          const { version } = (seen.body as { data: { version: number } }).data;
          const body = { version, ...(at % 2 === 0 ? yes : partly(at)), observation: `Seen by ${at}` };
          const { status } = await who.sends(answerControl, { params: { id }, body });
          if (status !== 409 && status !== 503) return [code, status];
        }
      }),
    );
    assert.deepEqual(
      replies.filter(([, status]) => status !== 200),
      [],
    );
    for (const [at, { id }] of asked.entries())
      assert.equal((await readAnswer(admin, id)).observation, `Seen by ${at}`);
    // Whatever the order was, each follower says what its sources say now.
    for (const id of [follower, second.id]) {
      const { version } = (await admin.calls(readComplianceAssessment, { params: { id } })).data;
      const before = [...(await rowsOf(admin, id)).values()];
      const body = { version, follows: id === follower ? [] : [source] };
      await admin.calls(changeComplianceAssessment, { params: { id }, body });
      const again = { version: version + 1, follows: id === follower ? [source] : [follower, source] };
      await admin.calls(changeComplianceAssessment, { params: { id }, body: again });
      const after = await rowsOf(admin, id);
      for (const row of before)
        if (row.flags.includes('following')) assert.equal(after.get(row.code)?.result, row.result, row.code);
    }
  });
});
