import type { TenantDb } from '#platform/server/database/database.ts';
import { today } from '#platform/contract/today.ts';
import { sql } from 'drizzle-orm';
import { addControl } from '#features/treatment/control/server/shared/control.service.ts';
import * as verbs from '#features/treatment/plan/server/plan-verbs.service.ts';
import { changePlan, createPlan } from '#features/treatment/plan/server/shared/plan.service.ts';
import type { Plan } from '#features/treatment/plan/plan.contract.ts';
import type { Cast } from './demo-cast.ts';
import { as, daysBefore, type Step } from './demo-steps.ts';

/** How far a plan came. */
const fates = [
  'draft',
  'submitted',
  'approved',
  'moving',
  'in_progress',
  'on_hold',
  'completed',
  'validated',
  'rejected',
  'cancelled',
] as const;

interface DemoPlan {
  title: string;
  objective: string;
  /** What it makes better. */
  control: string;
  department: string;
  fate: (typeof fates)[number];
  /** Days ago it was made, and its first due date from today. */
  age: number;
  due: number;
  budget: number;
  days: number;
  progress?: number;
}

const plans: readonly DemoPlan[] = [
  {
    title: 'Restore exercises twice a year',
    objective: 'Every clinical system is restored on a spare machine in less than its accepted outage.',
    control: 'Backup and restore of clinical systems',
    department: 'Information Technology',
    fate: 'in_progress',
    age: 210,
    due: 45,
    budget: 1_800_000,
    days: 30,
    progress: 60,
  },
  {
    title: 'Second factor for remote access',
    objective: 'Nobody reaches the network from outside with a password alone.',
    control: 'Sign-in with a second factor',
    department: 'Information Technology',
    fate: 'completed',
    age: 330,
    due: -20,
    budget: 2_400_000,
    days: 45,
  },
  {
    title: 'Leavers lose their access on the last day',
    objective: 'No account works after the last day of whoever left.',
    control: 'Closing of accounts when people leave',
    department: 'Human Resources',
    fate: 'validated',
    age: 300,
    due: -70,
    budget: 450_000,
    days: 20,
  },
  {
    title: 'Network of medical devices apart',
    objective: 'Devices at the bedside talk to their server and to nothing else.',
    control: 'Segments of the network',
    department: 'Information Technology',
    fate: 'moving',
    age: 400,
    due: 10,
    budget: 9_500_000,
    days: 120,
    progress: 35,
  },
  {
    title: 'Two people release payments',
    objective: 'No payment above 1,000 leaves with one name on it.',
    control: 'Release of payments by two people',
    department: 'Finance',
    fate: 'in_progress',
    age: 160,
    due: -12,
    budget: 350_000,
    days: 12,
    progress: 80,
  },
  {
    title: 'Suppliers answer for their security once a year',
    objective: 'Every supplier with patient data has answered, and what they lack is agreed.',
    control: 'Review of suppliers',
    department: 'Finance',
    fate: 'submitted',
    age: 14,
    due: 180,
    budget: 600_000,
    days: 25,
  },
  {
    title: 'Drug cabinets locked by badge',
    objective: 'Who took which controlled drug is known without paper.',
    control: 'Access to controlled drugs',
    department: 'Pharmacy',
    fate: 'approved',
    age: 60,
    due: 120,
    budget: 4_200_000,
    days: 20,
  },
  {
    title: 'Alarm for the temperature of the pharmacy',
    objective: 'Somebody on duty knows within minutes when a refrigerator is too warm.',
    control: 'Monitoring of refrigerators',
    department: 'Pharmacy',
    fate: 'on_hold',
    age: 140,
    due: 70,
    budget: 780_000,
    days: 10,
    progress: 20,
  },
  {
    title: 'Emergency drill without the patient record',
    objective: 'Each ward has worked for a shift on paper, and knows how.',
    control: 'Continuity of care without the patient record',
    department: 'Clinical Services',
    fate: 'draft',
    age: 5,
    due: 200,
    budget: 250_000,
    days: 18,
  },
  {
    title: 'Own laundry for protective clothing',
    objective: 'Protective clothing does not depend on one supplier.',
    control: 'Supply of protective clothing',
    department: 'Clinical Services',
    fate: 'rejected',
    age: 280,
    due: 60,
    budget: 31_000_000,
    days: 200,
  },
  {
    title: 'Paper archive of consent forms',
    objective: 'Consent forms are found within a day.',
    control: 'Keeping of consent forms',
    department: 'Clinical Services',
    fate: 'cancelled',
    age: 240,
    due: 30,
    budget: 150_000,
    days: 15,
  },
];

