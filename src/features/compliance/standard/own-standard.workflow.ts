import { admin, workflow, factsAre } from '#platform/contract/workflow.ts';
import { ownStandardStatuses, type OwnStandardStatus } from './own-standard-status.contract.ts';

/** The way of a version of one's own standard: an Admin brings it in, looks at it and publishes it. */
export const ownStandardWorkflow = workflow('compliance_standard', {
  facts: factsAre<{ status: OwnStandardStatus }>(),
  statuses: ownStandardStatuses,
  verbs: {
    edit: { from: 'draft', by: [admin] },
    publish: { from: 'draft', to: 'published', by: [admin] },
    retire: { from: 'published', to: 'retired', by: [admin] },
    restore: { from: 'retired', to: 'published', by: [admin] },
    // Gone for good: nobody was ever asked by it.
    delete: { from: 'draft', by: [admin] },
  },
});
export type OwnStandardVerb = (typeof ownStandardWorkflow.verbs)[number];
