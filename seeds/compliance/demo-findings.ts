import { sql } from 'drizzle-orm';
import { today } from '#platform/contract/today.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { createFinding } from '#features/compliance/finding/server/finding.service.ts';
import * as verbs from '#features/compliance/finding/server/finding-verbs.service.ts';
import type { NewFinding } from '#features/compliance/finding/finding.contract.ts';
import type { Cast } from '../demo-cast.ts';
import { idOf } from '../demo-records.ts';
import { as, daysBefore, type Step } from '../demo-steps.ts';

/** One finding of the internal audit that is running, and how far it has come. */
interface Raised extends Pick<NewFinding, 'title' | 'kind' | 'severity' | 'description'> {
  code: string;
  /** The title of the control of the organisation that it is about. */
  control?: string;
  /** The part of the address before the @. */
  owner?: string;
  fate: 'open' | 'dismissed' | 'assigned' | 'started' | 'resolved' | 'closed';
  action?: string;
}

const raised: readonly Raised[] = [
  {
    title: 'Nobody is named to collect evidence after an incident',
    kind: 'minor_nc',
    severity: 3,
    description: 'In two of three incidents logs were overwritten before anybody saved them.',
    code: 'A.5.28',
    fate: 'open',
  },
  {
    title: 'New staff have a buddy for their first month',
    kind: 'strength',
    severity: 1,
    description: 'Everybody asked knew whom to turn to; worth doing in the clinics as well.',
    code: 'A.6.3',
    fate: 'open',
  },
  {
    title: 'Reviews of suppliers stop after the first year',
    kind: 'minor_nc',
    severity: 2,
    description: 'Of twelve suppliers five were reviewed when they began, and never again.',
    code: 'A.5.22',
    owner: 'finance.lead',
    fate: 'assigned',
  },
  {
    title: 'Critical patches take longer than the rule allows',
    kind: 'major_nc',
    severity: 4,
    description: 'Nine servers waited more than 30 days for a patch that the rule wants within 14.',
    code: 'A.8.8',
    control: 'Servers and workstations are patched',
    owner: 'it.lead',
    fate: 'started',
  },
  {
    title: 'Projects begin without a look at security',
    kind: 'observation',
    severity: 2,
    description: 'Three of eight projects had no security requirements when they were approved.',
    code: 'A.5.8',
    owner: 'it.lead',
    action: 'The form that begins a project asks for its security requirements.',
    fate: 'resolved',
  },
  {
    title: 'Confidential papers without labels on two wards',
    kind: 'minor_nc',
    severity: 2,
    description: 'Printed charts lay on two wards without the label that the rule asks for.',
    code: 'A.5.13',
    owner: 'clinical.lead',
    action: 'The printers of both wards add the label to every chart.',
    fate: 'closed',
  },
  {
    title: 'Visitors sign in on paper',
    kind: 'improvement',
    severity: 1,
    description: 'A terminal at the entrance would be quicker.',
    code: 'A.7.2',
    fate: 'dismissed',
  },
];

/** A control of the ISO assessment that is running. */
const askedAs = async (db: TenantDb, code: string): Promise<string> => {
  const [found] = await db.query<{ id: string }>(sql`select ca.id from control_assessment ca
    join compliance_assessment a on a.org_id = ca.org_id and a.id = ca.assessment_id and a.standard = 'iso27001' and a.status = 'in_progress'
    where ca.org_id = ${db.org_id} and ca.code = ${code}`);
  if (found === undefined) throw new Error(`the demo asks nothing as ${code}`);
  return found.id;
};

/** What the internal audit found, raised and resolved by the product's own services. */
export const findingSteps = (known: { cast: Cast; now: Date }): Step[] =>
  raised.flatMap((one, at) => lifeOf(one, 26 - at, known));

function lifeOf(one: Raised, age: number, { cast, now }: { cast: Cast; now: Date }): Step[] {
  const lead = cast.steering(null);
  const owner = one.owner === undefined ? lead : cast.person(one.owner);
  const due_date = today(daysBefore(now, -21), 'UTC');
  let row = { id: '', version: 0 };
  const steps: Step[] = [];
  const then = (day: number, does: (call: Call) => Promise<{ id: string; version: number }>, who = lead) =>
    steps.push({ daysAgo: age - day, does: async (db) => void (row = await does(as(db, who))) });
  then(0, async (call) => {
    const { title, kind, severity, description, code, control } = one;
    return createFinding(call, {
      title,
      kind,
      severity,
      description,
      source: { kind: 'control_assessment', id: await askedAs(call.db, code) },
      ...(control !== undefined && { control_id: await idOf(call.db, 'control', control) }),
    });
  });
  const { fate } = one;
  if (fate === 'open') return steps;
  if (fate === 'dismissed') {
    const reason = 'The paper list is kept for the fire brigade and has to stay.';
    then(2, (call) => verbs.dismissFinding(call, row.id, { version: row.version, reason }));
    return steps;
  }
  then(2, (call) =>
    verbs.assignFinding(call, row.id, { version: row.version, owner_id: owner.id, due_date }),
  );
  if (fate === 'assigned') return steps;
  then(4, (call) => verbs.startFinding(call, row.id, { version: row.version }), owner);
  if (fate === 'started') return steps;
  const said = { corrective_action: one.action, no_evidence_reason: 'It is to be seen on the spot.' };
  then(9, (call) => verbs.resolveFinding(call, row.id, { version: row.version, ...said }), owner);
  if (fate === 'closed')
    then(12, (call) => verbs.verifyFinding(call, row.id, { version: row.version }), cast.reviewing(owner));
  return steps;
}
