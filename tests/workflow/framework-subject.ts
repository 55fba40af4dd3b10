import type { OwnFrameworkStatus } from '#features/maturity/framework/framework-status.contract.ts';
import { frameworkWorkflow, type OwnFrameworkVerb } from '#features/maturity/framework/framework.workflow.ts';
import {
  changeFramework,
  deleteFramework,
  publishFramework,
  readOwnFramework,
  restoreFramework,
  retireFramework,
  type OwnFramework,
} from '#features/maturity/framework/own-framework.contract.ts';
import { drafted, publishedOwn } from '#tests/world/own-framework-world.ts';
import type { Subject, Team } from './subject.ts';
import { teamOf } from './team.ts';

type Who = 'admin' | 'editor' | 'user';
interface Facts {
  status: OwnFrameworkStatus;
  deleted_at: null;
}

/** The draft with another weight: something to save, and to publish. */
const reweighted = ({ content }: OwnFramework) => ({
  ...content,
  sections: content.sections.map((section) => ({ ...section, weight: (section.weight % 3) + 1 })),
});

/** Published, and then written on; retired where it is wanted so. */
async function published({ world }: Team<Who>, isRetired: boolean): Promise<string> {
  const { id, version, content } = await publishedOwn(world);
  const params = { id };
  const body = { version, content: reweighted({ content } as OwnFramework) };
  const { data } = await world.admin.calls(changeFramework, { params, body });
  if (isRetired) await world.admin.calls(retireFramework, { params, body: { version: data.version } });
  return id;
}

export const frameworkSubject: Subject<Who, OwnFrameworkVerb, OwnFramework, Facts> = {
  workflow: frameworkWorkflow,
  team: (license) => teamOf(license, { editor: { type: 'Staff', access: 'editor' }, user: { type: 'User' } }),
  // What others see of a framework is what was published, by another call.
  strangers: ['editor', 'user'],
  states: {
    draft: async ({ world }) => (await drafted(world)).id,
    published: (team) => published(team, false),
    retired: (team) => published(team, true),
  },
  statesAreApart: true,
  read: readOwnFramework,
  factsOf: ({ status }) => ({ status, deleted_at: null }),
  sends: {
    edit: (row) => ({ endpoint: changeFramework, body: { content: reweighted(row) } }),
    publish: () => ({ endpoint: publishFramework, body: {} }),
    retire: () => ({ endpoint: retireFramework, body: {} }),
    restore: () => ({ endpoint: restoreFramework, body: {} }),
    delete: () => ({ endpoint: deleteFramework, body: {} }),
  },
};
