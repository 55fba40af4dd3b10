import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { asOwner } from '#tests/world/connections.ts';
import { everyCall, fileFor, inputFor, nameOf, send } from '#tests/generated/every-call.ts';
import { omitted, type Shape, type Spot } from '#tests/generated/from-schema.ts';
import { approved, submitted } from '#tests/world/maturity-world.ts';
import { addressOf } from '#tests/world/caller.ts';
import { newWorld } from '#tests/world/world.ts';
import type { Assessment } from './assessment.contract.ts';
import { archiveAssessment } from './assessment-verbs.contract.ts';

const owner = await asOwner();
const world = await newWorld();
const { admin, departments } = world;
const small = { groups: [1] };

const archived = async (): Promise<Assessment> => {
  const { id, version } = await approved(world, small);
  return (await admin.calls(archiveAssessment, { params: { id }, body: { version } })).data;
};
const superseded = await approved(world, { ...small, department: 'Operations', until: '2025-12-31' });
await approved(world, { ...small, department: 'Operations' });
/** Assessments that nobody may answer any more, with the verbs that are meant to lead on from there. */
const frozen: Record<string, { id: string; leadsOn: string[] }> = {
  archived: { ...(await archived()), leadsOn: [] },
  approved: {
    ...(await approved(world, { ...small, department: 'Finance' })),
    leadsOn: ['reopen', 'archive'],
  },
  superseded: { ...superseded, leadsOn: ['archive'] },
  submitted: { ...(await submitted(world, small)), leadsOn: ['return', 'approve'] },
};
const staff = await world.person('Staff', { Finance: 'lead', Operations: 'lead' }, { org_editor: true });

const writing = everyCall.filter(
  ({ reads, path }) => !reads && (path.startsWith('/maturity/') || path.startsWith('/compliance/')),
);

/** Everything that was approved, and who was asked; which one the dashboard shows is no part of it. */
async function stateOf(id: string): Promise<string> {
  const { rows } = await owner.query<{ state: unknown }>(
    `select jsonb_build_array(
       (select to_jsonb(a) - '{version,updated_at,updated_by,is_dashboard}'::text[] from maturity_assessment a where a.org_id = $2 and a.id = $1),
       (select jsonb_agg(m order by m.question_id) from maturity_answer m where m.org_id = $2 and m.assessment_id = $1),
       (select jsonb_agg(p order by p.person_id) from maturity_assessor p where p.org_id = $2 and p.assessment_id = $1),
       (select jsonb_agg(s order by s.question_id) from maturity_assignment s where s.org_id = $2 and s.assessment_id = $1),
       (select jsonb_agg(k order by k.revision) from maturity_snapshot k where k.org_id = $2 and k.assessment_id = $1)) as state`,
    [id, world.orgId],
  );
  return JSON.stringify(rows[0]?.state);
}

const versionOf = async (id: string) =>
  (
    await owner.query<{ version: number }>(
      'select version from maturity_assessment where org_id = $1 and id = $2',
      [world.orgId, id],
    )
  ).rows[0]?.version;

/** An input that would change the assessment, if any could. */
function inputAbout(endpoint: Endpoint, id: string, version: number | undefined) {
  const answers = [{ question_id: '1.1', version: 1, current_level: 5, note: 'Rather better than that' }];
  const known: Record<string, unknown> = {
    id,
    assessment_id: id,
    version,
    answers,
    tier: omitted,
    baseline_id: id,
    groups_in_scope: [1],
    section_ids: ['2'],
    question_ids: ['1.1'],
    user_ids: [staff.id],
    assessor_ids: [staff.id],
    reviewer_id: staff.id,
    department_id: departments['Finance'],
    other_id: superseded.id,
  };
  const value = (field: string, _: Shape, spot: Spot) =>
    field === 'question_id' ? '1.1' : spot.length === 1 ? known[field] : undefined;
  return inputFor(endpoint, { word: 'changed', value });
}

suite('A frozen assessment', () => {
  for (const [status, { id, leadsOn }] of Object.entries(frozen))
    test(`is changed by no call while it is ${status}`, async (t) => {
      const before = await stateOf(id);
      assert.match(before, new RegExp(`"status":"${status}"`));
      let refused = 0;
      for (const endpoint of writing) {
        if (leadsOn.some((verb) => endpoint.path.endsWith(`/${verb}/`))) continue;
        for (const { token } of [admin, staff]) {
          const { params, query, body } = inputAbout(endpoint, id, await versionOf(id));
          const file = endpoint.upload === undefined ? undefined : fileFor(endpoint, '');
          const reply = await send(world, {
            method: endpoint.method,
            url: addressOf(world.slug, endpoint, { params, query }),
            token,
            payload: file?.payload ?? body,
            ...(file && { headers: file.headers }),
          });
          const told = `${nameOf(endpoint)}: ${reply.status} ${reply.text.slice(0, 200)}`;
          assert.equal(await stateOf(id), before, told);
          // What is refused for its input or its address proves nothing.
          if (endpoint.path.startsWith('/maturity/assessment/:id/'))
            assert.ok([200, 403, 409, 422].includes(reply.status), told);
          if (reply.status === 409 && reply.text.includes('"wrong_state"')) refused++;
        }
      }
      t.diagnostic(`${writing.length} calls, ${refused} times told that the status does not allow it`);
      assert.ok(refused >= 10);
    });
});
