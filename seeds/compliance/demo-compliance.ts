import { sql } from 'drizzle-orm';
import { today } from '#platform/contract/today.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { evidenceHolders } from '#app/holders/evidence-holders.ts';
import * as verbs from '#features/compliance/assessment/server/compliance-verbs.service.ts';
import * as controls from '#features/compliance/control-assessment/server/control-assessment.service.ts';
import { assignControls } from '#features/compliance/control-assessment/server/many-controls.service.ts';
import { createComplianceAssessment } from '#features/compliance/preparation/server/preparation.service.ts';
import { evidenceOn } from '#features/treatment/evidence/server/evidence-record.service.ts';
import { acceptEvidence } from '#features/treatment/evidence/server/evidence-decision.service.ts';
import { expireEvidence } from '#features/treatment/evidence/server/evidence-expiry.jobs.ts';
import { createEvidence } from '#features/treatment/evidence/server/evidence.service.ts';
import type { Cast } from '../demo-cast.ts';
import { answerTo, evidenceOf, type Proof } from './demo-compliance-answers.ts';
import { as, daysBefore, type Step } from '../demo-steps.ts';
import { idOf, type DemoRecord } from '../demo-records.ts';

type Standard = Parameters<typeof createComplianceAssessment>[1]['compliance_standard'];

/** One assessment, from its beginning to where it stands today. */
interface Round {
  name: string;
  standard: Standard;
  /** Null: the whole organisation. */
  department: string | null;
  scope: string;
  kind: 'self' | 'internal_audit' | 'gap';
  groups?: readonly string[];
  /** Years from this one. */
  year: -1 | 0 | 1;
  /** Days before today it was begun; those of an earlier year are counted from its last day. */
  age: number;
  fate: 'draft' | 'running' | 'submitted' | 'approved';
  /** Begins with the answers of the one before it. */
  carries?: true;
  /** The name of the one whose mapped answers it takes over. */
  follows?: string;
  /** How much of it is answered so far, where it is running. */
  answered?: number;
  /** Who answers which sections: the part of the address before the @. */
  given?: Readonly<Record<string, string>>;
  /** How good they are, from 0 to 1, and what is better or worse than that. */
  strength: number;
  bias?: Readonly<Record<string, number>>;
  linked?: readonly (readonly [code: string, type: Exclude<DemoRecord, 'task'>, title: string])[];
}

const iso = {
  name: 'ISMS of Meridian',
  standard: 'iso27001',
  department: null,
  scope: 'Hospital information systems, the data centre in the main building, and the people who run them.',
  kind: 'internal_audit',
} as const;

/** Meridian: ISO 27001 in its second year, begun with the answers of the first; card payments and the safeguards that everybody needs
 *  in Finance; and CSF on the wards, as it is planned for next year, which follows what ISO 27001 answers now. */
const rounds: readonly Round[] = [
  { ...iso, year: -1, age: 60, fate: 'approved', strength: 0.55, bias: { 'A.8': -0.15, 'A.6': 0.2 } },
  {
    ...iso,
    year: 0,
    age: 45,
    fate: 'running',
    carries: true,
    given: { 'A.8': 'it.lead', 'A.7': 'clinical.lead', 'A.6': 'finance.lead' },
    strength: 0.7,
    bias: { 'A.8': -0.1, 'A.6': 0.2 },
    linked: [
      ['A.8.13', 'control', 'Backups are restored in full'],
      ['A.8.13', 'risk', 'Backups of the health record'],
      ['A.8.5', 'control', 'Remote access asks for a second factor'],
      ['A.8.8', 'control', 'Servers and workstations are patched'],
      ['A.8.13', 'plan', 'Restore exercises twice a year'],
    ],
  },
  {
    name: 'Safeguards of Finance',
    standard: 'cis',
    department: 'Finance',
    scope: 'Workstations, accounts and payment systems of Finance.',
    kind: 'self',
    groups: ['ig1'],
    year: 0,
    age: 25,
    fate: 'submitted',
    strength: 0.45,
    bias: { 11: 0.3, 14: -0.3 },
  },
  {
    name: 'Card payments of Finance',
    standard: 'pci_dss',
    department: 'Finance',
    scope: 'Card terminals at the cash desks, the payment page, and the people who settle payments.',
    kind: 'self',
    year: 0,
    age: 30,
    fate: 'running',
    answered: 0.55,
    strength: 0.4,
    bias: { 3: 0.2, 11: -0.3 },
  },
  {
    name: 'Cybersecurity Framework on the wards',
    standard: 'nist_csf',
    department: 'Clinical Services',
    scope: 'Wards and outpatient clinics, to find the gaps before the board sets targets.',
    kind: 'gap',
    year: 1,
    age: 6,
    fate: 'draft',
    follows: iso.name,
    strength: 0.5,
  },
];

