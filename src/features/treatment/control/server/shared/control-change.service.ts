import type { Call } from '#platform/server/http/serve.ts';
import { recordsOf } from '#platform/server/workflow/records.ts';
import { residualDue } from '#features/treatment/residual-queue/server/shared/residual-due.queries.ts';
import type { Control } from '../../control.contract.ts';
import { controlWorkflow } from '../../control.workflow.ts';
import { tellNewOwner } from '../control-notice.service.ts';
import { controlTable } from '../control.table.ts';
import { toControl } from './control.presenter.ts';
import { findControlToChange, writeControl, type StoredControl } from './control.queries.ts';

export const shownTo = ({ actor, db }: Call, row: StoredControl): Control => toControl(row, actor, db.now);

/** Controls as verbs take and change them. */
export const controls = recordsOf({
  type: 'control',
  workflow: controlWorkflow,
  table: controlTable,
  findToChange: findControlToChange,
  factsOf: (row: StoredControl) => row,
  shownTo,
  historyOf: (_: Call, row: StoredControl) => ({
    title: row.title,
    description: row.description,
    kind: row.kind,
    function: row.function,
    action: row.action,
    frequency: row.frequency,
    owner: { id: row.owner_id, name: row.owner_name },
    department: row.department_id === null ? null : { id: row.department_id, name: row.department_name },
    provider: row.provider,
    requirements: row.requirements,
    maturity_level: row.maturity_level,
    desired_maturity: row.desired_maturity,
    status: row.status,
    statement: row.statement,
    test_every_days: row.test_every_days,
    cost_build: row.cost_build,
    cost_run: row.cost_run,
    cost_years: row.cost_years,
    merged_into: row.merged_into?.ref ?? null,
  }),
  async write(db, before, assignments) {
    const after = await writeControl(db, before.id, assignments);
    await residualDue(db, { controls: [before.id], cause: 'control_changed' });
    return after;
  },
  tell: (call, before: StoredControl, after: StoredControl) => tellNewOwner(call, before, after),
});
