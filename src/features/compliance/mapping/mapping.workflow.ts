import { admin, workflow, factsAre } from '#platform/contract/workflow.ts';
import { mappingStatuses } from '#features/compliance/crosswalk/crosswalk-content.contract.ts';

/** The way of a mapping of the organisation's own: Staff propose it, an Admin decides. */
export const mappingWorkflow = workflow('compliance_mapping', {
  facts: factsAre<{ status: (typeof mappingStatuses)[number] }>(),
  statuses: mappingStatuses,
  verbs: {
    edit: { from: 'any', by: [admin] },
    confirm: { from: 'proposed', to: 'confirmed', by: [admin], approves: true },
    // Gone for good: what counted by it is said anew without it.
    delete: { from: 'any', by: [admin] },
  },
});
export type MappingVerb = (typeof mappingWorkflow.verbs)[number];
