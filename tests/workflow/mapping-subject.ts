import type { Sent } from '#platform/contract/endpoint.ts';
import * as contract from '#features/compliance/mapping/mapping.contract.ts';
import { mappingWorkflow, type MappingVerb } from '#features/compliance/mapping/mapping.workflow.ts';
import { shippedStandard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import type { Subject, Team } from './subject.ts';
import { teamOf } from './team.ts';

type Who = 'admin' | 'editor' | 'user';

const items = shippedStandard('pci_dss').requirements.filter(({ isAnswered }) => isAnswered);
let next = 0;

/** A mapping that nobody has, of a control that the product maps to nothing of PCI DSS. */
export const someEnds = (): Sent<typeof contract.proposeMapping>['body'] => ({
  from_standard: 'iso27001',
  from_code: 'A.8.34',
  to_standard: 'pci_dss',
  to_code: items[next++ % items.length]?.code ?? '',
  relation: 'intersects',
  strength: 4,
  rationale: 'Both are about testing',
});

async function proposed({ people }: Team<Who>): Promise<contract.OwnMapping> {
  return (await people.editor.calls.calls(contract.proposeMapping, { body: someEnds() })).data;
}

export const mappingSubject: Subject<
  Who,
  MappingVerb,
  contract.OwnMapping,
  { status: contract.OwnMapping['status']; deleted_at: null }
> = {
  workflow: mappingWorkflow,
  team: (license) => teamOf(license, { editor: { type: 'Staff', access: 'editor' }, user: { type: 'User' } }),
  // Everybody sees what is mapped.
  strangers: [],
  states: {
    proposed: async (team) => (await proposed(team)).id,
    confirmed: async (team) => {
      const { id, version } = await proposed(team);
      await team.people.admin.calls.calls(contract.confirmMapping, { params: { id }, body: { version } });
      return id;
    },
  },
  statesAreApart: true,
  read: contract.readMapping,
  // One that is deleted is gone.
  factsOf: ({ status }) => ({ status, deleted_at: null }),
  sends: {
    edit: ({ strength }) => ({
      endpoint: contract.changeMapping,
      body: { strength: strength === 4 ? 5 : 4 },
    }),
    confirm: () => ({ endpoint: contract.confirmMapping, body: {} }),
    delete: () => ({ endpoint: contract.deleteMapping, body: {} }),
  },
};