interface Known {
  cast: Cast;
  departments: ReadonlyMap<string, string>;
  now: Date;
}

interface Asked {
  id: string;
  code: string;
  section: string;
  version: number;
}

/** Assessments of compliance: answered, proven, reviewed and approved on their days by the product's own services. */
export function complianceSteps(known: Known): Step[] {
  const made = new Map<string, string>();
  return rounds.flatMap((round) => lifeOf(round, known, made));
}

const on = evidenceOn(evidenceHolders);

/** What is answered of an assessment, as it is now. */
const askedIn = (db: TenantDb, assessment: string, status: string): Promise<Asked[]> =>
  db.query<Asked>(sql`select ca.id, ca.code, ca.section, ca.version from control_assessment ca
    where ca.org_id = ${db.org_id} and ca.assessment_id = ${assessment} and not ca.is_parent and ca.status = ${status} order by ca.position`);

/** `made`: the newest assessment of each name, for those that carry its answers on. */
function lifeOf(round: Round, { cast, departments, now }: Known, made: Map<string, string>): Step[] {
  const lead = cast.steering(round.department);
  const reviewer = cast.reviewing(lead);
  const year = now.getUTCFullYear() + round.year;
  const daysSinceNewYear = (now.getTime() - Date.UTC(now.getUTCFullYear(), 0, 1)) / (24 * 60 * 60 * 1000);
  const begins = round.year < 0 ? daysSinceNewYear + round.age : round.age;
  let row = { id: '', version: 0 };
  const steps: Step[] = [];
  /** So many days after it was begun. */
  const step = (day: number, does: (call: Call) => Promise<unknown>, who = lead) =>
    steps.push({ daysAgo: Math.max(begins - day, 0.01), does: (db) => does(as(db, who)) });
  const changes = (day: number, does: (call: Call) => Promise<{ id: string; version: number }>, who = lead) =>
    step(day, async (call) => void (row = await does(call)), who);

  changes(0, async (call) => {
    const baseline = round.carries && made.get(round.name);
    const followed = made.get(round.follows ?? '');
    const created = await createComplianceAssessment(call, {
      compliance_standard: round.standard,
      name: `${round.name} ${year}`,
      scope_text: round.scope,
      kind: round.kind,
      period: { from: `${year}-01-01`, to: `${year}-12-31` },
      department_id: departments.get(round.department ?? '') ?? null,
      ...(round.groups && { groups_in_scope: [...round.groups] }),
      lead_id: lead.id,
      reviewer_id: reviewer.id,
      due_date: today(daysBefore(now, begins - 80), 'UTC'),
      ...(baseline !== undefined && { baseline_id: baseline }),
      ...(followed !== undefined && { follows: [followed] }),
    });
    made.set(round.name, created.id);
    return created;
  });
  if (round.fate === 'draft') return steps;
  changes(1, (call) => verbs.startComplianceAssessment(call, row.id, { version: row.version }));
  for (const [section, mailbox] of Object.entries(round.given ?? {}))
    step(1, async (call) => {
      // What is not done by now is overdue.
      const due_date = today(daysBefore(now, 3), 'UTC');
      const sent = { version: row.version, section, user_ids: [cast.person(mailbox).id], due_date };
      await assignControls(call, row.id, sent);
      row.version++;
    });
  const isRunning = round.fate === 'running';
  step(4, (call) => answers(call, row.id, round));
  step(5, (call) => links(call, row.id, round.linked ?? []));
  for (const proof of evidenceOf(round.standard, round.year)) {
    step(proof.after, (call) => proves(call, row.id, { proof, reviewer: reviewer.id, now, begins }));
    step(proof.after + 2, (call) => accepts(call, proof), reviewer);
    if (proof.expires) step(begins, ({ db }) => expireEvidence(evidenceHolders)(db, 100));
  }
  step(isRunning ? 22 : 16, (call) => submits(call, row.id, isRunning ? 0.7 : 1));
  step(isRunning ? 30 : 18, (call) => accepted(call, row.id, isRunning ? 0.75 : 1));
  if (isRunning) return steps;
  changes(20, (call) => verbs.submitComplianceAssessment(call, row.id, { version: row.version }));
  if (round.fate === 'approved')
    changes(
      round.age + 9,
      (call) => verbs.approveComplianceAssessment(call, row.id, { version: row.version }),
      reviewer,
    );
  return steps;
}

