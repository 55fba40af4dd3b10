import {
  changeOwnStandard,
  deleteOwnStandard,
  publishOwnStandard,
  readOwnStandard,
  restoreOwnStandard,
  retireOwnStandard,
  type OwnStandardVersion,
} from '#features/compliance/standard/own-standard.contract.ts';
import {
  ownStandardWorkflow,
  type OwnStandardVerb,
} from '#features/compliance/standard/own-standard.workflow.ts';
import type { OwnStandardStatus } from '#features/compliance/standard/own-standard-status.contract.ts';
import { plantedStandard } from '#tests/compliance/own-standard.ts';
import type { Subject, Team } from './subject.ts';
import { teamOf } from './team.ts';

type Who = 'admin' | 'editor' | 'user';
interface Facts {
  status: OwnStandardStatus;
  deleted_at: null;
}

let planted = 0;
const inStatus =
  (status: OwnStandardStatus) =>
  ({ world }: Team<Who>): Promise<string> =>
    plantedStandard(world, { key: `planted_${++planted}`, status });

export const ownStandardSubject: Subject<Who, OwnStandardVerb, OwnStandardVersion, Facts> = {
  workflow: ownStandardWorkflow,
  team: (license) => teamOf(license, { editor: { type: 'Staff', access: 'editor' }, user: { type: 'User' } }),
  strangers: [],
  states: { draft: inStatus('draft'), published: inStatus('published'), retired: inStatus('retired') },
  statesAreApart: true,
  read: readOwnStandard,
  factsOf: ({ status }) => ({ status, deleted_at: null }),
  sends: {
    edit: ({ version }) => ({ endpoint: changeOwnStandard, body: { name: `Called anew ${version}` } }),
    publish: () => ({ endpoint: publishOwnStandard, body: {} }),
    retire: () => ({ endpoint: retireOwnStandard, body: {} }),
    restore: () => ({ endpoint: restoreOwnStandard, body: {} }),
    delete: () => ({ endpoint: deleteOwnStandard, body: {} }),
  },
};
