import { actsFor, maySteer } from '#platform/contract/deciding.ts';
import { refusal } from '#platform/contract/refusal.ts';
import { workflow, type Right } from '#platform/contract/workflow.ts';
import { controlTestStatuses, type ControlTestStatus } from './control-test-status.contract.ts';

/** What the workflow needs to know of a test. */
export interface ControlTestFacts {
  status: ControlTestStatus;
  tester_id: string;
  reviewer_id: string;
  /** The controls it is about: whose they are, and of which department. */
  controls: readonly { owner_id: string; department_id: string | null }[];
}

// A test of several controls is steered by those who decide about all of them.
const editorOfAll: Right<ControlTestFacts> = (actor, { controls }) =>
  controls.every(({ department_id }) => maySteer(actor, department_id));
const ownerOfAll: Right<ControlTestFacts> = (actor, { controls }) =>
  controls.every(({ owner_id }) => actsFor(actor, owner_id));
const tester: Right<ControlTestFacts> = (actor, { tester_id }) => actsFor(actor, tester_id);
const reviewer: Right<ControlTestFacts> = (actor, { reviewer_id }) => actsFor(actor, reviewer_id);

/** Nobody approves a test that they made. */
export const ownTest = refusal('own_test', 403);
export const doneAhead = refusal('done_ahead', 422, 'done_on');
/** What was not as it should be is said. */
export const exceptionsMissing = refusal('exceptions_missing', 422, 'exceptions');

const open = ['planned', 'running', 'returned'] as const;

/** The way of a test of controls. */
export const controlTestWorkflow = workflow('control_test', {
  facts: {} as ControlTestFacts,
  statuses: controlTestStatuses,
  verbs: {
    edit: { from: open, by: [editorOfAll, ownerOfAll, tester] },
    start: { from: ['planned', 'returned'], to: 'running', by: [editorOfAll, tester] },
    submit: {
      from: 'running',
      to: 'awaiting_review',
      by: [tester],
      mayRefuse: [doneAhead, exceptionsMissing],
    },
    approve: {
      from: 'awaiting_review',
      to: 'approved',
      by: [reviewer],
      approves: true,
      secondPerson: { not: [tester], refusal: ownTest },
    },
    return: { from: 'awaiting_review', to: 'returned', by: [reviewer] },
  },
});
export type ControlTestVerb = (typeof controlTestWorkflow.verbs)[number];
