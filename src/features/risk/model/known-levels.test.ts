import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { raised } from '#tests/world/risk-world.ts';
import { newWorld, type World } from '#tests/world/world.ts';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { listRisks, readRisk } from '#features/risk/record/risk.contract.ts';
import { activateDraft, discardDraft, saveDraft } from './risk-model-draft.contract.ts';
import { readModel, type ModelDetails, type ModelState } from './risk-model.contract.ts';

const withNames = (
  { version: _v, number: _n, status: _s, activated_at: _a, ...details }: ModelState['active'],
  name: string,
): ModelDetails => ({
  ...details,
  levels: details.levels.map((level, index) => ({ ...level, name: `${name} ${index}` })),
});

const rate = async ({ admin }: World, title: string) => {
  const data = await raised(admin, title);
  const { data: after } = await admin.calls(assessRisk, {
    params: { id: data.id },
    body: {
      version: data.version,
      inherent: { likelihood: 5, consequence: 5 },
      reason: 'Workshop of the spring',
    },
  });
  assert.ok(after.risk);
  return after.risk;
};
/** The names of the levels that the register shows, by title. */
const shown = async ({ admin }: World) => {
  const { data } = await admin.calls(listRisks, { query: { ordering: 'title' } });
  return data.map(({ title, inherent }) => [title, inherent?.level.name ?? null]);
};

suite('Levels that the server remembers', () => {
  test('are those of the version that became active, not of a draft with its number', async () => {
    const world = await newWorld();
    const { admin } = world;
    await rate(world, 'A first');
    const { data: state } = await admin.calls(readModel);
    const { data: one } = await admin.calls(saveDraft, {
      body: { ...withNames(state.active, 'Thrown away'), version: null },
    });
    // Read while the draft stands there.
    assert.deepEqual(await shown(world), [['A first', null]]);
    await admin.calls(discardDraft, { body: { version: one.draft?.version ?? 0 } });
    const { data: two } = await admin.calls(saveDraft, {
      body: { ...withNames(state.active, 'Written over'), version: null },
    });
    assert.equal(two.draft?.number, one.draft?.number);
    await shown(world);
    const { data: three } = await admin.calls(saveDraft, {
      body: { ...withNames(state.active, 'Kept'), version: two.draft?.version ?? 0 },
    });
    await shown(world);
    await admin.calls(activateDraft, { body: { version: three.draft?.version ?? 0 } });
    const risk = await rate(world, 'B second');
    const top = `Kept ${risk.inherent?.level.index}`;
    assert.equal(risk.inherent?.level.name, top);
    assert.deepEqual(await shown(world), [
      ['A first', null],
      ['B second', top],
    ]);
    const { data: read } = await admin.calls(readRisk, { params: { id: risk.id } });
    assert.deepEqual(read.inherent, risk.inherent);
  });

  test('are those of the organisation that asks', async () => {
    const [one, other] = [await newWorld(), await newWorld()];
    for (const [world, name] of [
      [one, 'Level of ours'],
      [other, 'Level of theirs'],
    ] as const) {
      const { data: state } = await world.admin.calls(readModel);
      const { data: draft } = await world.admin.calls(saveDraft, {
        body: { ...withNames(state.active, name), version: null },
      });
      await world.admin.calls(activateDraft, { body: { version: draft.draft?.version ?? 0 } });
      await rate(world, name);
    }
    const nameOf = async (world: World) => String((await shown(world))[0]?.[1]).replace(/ \d$/, '');
    assert.deepEqual(
      [await nameOf(one), await nameOf(other), await nameOf(one)],
      ['Level of ours', 'Level of theirs', 'Level of ours'],
    );
  });
});
