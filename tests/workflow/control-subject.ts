import type { Endpoint } from '#platform/contract/endpoint.ts';
import * as contract from '#features/treatment/control/control.contract.ts';
import { type Control } from '#features/treatment/control/control.contract.ts';
import {
  controlWorkflow,
  type ControlFacts,
  type ControlVerb,
} from '#features/treatment/control/control.workflow.ts';
import { mergeControls } from '#features/treatment/control-catalogue/control-catalogue.contract.ts';
import type { Subject, Team } from './subject.ts';
import { teamOf } from './team.ts';

type Who = 'admin' | 'editor' | 'owner' | 'bystander' | 'stranger';

const team = (license: 'corporate' | 'flat'): Promise<Team<Who>> =>
  teamOf(license, {
    editor: { type: 'Staff', access: 'editor' },
    owner: { type: 'User' },
    bystander: { type: 'User' },
    stranger: { type: 'Staff', flat: 'User', of: 'Operations', access: 'editor' },
  });

type Step = [endpoint: Endpoint, body?: Record<string, unknown>];
const reason = 'Nobody needs it any more';
const statement = 'It was seen at work';

const added = async ({ people, department_id }: Team<Who>): Promise<Control> =>
  (
    await people.admin.calls.calls(contract.addControl, {
      body: {
        title: 'Two people sign',
        description: 'Every payment is signed by two people.',
        kind: 'process',
        action: 'preventive',
        department_id,
        owner_id: people.owner.calls.id,
      },
    })
  ).data;

/** What each control may be merged into. */
const targets = new Map<string, { id: string; version: number }>();

/** A control that an Admin brought along its way; each step names the version that the one before left behind. */
async function worked(team: Team<Who>, ...steps: Step[]): Promise<{ id: string; version: number }> {
  const target = await added(team);
  const { id, version: first } = await added(team);
  let version = first;
  for (const [endpoint, body = {}] of steps) {
    const sent = { params: { id }, body: { version, ...body } };
    ({ version } = (
      await team.people.admin.calls.calls(endpoint as typeof contract.startControl, sent)
    ).data);
  }
  targets.set(id, { id: target.id, version: target.version });
  return { id, version };
}

const start: Step = [contract.startControl];
const implement: Step = [contract.implementControl, { statement }];
const made =
  (...steps: Step[]) =>
  async (team: Team<Who>) =>
    (await worked(team, ...steps)).id;

export const controlSubject: Subject<Who, ControlVerb, Control, ControlFacts> = {
  workflow: controlWorkflow,
  team,
  strangers: ['stranger'],
  states: {
    planned: made(),
    'planned, not described': async (team) => {
      const { id, version } = await worked(team);
      const body = { version, description: null };
      await team.people.admin.calls.calls(contract.changeControl, { params: { id }, body });
      return id;
    },
    in_progress: made(start),
    'in_progress, not described': made(start, [contract.changeControl, { description: null }]),
    implemented: made(start, implement),
    degraded: made(start, implement, [contract.degradeControl, { reason }]),
    retired: made([contract.retireControl, { reason }]),
    deleted: made([contract.deleteControl, { reason }]),
  },
  statesAreApart: true,
  read: contract.readControl,
  factsOf: (row) => ({ ...row, department_id: row.department?.id ?? null, owner_id: row.owner.id }),
  sends: {
    edit: () => ({ endpoint: contract.changeControl, body: { title: 'Three people sign' } }),
    start: () => ({ endpoint: contract.startControl, body: {} }),
    implement: () => ({ endpoint: contract.implementControl, body: { statement } }),
    degrade: () => ({ endpoint: contract.degradeControl, body: { reason } }),
    retire: () => ({ endpoint: contract.retireControl, body: { reason } }),
    merge: ({ id, version }) => ({
      endpoint: mergeControls,
      params: {},
      body: { version: undefined, into: targets.get(id), controls: [{ id, version }], reason },
    }),
    delete: () => ({ endpoint: contract.deleteControl, body: { reason } }),
    restore: () => ({ endpoint: contract.restoreControl, body: {} }),
  },
};
