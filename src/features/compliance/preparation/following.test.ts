import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  archiveComplianceAssessment,
  readComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import {
  answerControl,
  followControl,
  listControlAssessments,
  overrideControl,
  setControls,
  submitControl,
} from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { suggestedBy, weakestOf } from '#features/compliance/crosswalk/crosswalk.rules.ts';
import {
  shippedBetween,
  shippedMappingsOf,
} from '#features/compliance/crosswalk/server/shared/shipped-mapping.content.ts';
import { answered, begun } from '#tests/compliance/compliance-world.ts';
import {
  answers,
  cis,
  followed,
  idOf,
  no,
  partly,
  readAnswer,
  rowsOf,
  said,
  yes,
  type Answer,
} from '#tests/compliance/following-world.ts';
import { actsAbout } from '#tests/world/maturity-world.ts';
import { duplicateComplianceAssessment } from './preparation.contract.ts';

suite('A control that follows another assessment', () => {
  test('takes its answer at once and whenever it changes, by the relation of the two', async () => {
    const { admin, source, follower } = await followed();
    const { version } = await readAnswer(admin, await idOf(admin, follower, '8.4'));
    await answers(admin, source, 'A.8.17', yes);
    assert.deepEqual(await said(admin, follower, '8.4'), ['compliant', null, ['following']]);
    await answers(admin, source, 'A.8.17', partly(70));
    assert.deepEqual(await said(admin, follower, '8.4'), ['partial', 70, ['following']]);
    const now = await readAnswer(admin, await idOf(admin, follower, '8.4'));
    assert.deepEqual([now.status, now.version], ['in_progress', version + 2]);
    assert.deepEqual(
      now.follow.sources.map(({ code, relation, mapped_by, result, assessment }) => [
        code,
        relation,
        mapped_by,
        result,
        assessment?.id,
      ]),
      [['A.8.17', 'equal', 'product', 'partial', source]],
    );
    assert.ok((now.follow.sources[0]?.rationale ?? '').length > 20);
    // A part is worth no more than half.
    await answers(admin, source, 'A.8.23', partly(90));
    assert.deepEqual(await said(admin, follower, '9.2'), ['partial', 50, ['following']]);
    assert.deepEqual(await said(admin, follower, '9.3'), ['partial', 90, ['following']]);
    const acts = (await actsAbout(now.id)).filter(({ action }) => action === 'control_assessment.followed');
    assert.equal(acts.length, 2);
    assert.match(acts[0]?.note ?? '', /^A\.8\.17 \(CA-\d+\)$/);
  });

  test('by every relation and answer is what the rules say, the weakest of several', async () => {
    const { admin, source, follower } = await followed();
    const rows = await rowsOf(admin, source);
    const given: Answer[] = [yes, partly(80), partly(20), { result: 'partial' }, no];
    const wanted = [...rows.values()].filter((_, at) => at % 3 !== 0);
    for (const [at, { id }] of wanted.entries())
      await answered(admin, id, given[at % given.length] as Answer);
    const sources = await rowsOf(admin, source);
    const differing: string[] = [];
    for (const row of (await rowsOf(admin, follower)).values()) {
      const to = { standard: 'cis', code: row.code };
      const suggested = [...sources.values()].flatMap(({ code, result, implementation_percent }) => {
        const mapping = shippedBetween({ standard: 'iso27001', code }, to);
        return mapping === undefined || result === 'not_assessed'
          ? []
          : [suggestedBy(mapping.relation, { result, implementation_percent })];
      });
      const { result = 'not_assessed' } = weakestOf(suggested) ?? {};
      const percent = weakestOf(suggested)?.implementation_percent ?? null;
      // Half is half, whether it was written or not.
      if (row.result !== result || (row.implementation_percent ?? 50) !== (percent ?? 50))
        differing.push(row.code);
    }
    assert.deepEqual(differing, []);
  });

  test('stays as somebody decided it, and says that it differs; one click follows again', async () => {
    const { admin, source, follower } = await followed();
    const other = await begun(admin, { ...cis, name: 'Untouched', follows: [source] });
    await answers(admin, source, 'A.8.17', yes);
    await answers(admin, follower, '8.4', partly(40));
    assert.deepEqual(await said(admin, follower, '8.4'), ['partial', 40, ['differs_from_source']]);
    const { version } = await readAnswer(admin, await idOf(admin, follower, '8.4'));
    await answers(admin, source, 'A.8.17', no);
    assert.deepEqual(await said(admin, follower, '8.4'), ['partial', 40, ['differs_from_source']]);
    assert.deepEqual(await said(admin, other.id, '8.4'), ['non_compliant', null, ['following']]);
    const query = { flag: 'differs_from_source' } as const;
    const { data } = await admin.calls(listControlAssessments, { params: { id: follower }, query });
    assert.deepEqual(
      data.flatMap(({ sub_controls }) => sub_controls.map(({ code }) => code)),
      ['8.4'],
    );
    const id = await idOf(admin, follower, '8.4');
    // What it differs from is nothing that somebody typed: the version stays.
    assert.equal((await readAnswer(admin, id)).version, version);
    const { data: now } = await admin.calls(followControl, { params: { id }, body: { version } });
    assert.deepEqual(
      [now.result, now.follow.mode, now.flags.includes('following')],
      ['non_compliant', 'following', true],
    );
    const body = { version: now.version };
    const { data: kept } = await admin.calls(overrideControl, { params: { id }, body });
    assert.deepEqual([kept.result, kept.follow.mode], ['non_compliant', 'overridden']);
    await answers(admin, source, 'A.8.17', yes);
    assert.deepEqual(await said(admin, follower, '8.4'), ['non_compliant', null, ['differs_from_source']]);
  });

  test('keeps what was written about it, and who edits an older one is told so', async () => {
    const { admin, source, follower } = await followed();
    await answers(admin, follower, '8.4', { observation: 'All servers ask one source' });
    const id = await idOf(admin, follower, '8.4');
    const { version } = await readAnswer(admin, id);
    await answers(admin, source, 'A.8.17', yes);
    const stale = await admin.isRefused(answerControl, {
      params: { id },
      body: { version, observation: 'Two of them do not' },
    });
    assert.equal(stale.status, 409);
    const now = await readAnswer(admin, id);
    assert.deepEqual([now.observation, now.result], ['All servers ask one source', 'compliant']);
    // Words alone decide nothing: it follows on.
    await answers(admin, follower, '8.4', { observation: 'Two of them do not' });
    assert.deepEqual(await said(admin, follower, '8.4'), ['compliant', null, ['following']]);
  });

  test('is never submitted by what it follows, nor changed once it was', async () => {
    const { admin, source, follower } = await followed();
    await answers(admin, source, 'A.8.17', no);
    const id = await idOf(admin, follower, '8.4');
    const { version, status } = await readAnswer(admin, id);
    assert.equal(status, 'in_progress');
    await admin.calls(submitControl, { params: { id }, body: { version } });
    await answers(admin, source, 'A.8.17', yes);
    assert.deepEqual(await said(admin, follower, '8.4'), [
      'non_compliant',
      null,
      ['following', 'differs_from_source'],
    ]);
  });

  test('is suggested nothing by what is not assessed, was left out, or was carried over', async () => {
    const { admin, source, follower } = await followed();
    await answers(admin, source, 'A.8.17', yes);
    await answers(admin, source, 'A.8.17', { result: 'not_assessed' });
    assert.deepEqual(await said(admin, follower, '8.4'), ['not_assessed', null, ['following']]);
    await answers(admin, source, 'A.8.17', yes);
    await answers(admin, source, 'A.8.17', {
      applicability_state: 'not_applicable',
      applicability_text: 'There are no clocks',
    });
    assert.deepEqual(await said(admin, follower, '8.4'), ['not_assessed', null, ['following']]);
    const refused = await admin.isRefused(followControl, {
      params: { id: await idOf(admin, follower, '8.4') },
      body: { version: (await readAnswer(admin, await idOf(admin, follower, '8.4'))).version },
    });
    assert.equal(refused.code, 'nothing_to_follow');
    await answers(admin, source, 'A.8.5', yes);
    const { data: next } = await admin.calls(duplicateComplianceAssessment, {
      params: { id: source },
      body: { name: 'Next year', period: { from: '2027-01-01', to: '2027-12-31' } },
    });
    const { id } = await begun(admin, { ...cis, name: 'Next year', follows: [next.id] });
    assert.deepEqual(await said(admin, id, '6.3'), ['not_assessed', null, []]);
    await answered(admin, await idOf(admin, next.id, 'A.8.5'), { confirmed: true });
    assert.deepEqual(await said(admin, id, '6.3'), ['partial', null, ['following']]);
  });

  test('keeps its last answer when the assessment that it follows holds no longer', async () => {
    const { admin, source, follower } = await followed();
    await answers(admin, source, 'A.8.17', yes);
    const { version } = (await admin.calls(readComplianceAssessment, { params: { id: source } })).data;
    await admin.calls(archiveComplianceAssessment, { params: { id: source }, body: { version } });
    const now = await readAnswer(admin, await idOf(admin, follower, '8.4'));
    assert.deepEqual([now.result, now.follow.sources.map(({ is_ended }) => is_ended)], ['compliant', [true]]);
  });

  test('is moved by many answers at once, and taken out by many', async () => {
    const { admin, source, follower } = await followed();
    const all = [...(await rowsOf(admin, source)).values()];
    await admin.calls(setControls, {
      params: { id: source },
      body: { ids: all.map(({ id }) => id), set: { result: 'compliant' } },
    });
    const rows = [...(await rowsOf(admin, follower)).values()];
    const mapped = new Set(
      shippedMappingsOf().flatMap(({ from, to }) =>
        from.standard === 'iso27001' && to.standard === 'cis' ? [to.code] : [],
      ),
    );
    assert.deepEqual(
      rows
        .filter(({ flags }) => flags.includes('following'))
        .map(({ code }) => code)
        .toSorted(),
      [...mapped].toSorted(),
    );
    const changed = rows.find(({ code }) => code === '8.4')?.id as string;
    await admin.calls(setControls, {
      params: { id: follower },
      body: { ids: [changed], set: { result: 'partial' } },
    });
    assert.deepEqual(await said(admin, follower, '8.4'), ['partial', null, ['differs_from_source']]);
  });

  test('counts as the figures say', async () => {
    const { admin, source, follower } = await followed();
    await answers(admin, source, 'A.8.17', yes);
    await answers(admin, source, 'A.5.12', partly(30));
    const { data } = await admin.calls(readComplianceAssessment, { params: { id: follower } });
    const rows = [...(await rowsOf(admin, follower)).values()];
    const assessed = rows.filter(({ value }) => value !== null);
    assert.deepEqual(
      [data.figures?.assessed, data.figures?.compliant, data.figures?.partial],
      [assessed.length, 1, 1],
    );
    const sum = assessed.reduce((all, { value }) => all + (value ?? 0) / 100, 0);
    assert.equal(data.figures?.compliance, Math.round((1000 * sum) / rows.length) / 10);
    assert.equal(data.figures?.proven, 0);
  });
});
