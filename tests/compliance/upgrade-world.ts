import { sql } from 'drizzle-orm';
import type { Sent } from '#platform/contract/endpoint.ts';
import {
  listUpgradeEffects,
  listUpgradedRows,
  upgradeAssessments,
  type UpgradedRowKind,
  type UpgradeEffect,
} from '#features/compliance/standard-upgrade/standard-upgrade.contract.ts';
import { plantedStandard, type Planted } from '#tests/compliance/own-standard.ts';
import { answered, begun, controlsOf } from '#tests/compliance/compliance-world.ts';
import type { Caller } from '#tests/world/caller.ts';
import type { World } from '#tests/world/world.ts';

export const key = 'house_rules';
export const own = { compliance_standard: key };
export const versions = { from: '1', to: '2' };

/** The chapters as their publisher wrote them next: one control weighs more, one is worded otherwise, one left and another came; the vaults of
 *  banks moved. */
export const nextRequirements: NonNullable<Planted['requirements']> = [
  { code: 'A', title: 'Persons', assessable: false },
  { code: 'A.1', parent: 'A', title: 'Training', text: 'Everybody  is trained', weight: 2 },
  { code: 'A.2', parent: 'A', title: 'Vetting' },
  { code: 'A.2.x', parent: 'A.2', title: 'Both', assessable: false },
  { code: 'A.2.1', parent: 'A.2.x', title: 'Before they start', text: 'With references', weight: 3 },
  { code: 'A.2.2', parent: 'A.2.x', title: 'While they stay' },
  { code: 'C', title: 'Things', assessable: false },
  { code: 'C.1', parent: 'C', title: 'Locks', weight: 0.5 },
  { code: 'B.2', parent: 'C', title: 'Vaults', groups: ['Banks'] },
];

export const planted = (world: World) => plantedStandard(world);
export const nextPlanted = (world: World, more: Planted = {}) =>
  plantedStandard(world, { version: '2', requirements: nextRequirements, ...more });

type Answer = Parameters<typeof answered>[2];

/** An assessment by the first version, begun, some of it answered. */
export async function answering(
  who: Caller,
  answers: Record<string, Answer>,
  details: Parameters<typeof begun>[1] = {},
): Promise<string> {
  const { id } = await begun(who, { ...own, ...details });
  const controls = await controlsOf(who, id);
  for (const [code, answer] of Object.entries(answers))
    await answered(who, controls.get(code)?.id as string, answer);
  return id;
}

/** Three of four answered, one of which leaves and one of which is worded otherwise. */
export const threeAnswers: Record<string, Answer> = {
  'A.1': { result: 'compliant', no_evidence_reason: 'Seen' },
  'A.2.1': { result: 'partial', implementation_percent: 40, observation: 'Half of them' },
  'B.1': { result: 'non_compliant', observation: 'One stood open' },
};

export async function effectOn(who: Caller, id: string): Promise<UpgradeEffect> {
  const { data } = await who.calls(listUpgradeEffects, { params: { key }, query: versions });
  const found = data.find((one) => one.id === id);
  if (found === undefined) throw new Error('nothing is said of this assessment');
  return found;
}

type Asked = Partial<Sent<typeof upgradeAssessments>['body']>;

export async function upgraded(who: Caller, id: string, more: Asked = {}): Promise<UpgradeEffect> {
  const { version } = await effectOn(who, id);
  const body = { ...versions, assessments: [{ id, version }], ...more };
  const { data } = await who.calls(upgradeAssessments, { params: { key }, body });
  return data.upgraded[0] as UpgradeEffect;
}

/** The codes of the rows that something becomes of. */
export async function rowsThat(who: Caller, id: string, kind: UpgradedRowKind) {
  const { data } = await who.calls(listUpgradedRows, { params: { id }, query: { to: '2', kind } });
  return data.map(({ code }) => code);
}

/** Everything that an organisation holds of assessments, word for word. */
export const heldIn = ({ database, orgId }: World) =>
  database.inOrganisation(orgId, { readOnly: true }, (db) =>
    db.query(sql`select (select json_agg(a order by a.id) from compliance_assessment a where a.org_id = ${db.org_id}) as assessments,
      (select json_agg(c order by c.id) from control_assessment c where c.org_id = ${db.org_id}) as rows,
      (select json_agg(f order by f.assessment_id, f.section) from compliance_figure f where f.org_id = ${db.org_id}) as figures,
      (select count(*) from activity x where x.org_id = ${db.org_id}) as acts`),
  );
