import type { Control, ControlDetails } from '../../control.contract.ts';

/** What people wrote about a control, as its form holds it. */
export const detailsOf = (control: Control): ControlDetails => ({
  title: control.title,
  description: control.description,
  kind: control.kind,
  function: control.function,
  action: control.action,
  frequency: control.frequency,
  owner_id: control.owner.id,
  department_id: control.department?.id ?? null,
  provider: control.provider,
  requirements: control.requirements,
  maturity_level: control.maturity_level,
  desired_maturity: control.desired_maturity,
  statement: control.statement,
  test_every_days: control.test_every_days,
  cost_build: control.cost_build,
  cost_run: control.cost_run,
  cost_years: control.cost_years,
});
