import { refusal } from '#platform/contract/refusal.ts';
import { admin, workflow, factsAre } from '#platform/contract/workflow.ts';
import { ownFrameworkStatuses, type OwnFrameworkStatus } from './framework-status.contract.ts';

/** `errors` says where something is missing: `content.sections.2.questions`, `content.sections.0.words.en.name`. */
export const frameworkIncomplete = refusal('framework_incomplete', 422);
/** The newest edition says the same already. */
export const nothingToPublish = refusal('nothing_to_publish', 422);

/** The way of a framework of the organisation's own: who writes it is an Admin. */
export const frameworkWorkflow = workflow('maturity_framework', {
  facts: factsAre<{ status: OwnFrameworkStatus }>(),
  statuses: ownFrameworkStatuses,
  verbs: {
    edit: { from: 'any', by: [admin] },
    // Offered beside what is written and not saved yet, so what is missing is said when it is asked for.
    publish: {
      from: ['draft', 'published'],
      to: 'published',
      by: [admin],
      mayRefuse: [frameworkIncomplete, nothingToPublish],
    },
    retire: { from: 'published', to: 'retired', by: [admin] },
    restore: { from: 'retired', to: 'published', by: [admin] },
    // Gone for good: nobody was ever asked by it.
    delete: { from: 'draft', by: [admin] },
  },
});
export type OwnFrameworkVerb = (typeof frameworkWorkflow.verbs)[number];
