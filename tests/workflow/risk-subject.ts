import { assessRisk } from '#features/risk/rating/risk-assessment.contract.ts';
import { listCategories } from '#features/risk/category/risk-category.contract.ts';
import { addComment } from '#features/risk/comment/risk-comment.contract.ts';
import { reviewRisk } from '#features/risk/review/risk-review.contract.ts';
import * as verbs from '#features/risk/record/risk-verbs.contract.ts';
import {
  changeRisk,
  closeRisk,
  deleteRisk,
  readRisk,
  registerRisk,
  restoreRisk,
  type Risk,
} from '#features/risk/record/risk.contract.ts';
import { riskWorkflow, type RiskFacts, type RiskVerb } from '#features/risk/record/risk.workflow.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Subject, Team } from './subject.ts';
import { linkWorkingControl } from '#tests/treatment/residual-world.ts';
import { teamOf } from './team.ts';

type Who = 'admin' | 'editor' | 'viewer' | 'owner' | 'raiser' | 'stranger';

const stopped = { what_stopped: 'The old portal was switched off', on: '2026-01-05' };
const cover = { party: 'Northgate Mutual', instrument: 'Policy 12', ends_on: '2099-01-01' };
const cell = (likelihood: number, consequence: number) => ({ likelihood, consequence });
const rating = {
  inherent: cell(3, 3),
  residual_override: cell(1, 1),
  override_reason: 'Disks are encrypted since March',
  reason: 'Rated in the workshop',
};

const team = (license: 'corporate' | 'flat'): Promise<Team<Who>> =>
  teamOf(license, {
    editor: { type: 'Staff', access: 'editor' },
    viewer: { type: 'Staff', flat: 'User' },
    owner: { type: 'User' },
    raiser: { type: 'User' },
    stranger: { type: 'Staff', flat: 'User', of: 'Operations', access: 'editor' },
  });

type Step = [who: Who, endpoint: Endpoint, body: Record<string, unknown>];

/** A risk that the raiser raised and others worked on; each step names the version that the one before left behind. */
async function worked({ people, department_id }: Team<Who>, ...steps: Step[]): Promise<string> {
  const { data } = await people.raiser.calls.calls(registerRisk, {
    body: { title: 'Laptops leave the building', department_id, owner_id: people.owner.calls.id },
  });
  let { version } = data;
  for (const [who, endpoint, body] of steps) {
    const sent = { params: { id: data.id }, body: { version, ...body } };
    const answer = await people[who].calls.calls(endpoint as typeof assessRisk, sent as never);
    ({ version } = answer.data.risk ?? (answer.data as unknown as Risk));
  }
  return data.id;
}

/** The same, let into the register. */
async function triaged(team: Team<Who>, ...steps: Step[]): Promise<string> {
  const [category] = (await team.people.admin.calls.calls(listCategories)).data;
  return worked(
    team,
    ['editor', verbs.triageRisk, { decision: 'accept', category_id: category?.id }],
    ...steps,
  );
}

/** The same risk, with a control that works. */
const protectedBy = async ({ world }: Team<Who>, id: string): Promise<string> => {
  await linkWorkingControl(world, id);
  return id;
};

const chosen = (treatment: string): Step => ['editor', verbs.chooseTreatment, { treatment }];
const rated: Step = ['editor', assessRisk, rating];
const asksToAvoid = (who: Who): Step[] => [rated, chosen('avoid'), [who, verbs.avoidRisk, stopped]];
const closed: Step = ['editor', closeRisk, { reason: 'treated_stable' }];
const deleted: Step = ['admin', deleteRisk, { reason: 'It was entered twice' }];
const confirmed: Step = ['admin', verbs.confirmRequest, {}];

export const riskSubject: Subject<Who, RiskVerb, Risk, RiskFacts> = {
  workflow: riskWorkflow,
  team,
  strangers: ['stranger'],
  states: {
    untriaged: (team) => worked(team),
    rejected: (team) =>
      worked(team, ['editor', verbs.triageRisk, { decision: 'reject', reason: 'It is none' }]),
    created: (team) => triaged(team),
    'created, to be mitigated': async (team) =>
      protectedBy(team, await triaged(team, rated, chosen('mitigate'))),
    'created, to be mitigated, unprotected': (team) => triaged(team, rated, chosen('mitigate')),
    'created, to be mitigated, unrated': (team) => triaged(team, chosen('mitigate')),
    'created, to be avoided': (team) => triaged(team, rated, chosen('avoid')),
    'created, to be avoided, unrated': (team) => triaged(team, chosen('avoid')),
    'created, to be transferred': (team) => triaged(team, rated, chosen('transfer')),
    'created, to be transferred, unrated': (team) => triaged(team, chosen('transfer')),
    'created, asked by its owner': (team) => triaged(team, ...asksToAvoid('owner')),
    'created, asked by an editor': (team) => triaged(team, ...asksToAvoid('editor')),
    async mitigated(team) {
      const id = await protectedBy(team, await triaged(team, rated, chosen('mitigate')));
      const { data } = await team.people.editor.calls.calls(readRisk, { params: { id } });
      await team.people.editor.calls.calls(verbs.mitigateRisk, {
        params: { id },
        body: { version: data.version },
      });
      return id;
    },
    avoided: (team) => triaged(team, ...asksToAvoid('owner'), confirmed),
    transferred: (team) =>
      triaged(team, rated, chosen('transfer'), ['owner', verbs.transferRisk, cover], confirmed),
    closed: (team) => triaged(team, closed),
    deleted: (team) => triaged(team, deleted),
  },
  statesAreApart: true,
  read: readRisk,
  factsOf: (row) => ({
    ...row,
    department_id: row.department?.id ?? null,
    owner_id: row.owner?.id ?? null,
    raised_by: row.raised_by?.id ?? null,
    level: (row.residual ?? row.inherent)?.level.index ?? -1,
  }),
  sends: {
    edit: () => ({ endpoint: changeRisk, body: { title: 'Laptops leave the building again' } }),
    triage: () => ({ endpoint: verbs.triageRisk, body: { decision: 'reject', reason: 'It is none' } }),
    // Nothing remains of what was avoided.
    assess: ({ status }) => ({
      endpoint: assessRisk,
      body: status === 'avoided' ? { inherent: cell(4, 3), reason: 'Rated anew' } : rating,
    }),
    treatment: () => ({ endpoint: verbs.chooseTreatment, body: { treatment: 'accept' } }),
    mitigate: () => ({ endpoint: verbs.mitigateRisk, body: {} }),
    avoid: () => ({ endpoint: verbs.avoidRisk, body: stopped }),
    transfer: () => ({ endpoint: verbs.transferRisk, body: cover }),
    close: () => ({ endpoint: closeRisk, body: { reason: 'treated_stable' } }),
    reopen: () => ({ endpoint: verbs.reopenRisk, body: { reason: 'It came back' } }),
    confirm: () => ({ endpoint: verbs.confirmRequest, body: {} }),
    decline: () => ({ endpoint: verbs.declineRequest, body: { reason: 'It was never tested' } }),
    review: () => ({ endpoint: reviewRisk, body: { outcome: 'unchanged', statement: 'As it was' } }),
    comment: () => ({ endpoint: addComment, body: { body: 'Seen', version: undefined } }),
    delete: () => ({ endpoint: deleteRisk, body: { reason: 'It was entered twice' } }),
    restore: () => ({ endpoint: restoreRisk, body: {} }),
  },
};
