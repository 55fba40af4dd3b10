import type { TenantDb } from '#platform/server/database/database.ts';
import type { AnswerChange } from '#features/maturity/assessment/answer.contract.ts';
import type { Period } from '#features/maturity/assessment/assessment-change.contract.ts';
import type { FrameworkKind } from '#features/maturity/framework/framework-content.contract.ts';
import { saveAnswers } from '#features/maturity/assessment/server/shared/answer.service.ts';
import { createAssessment } from '#features/maturity/assessment/server/assessment.service.ts';
import { assignQuestions } from '#features/maturity/assessment/server/assignment.service.ts';
import {
  approveAssessment,
  returnAssessment,
  submitAssessment,
} from '#features/maturity/assessment/server/assessment-verbs.service.ts';
import { planEfforts } from '#features/maturity/roadmap/server/roadmap.service.ts';
import { structureOf } from '#features/maturity/framework/server/shared/shipped-framework.content.ts';
import { answersOf, type Outlook } from './demo-answers.ts';
import type { Cast } from './demo-cast.ts';
import { deviceSafetyTitle, writingDeviceSafety, type DemoFramework } from './demo-framework.ts';
import type { Step } from './demo-steps.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** One unit that rates itself by one framework, again and again. */
interface Unit extends Outlook {
  framework: FrameworkKind;
  /** Null: the whole organisation. */
  department: string | null;
  scope: readonly number[];
  tier?: number;
  /** Half-years before this one, the oldest first; 0 is the running one. */
  halves: readonly number[];
  /** How far the running one is. */
  running?: 'open' | 'submitted';
  /** Why the last but the running one was sent back before it was approved. */
  wasSentBack?: string;
  /** Person days planned for gaps of the last one that was approved. */
  plans?: Readonly<Record<string, number>>;
}

/** Meridian: two years of CIS in four departments, the whole organisation by ISO and by NIST, and the departments with devices at
 *  the bedside by a framework of its own. */
export const meridianUnits: readonly Unit[] = [
  {
    framework: 'cis',
    department: 'Information Technology',
    scope: [],
    halves: [4, 3, 2, 1, 0],
    running: 'open',
    plans: { '13.1': 25, '8.9': 60, '18.1': 12, '16.1': 30, '7.2': 4 },
    seed: 'it',
    starts: 2.1,
    grows: 0.3,
    wants: 4,
    bias: { 1: 0.5, 4: 0.3, 5: 0.6, 7: -0.4, 8: -0.6, 10: 0.9, 11: 0.7, 13: -0.8, 16: -0.9, 18: -1.2 },
  },
  {
    framework: 'cis',
    department: 'Clinical Services',
    scope: [1, 2],
    halves: [4, 3, 2, 1, 0],
    running: 'submitted',
    seed: 'clinical',
    starts: 1.4,
    grows: 0.32,
    wants: 3.4,
    bias: { 1: -0.5, 3: 0.6, 5: -0.3, 7: -0.8, 11: 0.4, 14: 0.7, 15: -0.2, 17: 0.5 },
    without: { 16: 'The department develops no software; what is made for it is rated by IT.' },
  },
  {
    framework: 'cis',
    department: 'Pharmacy',
    scope: [1],
    halves: [4, 3, 2, 1],
    seed: 'pharmacy',
    starts: 1.7,
    grows: 0.22,
    wants: 3.2,
    bias: { 1: 0.4, 2: -0.4, 3: 0.5, 9: -0.5, 11: 0.3, 14: -0.6 },
  },
  {
    framework: 'cis',
    department: 'Finance',
    scope: [1, 2],
    halves: [4, 3, 2, 1],
    wasSentBack: 'The levels of section 6 went up by two without a note. Say what changed since the spring.',
    seed: 'finance',
    starts: 2,
    grows: 0.26,
    wants: 3.6,
    bias: { 3: 0.5, 5: 0.4, 6: 0.6, 8: -0.5, 12: -0.4, 15: 0.4, 17: -0.3 },
    without: { 16: 'The department develops no software; the vendor of the ledger answers for it.' },
  },
  {
    framework: 'iso',
    department: null,
    scope: [],
    halves: [1],
    seed: 'meridian iso',
    starts: 2.4,
    grows: 0,
    wants: 3.8,
    bias: { 4: 0.5, 5: 0.6, 6: 0.2, 9: -0.5, 10: -0.3, 'A.6': 0.4, 'A.7': 0.6, 'A.8': -0.3 },
  },
  {
    framework: 'nist',
    department: null,
    scope: [],
    tier: 2,
    halves: [1],
    seed: 'meridian nist',
    starts: 2.2,
    grows: 0,
    wants: 3.6,
    bias: {
      'GV.SC': -0.7,
      'GV.OV': -0.4,
      'ID.AM': 0.4,
      'PR.AA': 0.5,
      'PR.DS': 0.4,
      'DE.CM': -0.6,
      'RC.CO': -0.5,
    },
  },
  {
    framework: 'custom',
    department: 'Clinical Services',
    scope: [],
    halves: [2, 1],
    seed: 'devices clinical',
    starts: 1.5,
    grows: 0.7,
    wants: 3.8,
    bias: { INV: -0.3, NET: -0.7, PAT: 0.8, RES: 0.2 },
  },
  {
    framework: 'custom',
    department: 'Information Technology',
    scope: [],
    halves: [1],
    seed: 'devices it',
    starts: 2.3,
    grows: 0,
    wants: 3.9,
    bias: { INV: 0.4, NET: 0.6, PAT: -0.8, RES: -0.2 },
  },
];

