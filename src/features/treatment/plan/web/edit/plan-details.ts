import type { Plan, PlanDetails } from '../../plan.contract.ts';

/** A form in which nobody has written yet. */
export const blankPlan = {
  title: '',
  objective: null,
  description: null,
  control_id: '',
  department_id: null,
  owner_id: null,
  approver_id: null,
  priority: 3,
  start_on: null,
  due_on: null,
  budget: null,
  spent: null,
  effort_days: null,
  expected: { design: null, status: null, maturity_level: null },
  risk_ids: [],
} satisfies PlanDetails;

/** What people wrote about a plan, as the form has it: ids instead of names, and nothing left out. */
export const planDetailsOf = (plan: Plan): PlanDetails & { progress: number } => ({
  title: plan.title,
  objective: plan.objective,
  description: plan.description,
  control_id: plan.control?.id ?? '',
  department_id: plan.department?.id ?? null,
  owner_id: plan.owner?.id ?? null,
  approver_id: plan.approver?.id ?? null,
  priority: plan.priority,
  start_on: plan.start_on,
  due_on: plan.due_on,
  budget: plan.budget,
  spent: plan.spent,
  effort_days: plan.effort_days,
  expected: plan.expected,
  risk_ids: plan.risks.map(({ id }) => id),
  progress: plan.progress,
});
