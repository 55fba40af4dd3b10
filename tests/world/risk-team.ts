import assert from 'node:assert/strict';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { chooseTreatment, mitigateRisk } from '#features/risk/record/risk-verbs.contract.ts';
import type { Treatment } from '#features/risk/record/risk-status.contract.ts';
import { readHistory, registerRisk, type NewRisk } from '#features/risk/record/risk.contract.ts';
import { linkWorkingControl } from '#tests/treatment/residual-world.ts';
import { categoryOf } from './risk-world.ts';
import type { Caller } from './caller.ts';
import { newWorld, type World } from './world.ts';

/** An organisation with a Finance team, and a risk of it. */
export async function newTeam() {
  const world = await newWorld();
  const team = {
    ...world,
    editor: await world.person('Staff', { Finance: 'editor' }),
    colleague: await world.person('Staff', { Finance: 'lead' }),
    owner: await world.person('User', { Finance: 'viewer' }),
    outsider: await world.person('Staff', { Operations: 'lead' }),
  };
  const category_id = await categoryOf(world.admin);
  return {
    ...team,
    risk: async (by: Caller = team.editor, more: Partial<NewRisk> = {}) =>
      (
        await by.calls(registerRisk, {
          body: {
            title: 'Invoices are paid twice',
            department_id: world.departments['Finance'],
            owner_id: team.owner.id,
            category_id,
            ...more,
          },
        })
      ).data,
  };
}

/** The team with a risk that nobody has rated, where its calls find it. */
export async function newUnratedRisk() {
  const team = await newTeam();
  return { ...team, params: { id: (await team.risk()).id } };
}

/** Two ratings, and words for each. */
export const rated = {
  inherent: { likelihood: 4, consequence: 4 },
  residual_override: { likelihood: 2, consequence: 4 },
  reason: 'Two invoices were paid twice this year',
  override_reason: 'Payments are matched since March, tested twice',
};

/** The team with a risk that was rated 4 x 4 and mitigated to 2 x 4: version 4. */
export async function newMitigatedRisk() {
  const team = await newUnratedRisk();
  const { editor, params } = team;
  await editor.calls(assessRisk, { params, body: { version: 1, ...rated } });
  await editor.calls(chooseTreatment, { params, body: { version: 2, treatment: 'mitigate' } });
  await linkWorkingControl(team, params.id);
  const { data } = await editor.calls(mitigateRisk, { params, body: { version: 3 } });
  assert.equal(data.status, 'mitigated');
  return team;
}

/** A rated risk of which is said how it is treated: version 3. */
export async function toBeTreated(
  { editor, risk }: Awaited<ReturnType<typeof newTeam>>,
  treatment: Treatment,
) {
  const { id } = await risk();
  const params = { id };
  const { inherent, reason } = rated;
  await editor.calls(assessRisk, { params, body: { version: 1, inherent, reason } });
  await editor.calls(chooseTreatment, { params, body: { version: 2, treatment } });
  return { id, params };
}

/** The newest entry of a risk's history. */
export const lastAct = async ({ admin }: Pick<World, 'admin'>, id: string) =>
  (await admin.calls(readHistory, { params: { id } })).data[0];
