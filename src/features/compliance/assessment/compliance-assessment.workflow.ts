import { actsFor } from '#platform/contract/deciding.ts';
import { reasonRequired, refusal } from '#platform/contract/refusal.ts';
import { admin, editor, workflow, type Right, factsAre } from '#platform/contract/workflow.ts';
import { complianceStatuses, type ComplianceStatus } from './assessment-status.contract.ts';

/** What the workflow needs to know of an assessment of compliance. */
export interface ComplianceFacts {
  status: ComplianceStatus;
  department_id: string | null;
  lead_id: string;
  reviewer_id: string | null;
  submitted_by: string | null;
  /** Applicable controls that are not done. */
  open_controls: number;
  deleted_at: string | null;
}

// Who may only use the product as a User approves nothing, whoever named them.
export const lead: Right<ComplianceFacts> = (actor, { lead_id }) => actsFor(actor, lead_id);
export const reviewer: Right<ComplianceFacts> = (actor, { reviewer_id }) =>
  actor.type !== 'User' && reviewer_id !== null && actsFor(actor, reviewer_id);
const submitter: Right<ComplianceFacts> = (actor, { submitted_by }) =>
  submitted_by !== null && actsFor(actor, submitted_by);
const editorOfDraft: Right<ComplianceFacts> = (actor, assessment) =>
  assessment.status === 'draft' && editor(actor, assessment);

/** Every applicable control is done before the whole is reviewed. */
export const controlsOpen = refusal('controls_open', 422);
/** Nobody approves what they lead or handed in, while somebody else could. */
export const ownAssessment = refusal('own_assessment', 422);

const allDone = { refusal: controlsOpen, holds: ({ open_controls }: ComplianceFacts) => open_controls === 0 };

/** The way of an assessment of compliance. */
export const complianceWorkflow = workflow('compliance_assessment', {
  facts: factsAre<ComplianceFacts>(),
  statuses: complianceStatuses,
  verbs: {
    edit: { from: ['draft', 'in_progress'], by: [editor, lead] },
    assign: { from: ['draft', 'in_progress'], by: [editor, lead] },
    start: { from: 'draft', to: 'in_progress', by: [editor] },
    submit: { from: 'in_progress', to: 'in_review', by: [lead, editor], needs: [allDone] },
    return: { from: 'in_review', to: 'in_progress', by: [reviewer, admin] },
    approve: {
      from: 'in_review',
      to: 'approved',
      by: [reviewer, admin],
      approves: true,
      secondPerson: { not: [lead, submitter], refusal: ownAssessment },
    },
    reopen: { from: 'approved', to: 'in_progress', by: [admin] },
    archive: { from: { not: ['in_review', 'archived'] }, to: 'archived', by: [editor] },
    // What was approved is evidence: it is archived, not deleted.
    delete: { from: ['draft', 'in_progress'], by: [admin, editorOfDraft], mayRefuse: [reasonRequired] },
    restore: { from: 'deleted', by: [admin] },
  },
  automatic: {
    superseded: {
      from: 'approved',
      to: 'superseded',
      act: 'compliance.superseded',
      reason: 'later_period',
      when: 'one for the same or a later period by the same standard and department is approved, or was before it',
    },
  },
});
export const complianceVerbs = complianceWorkflow.verbs;
export type ComplianceVerb = (typeof complianceVerbs)[number];
