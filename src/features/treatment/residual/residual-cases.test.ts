import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { residualOf } from '#features/risk/rating/residual.rules.ts';
import { riskModelTable } from '#features/risk/model/server/risk-model.table.ts';
import { readRisk } from '#features/risk/record/risk.contract.ts';
import type { ResidualExplanation } from '#features/risk/record/residual-explanation.contract.ts';
import { residualDue } from '#features/treatment/residual-queue/server/shared/residual-due.queries.ts';
import {
  computeResiduals,
  controlRow,
  inRows,
  linkRow,
  linkWorkingControl,
} from '#tests/treatment/residual-world.ts';
import { newUnratedRisk } from '#tests/world/risk-team.ts';
import { newWorld } from '#tests/world/world.ts';

const cases = 500;

/** Numbers that look random and are the same in every run. */
let state = 20_260_331;
const below = (n: number): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
};
const among = <T>(some: readonly T[]): T => some[below(some.length)] as T;

interface Facts {
  status: string;
  result: string | null;
  next_test_on: string | null;
}
interface Link extends Facts {
  acts_on: 'likelihood' | 'consequence' | 'both';
  design: number;
}
interface Computed {
  ref: string;
  i: [number, number];
  cell: [number, number] | null;
  level: number | null;
  explanation: ResidualExplanation | null;
}

/** Domain 4.5, written once more and by other means: what is left of each step above the first, in percent of percents. */
function recomputed([likelihood, consequence]: [number, number], links: readonly Link[]): [number, number] {
  const hundredths: Record<string, number> = { pass: 100, pass_with_exceptions: 60, fail: 0 };
  const effect = ({ status, result, next_test_on, design }: Link) => {
    const works = status === 'implemented' ? 100 : status === 'degraded' ? 50 : 0;
    const proven = result === null ? 50 : (hundredths[result] ?? 50);
    const fresh = next_test_on !== null && next_test_on < '2026-03-31' ? 50 : 100;
    return design * works * proven * fresh; // of 100⁴
  };
  const down = (value: number, axis: string) => {
    let left = 1;
    for (const link of links)
      if (link.acts_on === axis || link.acts_on === 'both') left *= 1 - effect(link) / 1e8;
    const above = (value - 1) * Math.max(0.05, left);
    return 1 + Math.floor(Number(above.toFixed(9)) + 0.5);
  };
  return [down(likelihood, 'likelihood'), down(consequence, 'consequence')];
}