/** Pinecrest, where one person does everything. */
export const pinecrestUnits: readonly Unit[] = [
  {
    framework: 'cis',
    department: null,
    scope: [1],
    halves: [1],
    seed: 'pinecrest',
    starts: 1.8,
    grows: 0,
    wants: 3,
    bias: { 5: 0.5, 11: 0.6, 14: -0.6, 17: -0.8 },
  },
];

interface SeedContext {
  cast: Cast;
  departments: ReadonlyMap<string, string>;
  now: Date;
}

/** Every unit answers, half-year after half-year: each step is the product's own service. */
export function maturitySteps(units: readonly Unit[], known: SeedContext): Step[] {
  const own = writingDeviceSafety(known.cast, halfBefore(known.now, 2).ago(2, 3));
  const isAsked = units.some(({ framework }) => framework === 'custom');
  return [...(isAsked ? own.steps : []), ...units.flatMap((unit) => lifeOf(unit, known, own))];
}

interface Half {
  period: Period;
  name: string;
  /** Days from a moment of it to today. */
  ago(month: number, day: number): number;
}

/** The half-year so many before the one of today. */
function halfBefore(now: Date, halves: number): Half {
  const index = now.getUTCFullYear() * 2 + (now.getUTCMonth() < 6 ? 0 : 1) - halves;
  const [year, isSecond] = [Math.floor(index / 2), index % 2 === 1];
  const first = isSecond ? 6 : 0;
  return {
    period: isSecond
      ? { from: `${year}-07-01`, to: `${year}-12-31` }
      : { from: `${year}-01-01`, to: `${year}-06-30` },
    name: `${year}, ${isSecond ? 'second' : 'first'} half`,
    ago: (month, day) => (now.getTime() - Date.UTC(year, first + month, day, 9)) / dayLength,
  };
}

const titles: Readonly<Record<FrameworkKind, string>> = {
  cis: 'CIS Controls',
  iso: 'ISO 27001',
  nist: 'NIST CSF',
  custom: deviceSafetyTitle,
};

