import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { begun, prepared, variedControls } from '#tests/compliance/compliance-world.ts';
import { found } from '#tests/compliance/finding-world.ts';
import { holds, list, oscalOf } from '#tests/compliance/oscal-world.ts';
import { plantedStandard } from '#tests/compliance/own-standard.ts';
import { newWorld } from '#tests/world/world.ts';
import { oscalModels } from './oscal-model.contract.ts';

suite("NIST's schemas find nothing wrong with the documents of an assessment", () => {
  for (const [compliance_standard, group, license] of [
    ['iso27001', [], 'corporate'],
    ['nist_csf', [], 'corporate'],
    ['pci_dss', ['service_provider'], 'corporate'],
    ['cis', ['ig3'], 'corporate'],
    ['iso27001', [], 'flat'],
    ['cis', ['ig1'], 'flat'],
  ] as const)
    test(`by ${compliance_standard} in a ${license} organisation: empty, and answered`, async () => {
      const world = await newWorld({ license });
      const { admin } = world;
      const details = { compliance_standard, groups_in_scope: [...group] };
      await holds(admin, (await prepared(admin, details)).id, ['assessment-results', 'ssp']);
      const { id } = await begun(admin, {
        ...details,
        ...(license === 'corporate' && { department_id: world.departments['Finance'] as string }),
      });
      await variedControls(world, id);
      await found(admin, { source: { kind: 'assessment', id } });
      await holds(admin, id, oscalModels, 'ar');
    });

  test("by a standard of one's own, of 1,200 controls with codes of its own kind", async () => {
    const world = await newWorld();
    const { admin } = world;
    const requirements = Array.from({ length: 1200 }, (_, n) => ({
      code: `${['§', 'Ctl', 'CTL', '٣'][n % 4]} ${Math.floor(n / 4)}`,
      parent: 'All',
      title: 'A control <of> _ours_',
    }));
    await plantedStandard(world, {
      groups: [],
      requirements: [{ code: 'All', title: 'All', assessable: false }, ...requirements],
    });
    const { id } = await begun(admin, { compliance_standard: 'house_rules' });
    await variedControls(world, id);
    await found(admin, { source: { kind: 'assessment', id } });
    await holds(admin, id, oscalModels);
    const ssp = await oscalOf(admin, id, 'ssp');
    const ids = list(ssp, 'control-implementation', 'implemented-requirements').map(
      (one) => one['control-id'],
    );
    assert.deepEqual([ids.length, new Set(ids).size], [1200, 1200]);
    assert.deepEqual(ids.slice(0, 4), ['_0', 'ctl_0', 'ctl_0_2', 'c-٣_0']);
  });
});