test(`What the database computes, the rule says, and an independent recomputation, over ${cases} random risks`, async () => {
  const world = await newWorld();
  const [owner] = [world.admin.id];
  const now = '2026-03-31T12:00:00Z';
  const linksOf = new Map<string, Link[]>();
  const inherentOf = new Map<string, [number, number]>();
  const rows = await inRows(
    world,
    async (db) => {
      const controls: [id: string, facts: Facts][] = [];
      for (let n = 0; n < 60; n++) {
        const facts: Facts = {
          status: among([
            'planned',
            'in_progress',
            'implemented',
            'implemented',
            'implemented',
            'degraded',
            'retired',
          ]),
          result: among([null, 'pass', 'pass', 'pass_with_exceptions', 'fail']),
          next_test_on: among([null, '2026-03-30', '2026-03-31', '2026-06-30']),
        };
        // What does not work yet is not tested by a calendar.
        if (facts.status !== 'implemented' && facts.status !== 'degraded') facts.next_test_on = null;
        controls.push([await controlRow(facts, db, owner), facts]);
      }
      const risks = Array.from({ length: cases }, (_, n) => ({
        entry_number: 1000 + n,
        ref: `R-${1000 + n}`,
        l: 1 + below(5),
        c: 1 + below(5),
      }));
      const ids = await db.query<{
        id: string;
        ref: string;
      }>(sql`insert into risk (org_id, id, entry_number, ref, title, source, raised_on, triage, model_version,
          inherent_likelihood, inherent_consequence, inherent_level, created_at, updated_at)
        select ${db.org_id}, gen_random_uuid(), v.entry_number, v.ref, 'Invoices are paid twice', 'user', '2026-01-01', 'submitted', m.number, v.l, v.c,
          (m.matrix -> v.l - 1 ->> v.c - 1)::int, ${now}, ${now}
        from jsonb_to_recordset(${JSON.stringify(risks)}::jsonb) v (entry_number int, ref text, l int, c int), risk_model m where m.org_id = ${db.org_id} returning id, ref`);
      const idOf = new Map(ids.map(({ id, ref }) => [ref, id]));
      for (const { ref, l, c } of risks) {
        const id = idOf.get(ref) as string;
        inherentOf.set(ref, [l, c]);
        const links: Link[] = [];
        for (const at of new Set(Array.from({ length: below(5) }, () => below(controls.length)))) {
          const [control, facts] = controls[at] as (typeof controls)[0];
          const link: Link = {
            ...facts,
            acts_on: among(['likelihood', 'consequence', 'both']),
            design: among([0, 10, 25, 30, 50, 50, 70, 80, 100]),
          };
          await linkRow(db, id, control, link.acts_on, link.design);
          links.push(link);
        }
        linksOf.set(ref, links);
      }
      await residualDue(db, { everything: true, cause: 'control_changed' });
    },
    now,
  ).then(async () => {
    await computeResiduals(world, now);
    return inRows(world, (db) =>
      db.query<Computed>(sql`select ref, array[inherent_likelihood, inherent_consequence] as i, residual_level as level, residual_explanation as explanation,
        case when residual_level is not null then array[residual_likelihood, residual_consequence] end as cell from risk where org_id = ${db.org_id} order by ref`),
    );
  });
  const matrix = (
    await inRows(world, (db) => db.select({ matrix: riskModelTable.matrix }).from(riskModelTable))
  )[0]?.matrix;
  assert.equal(rows.length, cases);
  let lowered = 0;
  for (const { ref, i, cell, level, explanation } of rows) {
    const links = linksOf.get(ref) as Link[];
    assert.deepEqual(i, inherentOf.get(ref));
    if (links.length === 0) {
      assert.deepEqual([cell, level], [null, null], `${ref} has no control: the inherent rating holds`);
      continue;
    }
    assert.deepEqual(cell, recomputed(i, links), `${ref} recomputed of ${JSON.stringify([i, links])}`);
    const told = explanation?.controls ?? [];
    assert.equal(told.length, links.length);
    const ruled = residualOf({ likelihood: i[0], consequence: i[1] }, told, ({ effect }) => effect, 0.95);
    assert.deepEqual(cell, [ruled.cell.likelihood, ruled.cell.consequence], `${ref} by the rule`);
    assert.deepEqual(explanation?.reduction, ruled.reduction, `${ref}: why`);
    assert.equal(level, matrix?.[cell[0] - 1]?.[cell[1] - 1]);
    if (cell[0] < i[0] || cell[1] < i[1]) lowered++;
  }
  assert.ok(lowered > cases / 5, `${lowered} of them are lower than before`);
});

test('A risk that nobody has rated stays so when a control is linked to it, until it is rated', async () => {
  const { admin, params, ...team } = await newUnratedRisk();
  await linkWorkingControl({ admin, ...team }, params.id);
  const { data } = await admin.calls(readRisk, { params });
  assert.deepEqual([data.residual, data.target, data.working_controls], [null, null, 1]);
  const body = { version: data.version, inherent: { likelihood: 2, consequence: 3 }, reason: 'It was seen' };
  await admin.calls(assessRisk, { params, body });
  await computeResiduals(team);
  const { residual } = (await admin.calls(readRisk, { params })).data;
  assert.deepEqual([residual?.likelihood, residual?.consequence], [2, 3]);
});