interface Known {
  cast: Cast;
  departments: ReadonlyMap<string, string>;
  now: Date;
}

/** Plans in every status: each made, decided and worked at on its days. What proves the validated one is among the evidence. */
export const planSteps = (known: Known): Step[] => plans.flatMap((plan) => life(plan, known));

function life(plan: DemoPlan, { cast, departments, now }: Known): Step[] {
  const owner = cast.steering(plan.department);
  const approver = cast.secondTo(owner);
  const department_id = departments.get(plan.department) ?? null;
  const on = (days: number) => today(daysBefore(now, -days), 'UTC');
  let row: Pick<Plan, 'id' | 'version'> = { id: '', version: 0 };
  const step = (daysAgo: number, does: (db: TenantDb) => Promise<Plan>): Step => ({
    daysAgo,
    does: async (db) => void (row = await does(db)),
  });
  const made = step(plan.age, async (db) => {
    const call = as(db, owner);
    const control = await addControl(call, {
      title: plan.control,
      kind: 'process',
      action: 'preventive',
      department_id,
      owner_id: owner.id,
    });
    const risks = await db.query<{ id: string }>(sql`select r.id from risk r where r.org_id = ${db.org_id}
      and r.department_id = ${department_id} and r.status = 'created' and r.deleted_at is null order by r.id limit 2`);
    return createPlan(call, {
      title: plan.title,
      objective: plan.objective,
      control_id: control.id,
      owner_id: owner.id,
      approver_id: approver.id,
      start_on: on(-plan.age),
      due_on: on(plan.due),
      budget: plan.budget,
      effort_days: plan.days,
      expected: { design: 70, status: 'implemented', maturity_level: null },
      risk_ids: risks.map(({ id }) => id),
    });
  });
  const sent = () => ({ version: row.version });
  const reason = 'The supplier delivers a quarter later than agreed.';
  const submitted = step(plan.age * 0.95, (db) => verbs.submitPlan(as(db, owner), row.id, sent()));
  const approved = step(plan.age * 0.9, (db) => verbs.approvePlan(as(db, approver), row.id, sent()));
  const started = step(plan.age * 0.8, (db) => verbs.startPlan(as(db, owner), row.id, sent()));
  switch (plan.fate) {
    case 'draft':
      return [made];
    case 'submitted':
      return [made, submitted];
    case 'approved':
      return [made, submitted, approved];
    case 'rejected':
      return [
        made,
        submitted,
        step(plan.age * 0.9, (db) =>
          verbs.rejectPlan(as(db, approver), row.id, { ...sent(), note: 'Dearer than what it protects.' }),
        ),
      ];
    case 'cancelled':
      return [
        made,
        submitted,
        approved,
        step(plan.age * 0.5, (db) =>
          verbs.cancelPlan(as(db, approver), row.id, { ...sent(), reason: 'The new record keeps them.' }),
        ),
      ];
    case 'on_hold':
      return [
        made,
        submitted,
        approved,
        started,
        step(plan.age * 0.3, (db) => verbs.holdPlan(as(db, owner), row.id, { ...sent(), reason })),
      ];
    case 'completed':
      return [
        made,
        submitted,
        approved,
        started,
        completed(8, 'All 214 accounts with remote access ask for it.', 1.1),
      ];
    case 'validated':
      return [
        made,
        submitted,
        approved,
        started,
        completed(76, 'The payroll tells the service desk, which closes the account that evening.', 0.9),
        step(65, (db) => verbs.validatePlan(as(db, approver), row.id, sent())),
      ];
    case 'moving':
      return [
        made,
        submitted,
        approved,
        started,
        progressed(plan, owner),
        step(plan.age * 0.4, (db) =>
          verbs.reschedulePlan(as(db, approver), row.id, { ...sent(), due_on: on(plan.due + 60), reason }),
        ),
        step(3, (db) =>
          verbs.reschedulePlan(as(db, owner), row.id, { ...sent(), due_on: on(plan.due + 150), reason }),
        ),
      ];
    case 'in_progress':
      return [made, submitted, approved, started, progressed(plan, owner)];
  }

  function completed(daysAgo: number, result_note: string, share: number): Step {
    const spent = Math.round(plan.budget * share);
    return step(daysAgo, (db) =>
      verbs.completePlan(as(db, owner), row.id, { ...sent(), result_note, spent }),
    );
  }

  function progressed({ progress = 0, age, budget }: DemoPlan, by: typeof owner): Step {
    return step(age * 0.45, (db) =>
      changePlan(as(db, by), row.id, { ...sent(), progress, spent: Math.round((budget * progress) / 100) }),
    );
  }
}
