import type { Plan } from './plan.contract.ts';

/** A plan as its history shows it: names and references, and nothing that only some may see. */
export const planInHistory = (plan: Plan): Record<string, unknown> => ({
  title: plan.title,
  objective: plan.objective,
  description: plan.description,
  control: plan.control?.ref ?? null,
  department: plan.department,
  owner: plan.owner,
  approver: plan.approver,
  priority: plan.priority,
  start_on: plan.start_on,
  due_on: plan.due_on,
  budget: plan.budget,
  spent: plan.spent,
  effort_days: plan.effort_days,
  expected_design: plan.expected.design,
  expected_status: plan.expected.status,
  expected_maturity: plan.expected.maturity_level,
  progress: plan.progress,
  risks: plan.risks.map(({ ref }) => ref),
  result_note: plan.result_note,
  request: plan.request && { due_on: plan.request.due_on },
  status: plan.status,
});

const textOf = (value: unknown): string =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)
    ? ''
    : JSON.stringify(value);

/** What differs between a plan as it was seen and as it is now, told like the history's changes. */
export function planDifferences(before: Plan, now: Plan): { field: string; old: unknown; new: unknown }[] {
  const [old, current] = [planInHistory(before), planInHistory(now)];
  return Object.keys(current)
    .filter((field) => textOf(old[field]) !== textOf(current[field]))
    .map((field) => ({ field, old: old[field] ?? null, new: current[field] ?? null }));
}
