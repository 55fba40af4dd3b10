import type { Actor } from '#platform/contract/access.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { today } from '#platform/contract/today.ts';
import type { TestResult } from '#features/treatment/control/control-status.contract.ts';
import {
  addControl,
  implementControl,
  retireControl,
  startControl,
} from '#features/treatment/control/server/shared/control.service.ts';
import {
  approveControlTest,
  planControlTest,
  startControlTest,
  submitControlTest,
} from '#features/treatment/control-test/server/shared/control-test.service.ts';
import { linkControl } from '#features/treatment/risk-control/server/shared/risk-control.service.ts';
import type { Cast } from './demo-cast.ts';
import { demoControls, type DemoControl } from './demo-controls.ts';
import { idOf } from './demo-records.ts';
import { demoRisks } from './demo-risks.ts';
import { as, type Step } from './demo-steps.ts';

interface SeedContext {
  cast: Cast;
  departments: ReadonlyMap<string, string>;
}

/** Fifteen controls live through eighteen months beside the risks: every step is the product's own service. */
export const controlSteps = ({ cast, departments }: SeedContext): Step[] =>
  demoControls.flatMap((control) => life(control, { cast, departments }));

/** The steps of one control, from the day it was added. */
function life(control: DemoControl, { cast, departments }: SeedContext): Step[] {
  const { age, ending, risks, tests = [], everyDays, exceptions } = control;
  const owner = cast.person(control.owner);
  const decides = cast.steering(control.department);
  let row = { id: '', version: 0 };
  const steps: Step[] = [];
  const step = (daysAgo: number, does: (db: TenantDb) => Promise<{ id: string; version: number }>) =>
    steps.push({ daysAgo, does: async (db) => void (row = await does(db)) });

  step(age, (db) =>
    addControl(as(db, decides), {
      title: control.title,
      description: control.description,
      kind: control.kind,
      action: control.action,
      department_id: control.department === null ? null : (departments.get(control.department) ?? null),
      owner_id: owner.id,
      test_every_days: everyDays ?? null,
      requirements: control.requirements ?? [],
    }),
  );
  for (const [nth, [title, acts_on, design]] of risks.entries())
    steps.push({
      // Once both are there, and the risk was triaged and rated.
      daysAgo: Math.min(age - 1, 90, ageOf(title) - 15) - nth * 0.01,
      does: async (db) => {
        const risk_id = await idOf(db, 'risk', title);
        await linkControl(as(db, cast.person('admin')), { risk_id, control_id: row.id, acts_on, design });
      },
    });
  if (ending === 'planned') return steps;
  step(age - 7, (db) => startControl(as(db, decides), row.id, { version: row.version }));
  if (ending === 'in_progress') return steps;
  const statement = 'Seen at work by its owner, who answers for it.';
  step(age - 20, (db) => implementControl(as(db, decides), row.id, { version: row.version, statement }));
  const reviewer = cast.person('second.admin');
  const tester = owner.id === reviewer.id ? cast.person('admin') : owner;
  for (const [daysAgo, result] of tests)
    steps.push({
      daysAgo,
      does: (db) => tested(db, { decides, tester, reviewer }, row.id, result, exceptions),
    });
  if (ending === 'retired')
    step(160, (db) =>
      retireControl(as(db, decides), row.id, {
        version: row.version,
        reason: 'Copies go to a second data centre instead',
      }),
    );
  return steps;
}

interface Testing {
  decides: Actor;
  tester: Actor;
  reviewer: Actor;
}

/** A test on one day: planned, made, and approved by somebody else. */
async function tested(
  db: TenantDb,
  { decides, tester, reviewer }: Testing,
  control: string,
  result: TestResult,
  exceptions = '',
): Promise<void> {
  const done_on = today(db.now, tester.timezone);
  const { id } = await planControlTest(as(db, decides), control, {
    method: 'inspection',
    procedure: 'A sample is drawn, and each of it is compared with what the control asks for.',
    tester_id: tester.id,
    reviewer_id: reviewer.id,
    planned_on: done_on,
  });
  await startControlTest(as(db, tester), id, { version: 1 });
  const found = { result, done_on, exceptions: result === 'pass' ? null : exceptions };
  await submitControlTest(as(db, tester), id, { version: 2, ...found });
  await approveControlTest(as(db, reviewer), id, { version: 3 });
}

/** Days before today on which the risk was raised whose title begins so. */
function ageOf(title: string): number {
  const risk = demoRisks.find((one) => one.title.startsWith(title));
  if (risk === undefined) throw new Error(`the demo has no risk "${title}"`);
  return risk.age;
}