/** The first of these, in the order of the standard. */
const firstOf = <One>(all: readonly One[], share: number) => all.slice(0, Math.round(all.length * share));

async function answers(call: Call, assessment: string, round: Round): Promise<void> {
  const asked = await askedIn(call.db, assessment, 'to_do');
  // What the running one has not come to yet is the last part.
  for (const { id, code, section, version } of firstOf(
    asked,
    round.fate === 'running' ? (round.answered ?? 0.9) : 1,
  ))
    await controls.answerControl(call, id, { version, ...answerTo(code, section, round), confirmed: true });
}

async function links(call: Call, assessment: string, linked: NonNullable<Round['linked']>): Promise<void> {
  for (const [code, object_type, title] of linked) {
    const asked = await askedIn(call.db, assessment, 'in_progress');
    const to = asked.find((one) => one.code === code);
    if (to === undefined) throw new Error(`the demo has not answered ${code}`);
    const object_id = await idOf(call.db, object_type, title);
    await controls.linkControl(call, to.id, { version: to.version, object_type, object_id });
  }
}

interface Proving {
  proof: Proof;
  reviewer: string;
  now: Date;
  begins: number;
}
async function proves(
  call: Call,
  assessment: string,
  { proof, reviewer, now, begins }: Proving,
): Promise<void> {
  const asked = await askedIn(call.db, assessment, 'in_progress');
  const links = asked
    .filter(({ code }) => proof.codes.some((above) => `${code}.`.startsWith(`${above}.`)))
    .map(({ id }) => ({ object_type: 'control_assessment' as const, object_id: id }));
  const { id, version } = await createEvidence(on)(call, {
    name: proof.name,
    kind: 'statement',
    owner_id: call.actor.id,
    reviewer_id: reviewer,
    department_id: null,
    effective_from: today(daysBefore(now, begins - proof.after), 'UTC'),
    ...(proof.validFor !== undefined && { valid_for_days: proof.validFor }),
    confidential: false,
    links,
    content: { statement: proof.says },
  });
  made.set(proof, { id, version });
}
/** What was provided and is still to be accepted. */
const made = new WeakMap<Proof, { id: string; version: number }>();

async function accepts(call: Call, proof: Proof): Promise<void> {
  const one = made.get(proof);
  if (one === undefined) throw new Error(`"${proof.name}" was not provided`);
  await acceptEvidence(on)(call, one.id, { version: one.version });
}

async function submits(call: Call, assessment: string, share: number): Promise<void> {
  for (const { id, version } of firstOf(await askedIn(call.db, assessment, 'in_progress'), share))
    await controls.submitControl(call, id, { version });
}

async function accepted(call: Call, assessment: string, share: number): Promise<void> {
  for (const { id, version } of firstOf(await askedIn(call.db, assessment, 'in_review'), share))
    await controls.acceptControl(call, id, { version });
}
