import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  archiveComplianceAssessment,
  readComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { mergeControls } from '#features/treatment/control-catalogue/control-catalogue.contract.ts';
import { begun, controlsOf } from '#tests/compliance/compliance-world.ts';
import { workingControl } from '#tests/treatment/control-world.ts';
import { newWorld } from '#tests/world/world.ts';
import { linkControl, readControlAssessment } from './control-assessment.contract.ts';

const { admin } = await newWorld();

async function linkedWith(id: string): Promise<string[]> {
  const { data } = await admin.calls(readControlAssessment, { params: { id } });
  return data.links.map((link) => link.ref).toSorted();
}

async function link(id: string, object_id: string): Promise<void> {
  const { version } = (await admin.calls(readControlAssessment, { params: { id } })).data;
  await admin.calls(linkControl, { params: { id }, body: { version, object_type: 'control', object_id } });
}

suite('Links of answers with controls', () => {
  test('lead to the control that takes over others, once, unless nobody works on the assessment any more', async () => {
    const into = await workingControl(admin, 'Two people sign');
    const one = await workingControl(admin, 'Four eyes');
    const other = await workingControl(admin, 'Second signature');
    const [open, closed] = [await begun(admin), await begun(admin)];
    const answer = async (assessment: string, code: string) =>
      (await controlsOf(admin, assessment)).get(code)?.id as string;
    const [both, only, past] = [
      await answer(open.id, 'A.5.3'),
      await answer(open.id, 'A.8.3'),
      await answer(closed.id, 'A.5.3'),
    ];
    for (const control of [into, one, other]) await link(both, control.id);
    await link(only, other.id);
    await link(past, other.id);
    const { version } = (await admin.calls(readComplianceAssessment, { params: { id: closed.id } })).data;
    await admin.calls(archiveComplianceAssessment, { params: { id: closed.id }, body: { version } });
    const named = ({ id, version: seen }: { id: string; version: number }) => ({ id, version: seen });
    await admin.calls(mergeControls, {
      body: { into: named(into), controls: [named(one), named(other)], reason: 'They are one and the same' },
    });
    assert.deepEqual(await linkedWith(both), [into.ref]);
    assert.deepEqual(await linkedWith(only), [into.ref]);
    assert.deepEqual(await linkedWith(past), [other.ref]);
  });
});