function lifeOf(unit: Unit, { cast, departments, now }: SeedContext, own: DemoFramework): Step[] {
  const { framework, department, scope, halves, running, tier = null } = unit;
  const answers = cast.steering(department);
  const reviews = cast.reviewing(answers);
  const asking = { actor: answers, by: answers, language: 'en' } as const;
  const reviewing = { ...asking, actor: reviews, by: reviews };
  const department_id = department === null ? null : (departments.get(department) ?? null);
  const structure = framework === 'custom' ? own.structure : structureOf(framework);
  let earlier: string | undefined;
  return halves.flatMap((half, round) => {
    const { period, name, ago } = halfBefore(now, half);
    const isOpen = half === 0 && running === 'open';
    const isCarried = round > 0;
    let row = { id: '', version: 0 };
    const steps: Step[] = [];
    const stepAt = (daysAgo: number, does: (db: TenantDb) => Promise<{ version: number }>) =>
      steps.push({ daysAgo, does: async (db) => void (row = { id: row.id, ...(await does(db)) }) });
    // The running one began three weeks ago, whatever the day; earlier ones were done in the last month of their half-year.
    const step = (day: number, does: (db: TenantDb) => Promise<{ version: number }>) =>
      stepAt(half === 0 ? 21 - day : ago(5, day), does);

    step(1, async (db) => {
      const { id, version } = await createAssessment(
        { db, ...asking },
        {
          framework,
          ...(framework === 'custom' && { framework_id: own.id() }),
          name: `${titles[framework]} ${name}`,
          period,
          department_id,
          groups_in_scope: [...scope],
          tier,
          assessor_ids: [answers.id],
          reviewer_id: reviews.id,
          due_date: period.to,
          baseline_id: earlier,
        },
      );
      earlier = id;
      return { id, version };
    });
    const changes = answersOf(structure, scope, unit, round).map((answer): AnswerChange => ({
      ...answer,
      version: isCarried ? 1 : 0,
      ...(isCarried && { confirmed: true as const }),
    }));
    for (const [nth, sitting] of inSittings(changes, isOpen ? 0.6 : 1).entries())
      step(3 + nth * 4, (db) => saveAnswers({ db, ...asking }, row.id, sitting));
    if (isOpen) {
      // Half of what is left was copied and nobody has looked at it yet; the rest is to be thought about anew.
      const anew = changes.slice(Math.round(changes.length * 0.8)).map(({ question_id, version }) => ({
        question_id,
        version,
        current_level: null,
        note: null,
        confidence: null,
      }));
      step(11.5, (db) => saveAnswers({ db, ...asking }, row.id, anew));
      const given = { section_ids: ['15'], user_ids: [cast.person('procurement').id], due_date: period.to };
      step(12, (db) => assignQuestions({ db, ...asking }, row.id, { version: row.version, ...given }));
      return steps;
    }

    step(13, (db) => submitAssessment({ db, ...asking }, row.id, { version: row.version }));
    if (unit.wasSentBack && half === 1) {
      step(14, (db) =>
        returnAssessment({ db, ...reviewing }, row.id, {
          version: row.version,
          note: unit.wasSentBack ?? '',
        }),
      );
      step(16, (db) => submitAssessment({ db, ...asking }, row.id, { version: row.version }));
    }
    if (half === 0) return steps;
    // What a period was like is approved when it is over: on its first days, if there were any yet.
    const over = (day: number) => Math.max(ago(6, day), 0.02 / day);
    stepAt(over(4), (db) => approveAssessment({ db, ...reviewing }, row.id, { version: row.version }));
    if (unit.plans && half === 1) {
      const efforts = Object.entries(unit.plans).map(([question_id, days]) => ({
        question_id,
        version: 0,
        days,
      }));
      steps.push({ daysAgo: over(8), does: (db) => planEfforts({ db, ...asking }, row.id, efforts) });
    }
    return steps;
  });
}

/** Nobody answers 150 questions at once: three sittings, up to the share that was done. */
function inSittings(changes: readonly AnswerChange[], done: number): AnswerChange[][] {
  const size = Math.ceil(changes.length / 3);
  const given = changes.slice(0, Math.round(changes.length * done));
  return [0, 1, 2].map((nth) => given.slice(nth * size, (nth + 1) * size)).filter((some) => some.length > 0);
}
