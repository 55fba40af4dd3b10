import { reasonRequired, refusal } from '#platform/contract/refusal.ts';
import {
  admin,
  editor,
  owner,
  workflow,
  type Guard,
  type Right,
  factsAre,
} from '#platform/contract/workflow.ts';
import { controlStatuses, type ControlStatus } from './control-status.contract.ts';

/** What the workflow needs to know of a control. */
export interface ControlFacts {
  status: ControlStatus;
  description: string | null;
  department_id: string | null;
  owner_id: string;
  deleted_at: string | null;
}

// What is still planned is a draft: whoever it belongs to may take it back.
const editorOfPlanned: Right<ControlFacts> = (actor, control) =>
  control.status === 'planned' && editor(actor, control);
const ownerOfPlanned: Right<ControlFacts> = (actor, control) =>
  control.status === 'planned' && owner(actor, control);

/** What is said to work says what it does. */
export const descriptionMissing = refusal('description_missing', 422);
/** What is said to work is shown to: by accepted evidence, or by a statement of how one knows. */
export const proofMissing = refusal('proof_missing', 422, 'statement');
/** Nothing is open in a department that was archived: it is taken back first. */
export const departmentArchived = refusal('control_department_archived', 422);

const isDescribed: Guard<ControlFacts> = {
  refusal: descriptionMissing,
  holds: ({ description }) => (description ?? '') !== '',
};

const inUse = { not: ['retired'] } as const;

/** The way of a control. */
export const controlWorkflow = workflow('control', {
  facts: factsAre<ControlFacts>(),
  statuses: controlStatuses,
  verbs: {
    edit: { from: inUse, by: [editor, owner] },
    start: { from: 'planned', to: 'in_progress', by: [editor, owner] },
    implement: {
      from: ['in_progress', 'degraded'],
      to: 'implemented',
      by: [editor, owner],
      needs: [isDescribed],
      mayRefuse: [proofMissing],
    },
    degrade: { from: 'implemented', to: 'degraded', by: [editor, owner] },
    retire: { from: inUse, to: 'retired', by: [editor] },
    // Another control takes over its risks, tests and evidence.
    merge: { from: inUse, to: 'retired', by: [editor] },
    delete: {
      from: 'any',
      by: [admin, editorOfPlanned, ownerOfPlanned],
      mayRefuse: [reasonRequired],
    },
    restore: { from: 'deleted', by: [admin], mayRefuse: [departmentArchived] },
  },
  automatic: {
    test_failed: {
      from: 'implemented',
      to: 'degraded',
      act: 'control.degraded',
      reason: 'test_failed',
      when: 'a test of it that failed is approved',
    },
  },
});
export type ControlVerb = (typeof controlWorkflow.verbs)[number];
