import type { Endpoint } from '#platform/contract/endpoint.ts';
import { addControl } from '#features/treatment/control/control.contract.ts';
import * as contract from '#features/treatment/control-test/control-test.contract.ts';
import { type ControlTest } from '#features/treatment/control-test/control-test.contract.ts';
import {
  controlTestWorkflow,
  type ControlTestFacts,
  type ControlTestVerb,
} from '#features/treatment/control-test/control-test.workflow.ts';
import type { Subject, Team } from './subject.ts';
import { teamOf } from './team.ts';

type Who = 'admin' | 'editor' | 'owner' | 'tester' | 'reviewer' | 'bystander' | 'stranger';

type Step = [who: Who, endpoint: Endpoint, body?: Record<string, unknown>];

/** A test of a control of Finance. */
async function worked({ people, department_id }: Team<Who>, ...steps: Step[]): Promise<string> {
  const { data: control } = await people.admin.calls.calls(addControl, {
    body: {
      title: 'Two people sign',
      kind: 'process',
      action: 'preventive',
      department_id,
      owner_id: people.owner.calls.id,
    },
  });
  const { data } = await people.admin.calls.calls(contract.planControlTest, {
    params: { id: control.id },
    body: {
      method: 'inspection',
      procedure: 'Look at thirty payments',
      tester_id: people.tester.calls.id,
      reviewer_id: people.reviewer.calls.id,
      planned_on: '2026-01-05',
    },
  });
  let { version } = data;
  for (const [who, endpoint, body = {}] of steps) {
    const sent = { params: { id: data.id }, body: { version, ...body } };
    ({ version } = (await people[who].calls.calls(endpoint as typeof contract.startControlTest, sent)).data);
  }
  return data.id;
}

const found = { result: 'pass', done_on: '2026-01-06' };
const started: Step = ['tester', contract.startControlTest];
const submitted: Step = ['tester', contract.submitControlTest, found];
const note = 'Say which payments you looked at';

/** Whose the control is, and of which department: no reader is told, so the subject knows it of its teams. */
const ofControl = new Map<string, ControlTestFacts['controls']>();

export const controlTestSubject: Subject<Who, ControlTestVerb, ControlTest, ControlTestFacts> = {
  workflow: controlTestWorkflow,
  team: async (license) => {
    const team: Team<Who> = await teamOf(license, {
      editor: { type: 'Staff', access: 'editor' },
      owner: { type: 'User' },
      tester: { type: 'User' },
      reviewer: { type: 'User' },
      bystander: { type: 'User' },
      stranger: { type: 'Staff', flat: 'User', of: 'Operations', access: 'editor' },
    });
    const { people, department_id } = team;
    ofControl.set(people.tester.calls.id, [{ owner_id: people.owner.calls.id, department_id }]);
    return team;
  },
  strangers: ['stranger'],
  states: {
    planned: (team) => worked(team),
    running: (team) => worked(team, started),
    awaiting_review: (team) => worked(team, started, submitted),
    returned: (team) => worked(team, started, submitted, ['reviewer', contract.returnControlTest, { note }]),
    approved: (team) => worked(team, started, submitted, ['reviewer', contract.approveControlTest]),
  },
  statesAreApart: true,
  read: contract.readControlTest,
  factsOf: (row) => ({
    status: row.status,
    tester_id: row.tester.id,
    reviewer_id: row.reviewer.id,
    controls: ofControl.get(row.tester.id) ?? [],
    deleted_at: null,
  }),
  sends: {
    edit: () => ({ endpoint: contract.changeControlTest, body: { sample: 'Thirty of 2,000' } }),
    start: () => ({ endpoint: contract.startControlTest, body: {} }),
    submit: () => ({ endpoint: contract.submitControlTest, body: found }),
    approve: () => ({ endpoint: contract.approveControlTest, body: {} }),
    return: () => ({ endpoint: contract.returnControlTest, body: { note } }),
  },
};
