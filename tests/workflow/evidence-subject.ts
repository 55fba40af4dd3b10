import assert from 'node:assert/strict';
import {
  acceptEvidence,
  changeEvidence,
  createEvidence,
  deleteEvidence,
  linkEvidence,
  readEvidence,
  rejectEvidence,
  restoreEvidence,
  reviseEvidence,
  submitEvidence,
  unlinkEvidence,
  withdrawEvidence,
  type Evidence,
} from '#features/treatment/evidence/evidence.contract.ts';
import {
  evidenceWorkflow,
  type EvidenceFacts,
  type EvidenceVerb,
} from '#features/treatment/evidence/evidence.workflow.ts';
import { expireEvidence } from '#features/treatment/evidence/server/evidence-expiry.jobs.ts';
import { raised } from '#tests/world/risk-world.ts';
import type { Subject, Team } from './subject.ts';
import { teamOf } from './team.ts';

type Who = 'admin' | 'editor' | 'viewer' | 'owner' | 'reviewer' | 'stranger';
type Making = Team<Who>;

const content = { statement: 'We looked at every account.' };
const risks = new WeakMap<object, string>();
const linkTo = ({ world }: Pick<Making, 'world'>) => ({
  object_type: 'risk',
  object_id: risks.get(world) ?? assert.fail('no risk'),
});

/** The team, with a risk to link to that the owner of the evidence owns as well. */
async function teamWithRisk(license: 'corporate' | 'flat'): Promise<Making> {
  const team: Making = await teamOf(license, {
    editor: { type: 'Staff', access: 'editor' },
    viewer: { type: 'Staff', flat: 'User' },
    owner: { type: 'User' },
    reviewer: { type: 'Staff', of: 'Operations' },
    stranger: { type: 'Staff', of: 'Operations', access: 'editor' },
  });
  const { people, department_id, world } = team;
  const owner_id = people.owner.calls.id;
  const of = department_id === null ? {} : { department_id };
  const { id } = await raised(people.admin.calls, 'Access is never reviewed', { owner_id, ...of });
  risks.set(world, id);
  return team;
}

async function requested({ people, department_id }: Making, reviewer?: Who | null): Promise<Evidence> {
  const body = {
    name: 'Access review',
    kind: 'statement' as const,
    effective_from: '2020-01-01',
    valid_for_days: 3650,
    owner_id: people.owner.calls.id,
    reviewer_id: reviewer === null ? null : people[reviewer ?? 'reviewer'].calls.id,
    department_id,
  };
  return (await people.admin.calls.calls(createEvidence, { body })).data;
}
const revised = async (
  team: Making,
  { id, version }: Evidence,
  who: Who,
  submit: boolean,
): Promise<Evidence> =>
  (await team.people[who].calls.calls(reviseEvidence, { params: { id }, body: { version, content, submit } }))
    .data;
const submitted = async (team: Making, who: Who = 'owner') => revised(team, await requested(team), who, true);
async function decided(
  team: Making,
  endpoint: typeof acceptEvidence | typeof rejectEvidence,
): Promise<Evidence> {
  const { id, version } = await submitted(team);
  const body = { version, note: 'We looked at it.' };
  return (await team.people.admin.calls.calls(endpoint, { params: { id }, body })).data as Evidence;
}
/** As if the day had come: ten years of validity are over. */
async function expired(team: Making): Promise<Evidence> {
  const accepted = await decided(team, acceptEvidence);
  const { database, orgId } = team.world;
  await database.inOrganisation(orgId, { now: new Date('2031-01-01T12:00:00Z') }, async (db) => {
    await expireEvidence([])(db, 1000);
  });
  const { data } = await team.people.admin.calls.calls(readEvidence, { params: { id: accepted.id } });
  return data;
}

const idOf =
  (making: (team: Making) => Promise<Evidence>) =>
  async (team: Making): Promise<string> =>
    (await making(team)).id;

export const evidenceSubject: Subject<Who, EvidenceVerb, Evidence, EvidenceFacts> = {
  workflow: evidenceWorkflow,
  team: teamWithRisk,
  strangers: ['stranger'],
  strangersIn: {
    'submitted, and nobody reviews it': ['reviewer'],
    'submitted, by its reviewer': ['reviewer'],
    'submitted, by an editor who reviews it': ['reviewer'],
  },
  states: {
    requested: idOf(requested),
    'requested, provided': idOf(async (team) => revised(team, await requested(team), 'owner', false)),
    submitted: idOf(submitted),
    'submitted, and nobody reviews it': idOf(async (team) =>
      revised(team, await requested(team, null), 'owner', true),
    ),
    'submitted, by its reviewer': idOf(async (team) =>
      revised(team, await requested(team, 'owner'), 'owner', true),
    ),
    'submitted, by an editor who reviews it': idOf(async (team) =>
      revised(team, await requested(team, 'editor'), 'editor', true),
    ),
    'submitted, by an editor': idOf((team) => submitted(team, 'editor')),
    accepted: idOf((team) => decided(team, acceptEvidence)),
    'accepted, to be renewed': idOf(async (team) =>
      revised(team, await decided(team, acceptEvidence), 'owner', true),
    ),
    rejected: idOf((team) => decided(team, rejectEvidence)),
    'rejected, provided anew': idOf(async (team) =>
      revised(team, await decided(team, rejectEvidence), 'owner', false),
    ),
    expired: idOf(expired),
    'expired, to be renewed': idOf(async (team) => revised(team, await expired(team), 'owner', true)),
    withdrawn: idOf(async (team) => {
      const { id, version } = await requested(team);
      const body = { version, reason: 'Not needed any more' };
      return (await team.people.admin.calls.calls(withdrawEvidence, { params: { id }, body })).data;
    }),
    deleted: idOf(async (team) => {
      const { id, version } = await requested(team);
      return (await team.people.admin.calls.calls(deleteEvidence, { params: { id }, body: { version } }))
        .data;
    }),
  },
  // Whose day has come expires, whichever state it was made for.
  statesAreApart: false,
  read: readEvidence,
  factsOf: (row) => ({
    status: row.status,
    department_id: row.department?.id ?? null,
    owner_id: row.owner.id,
    reviewer_id: row.reviewer?.id ?? null,
    submitted_by: row.submitted_by?.id ?? null,
    hasNewRevision: row.revision > (row.decided_revision ?? 0),
    awaits: row.awaiting_revision !== null,
    deleted_at: row.deleted_at,
  }),
  sends: {
    edit: () => ({ endpoint: changeEvidence, body: { source: crypto.randomUUID() } }),
    revise: () => ({ endpoint: reviseEvidence, body: { content } }),
    submit: () => ({ endpoint: submitEvidence, body: {} }),
    accept: () => ({ endpoint: acceptEvidence, body: {} }),
    reject: () => ({ endpoint: rejectEvidence, body: { note: 'A page is missing.' } }),
    withdraw: () => ({ endpoint: withdrawEvidence, body: { reason: 'Not needed any more' } }),
    link: (_, team) => ({ endpoint: linkEvidence, body: linkTo(team) }),
    unlink: (_, team) => ({ endpoint: unlinkEvidence, body: linkTo(team) }),
    delete: () => ({ endpoint: deleteEvidence, body: { reason: 'Asked for twice' } }),
    restore: () => ({ endpoint: restoreEvidence, body: {} }),
  },
};
