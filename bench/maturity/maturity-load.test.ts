import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { firstHome } from '#platform/server/database/homes/first-home.ts';
import { appUrl } from '#platform/server/database/migrate.ts';
import { beginIn } from '#tests/world/connections.ts';
import { saveAnswers } from '#features/maturity/assessment/answer.contract.ts';
import { createAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import {
  approveAssessment,
  submitAssessment,
} from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { newWorld, secret, type World } from '#tests/world/world.ts';
import { loadAssessments, periodOf, questions, saidTo } from './maturity-load.ts';

const names = ['Department 0', 'Department 1'];
const approved = 4;

/** What figures and openings are read from: everything that does not name an organisation, a person, or a moment. */
const pictures = {
  assessments: `select a.ref, a.version, a.framework, a.framework_version, a.content_version, a.period_from::text, a.period_to::text, d.name as department,
      a.groups_in_scope, a.status, a.is_dashboard, a.figures, a.submitted_at is null as unsubmitted, a.approved_at is null as unapproved
    from maturity_assessment a left join department d on d.id = a.department_id order by a.ref`,
  answers: `select a.ref, m.question_id, m.version, m.current_level, m.desired_level, m.not_applicable, m.na_reason, m.note, m.confidence, m.carried_from
    from maturity_answer m join maturity_assessment a on a.id = m.assessment_id order by 1, 2`,
  counter: 'select n from maturity_counter',
};

test('The bench loads the same assessments as the services write', async () => {
  const both = { departments: names, home: firstHome };
  const [served, loaded] = [await newWorld(both), await newWorld(both)];
  const inOrder = (world: World) => names.map((name) => world.departments[name] as string);
  const { admin } = served;
  for (let nth = 0; nth <= approved; nth++) {
    const { data } = await admin.calls(createAssessment, {
      body: {
        framework: 'cis',
        name: `Assessment ${nth}`,
        period: periodOf(nth, names.length),
        department_id: nth === approved ? null : (inOrder(served)[nth % names.length] as string),
      },
    });
    const params = { id: data.id };
    const answers = questions.map((question_id, at) => ({ question_id, version: 0, ...saidTo(nth, at) }));
    const saved = await admin.calls(saveAnswers, { params, body: { answers } });
    if (nth === approved) continue;
    const submitted = await admin.calls(submitAssessment, { params, body: { version: saved.data.version } });
    await admin.calls(approveAssessment, { params, body: { version: submitted.data.version } });
  }
  const client = new pg.Client({ connectionString: appUrl(loaded.adminUrl, secret) });
  await client.connect();
  await beginIn(client, loaded.orgId);
  await loadAssessments(client, {
    org: loaded.orgId,
    departments: inOrder(loaded),
    actor: loaded.admin.id,
    approved,
    now: new Date(),
  });
  await client.query('commit');
  for (const [what, text] of Object.entries(pictures)) {
    const seenIn = async ({ orgId }: World) => {
      await beginIn(client, orgId);
      const { rows } = await client.query(text);
      await client.query('commit');
      return rows as unknown[];
    };
    const [one, other] = [await seenIn(served), await seenIn(loaded)];
    assert.ok(one.length > 0, what);
    assert.deepEqual(other, one, what);
  }
  await client.end();
});
