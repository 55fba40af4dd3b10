import type { Endpoint } from '#platform/contract/endpoint.ts';
import {
  changeFinding,
  createFinding,
  deleteFinding,
  readFinding,
  type Finding,
} from '#features/compliance/finding/finding.contract.ts';
import * as verbs from '#features/compliance/finding/finding-verbs.contract.ts';
import {
  findingWorkflow,
  type FindingFacts,
  type FindingVerb,
} from '#features/compliance/finding/finding.workflow.ts';
import { acted } from '#tests/compliance/finding-world.ts';
import { prepared } from '#tests/compliance/compliance-world.ts';
import { someControl } from '#tests/treatment/plan-world.ts';
import type { Subject, Team } from './subject.ts';
import { teamOf } from './team.ts';

type Who = 'admin' | 'editor' | 'owner' | 'lead' | 'reviewer' | 'bystander' | 'stranger';

/** What findings of an organisation come from, and a control that their plans improve. */
interface Around {
  assessment: string;
  control: string;
}
const around = new WeakMap<object, Around>();
/** Who leads and reviews an assessment. */
const leading = new Map<string, Pick<FindingFacts, 'lead_id' | 'reviewer_id'>>();

async function team(license: 'corporate' | 'flat'): Promise<Team<Who>> {
  const made = await teamOf(license, {
    editor: { type: 'Staff', access: 'editor' },
    owner: { type: 'Staff' },
    lead: { type: 'Staff' },
    reviewer: { type: 'Staff' },
    bystander: { type: 'User' },
    stranger: { type: 'Staff', flat: 'User', of: 'Operations', access: 'editor' },
  });
  const { world, people, department_id } = made;
  const named = { lead_id: people.lead.calls.id, reviewer_id: people.reviewer.calls.id };
  const { id } = await prepared(people.admin.calls, { department_id, ...named });
  leading.set(id, named);
  around.set(world, { assessment: id, control: await someControl(world, { department_id }) });
  return made;
}

const aroundOf = ({ world }: Team<Who>): Around => around.get(world) as Around;

type Step = [who: Who, endpoint: Endpoint, body: Record<string, unknown>];

/** A finding that was worked on; each step names the version that the one before left behind. */
async function worked(of: Team<Who>, ...steps: Step[]): Promise<string> {
  const source = { kind: 'assessment' as const, id: aroundOf(of).assessment };
  const body = { title: 'Paid twice', kind: 'minor_nc' as const, severity: 2, source };
  const { data } = await of.people.admin.calls.calls(createFinding, { body });
  let { version } = data;
  for (const [who, endpoint, more] of steps) {
    const sent = { params: { id: data.id }, body: { version, ...more } };
    ({ version } = (await of.people[who].calls.calls(endpoint as typeof verbs.startFinding, sent)).data);
  }
  return data.id;
}

const reason = 'It was raised by mistake';
const namedTo = (of: Team<Who>, who: Who): Step => [
  'editor',
  verbs.assignFinding,
  { owner_id: of.people[who].calls.id, due_date: '2027-06-30' },
];
const resolvedBy = (of: Team<Who>, who: Who): Step[] => [
  namedTo(of, who),
  [who, verbs.startFinding, {}],
  [who, verbs.resolveFinding, acted],
];
const closed = (of: Team<Who>): Step[] => [...resolvedBy(of, 'owner'), ['reviewer', verbs.verifyFinding, {}]];
const planned = (of: Team<Who>): Step => ['editor', verbs.planFinding, { control_id: aroundOf(of).control }];

export const findingSubject: Subject<Who, FindingVerb, Finding, FindingFacts> = {
  workflow: findingWorkflow,
  team,
  // A User who answers nothing sees nothing of an assessment.
  strangers: ['stranger', 'bystander'],
  states: {
    open: (of) => worked(of),
    'open, a plan is there': (of) => worked(of, planned(of)),
    'open, once more': (of) => worked(of, ...closed(of), ['editor', verbs.reopenFinding, { reason }]),
    assigned: (of) => worked(of, namedTo(of, 'owner')),
    in_progress: (of) => worked(of, namedTo(of, 'owner'), ['owner', verbs.startFinding, {}]),
    resolved: (of) => worked(of, ...resolvedBy(of, 'owner')),
    'resolved, by its reviewer': (of) => worked(of, ...resolvedBy(of, 'reviewer')),
    closed: (of) => worked(of, ...closed(of)),
    dismissed: (of) => worked(of, ['lead', verbs.dismissFinding, { reason }]),
    deleted: (of) => worked(of, ['admin', deleteFinding, { reason }]),
  },
  statesAreApart: true,
  read: readFinding,
  factsOf: (row) => ({
    status: row.status,
    department_id: row.department?.id ?? null,
    owner_id: row.owner?.id ?? null,
    resolved_by: row.resolved_by?.id ?? null,
    lead_id: leading.get(row.source.id as string)?.lead_id ?? null,
    reviewer_id: leading.get(row.source.id as string)?.reviewer_id ?? null,
    plan_id: row.plan?.id ?? null,
    deleted_at: row.deleted_at,
  }),
  sends: {
    edit: ({ root_cause }) => ({
      endpoint: changeFinding,
      body: { root_cause: root_cause === 'Nobody looked' ? 'Nobody asked' : 'Nobody looked' },
    }),
    assign: (_, of) => ({
      endpoint: verbs.assignFinding,
      body: { owner_id: of.people.owner.calls.id, due_date: '2027-06-30' },
    }),
    start: () => ({ endpoint: verbs.startFinding, body: {} }),
    resolve: () => ({ endpoint: verbs.resolveFinding, body: acted }),
    verify: () => ({ endpoint: verbs.verifyFinding, body: {} }),
    return: () => ({ endpoint: verbs.returnFinding, body: { note: 'It happened again' } }),
    dismiss: () => ({ endpoint: verbs.dismissFinding, body: { reason } }),
    reopen: () => ({ endpoint: verbs.reopenFinding, body: { reason } }),
    plan: (_, of) => ({ endpoint: verbs.planFinding, body: { control_id: aroundOf(of).control } }),
    delete: () => ({ endpoint: deleteFinding, body: { reason } }),
    restore: () => ({ endpoint: verbs.restoreFinding, body: {} }),
  },
};
