import type { Actor } from '#platform/contract/access.ts';
import { today } from '#platform/contract/today.ts';
import type { Control, ControlHead } from '../../control.contract.ts';
import { controlFlagsOf } from '../../control.rules.ts';
import { controlWorkflow } from '../../control.workflow.ts';
import type { StoredControl, StoredHead } from './control.queries.ts';

/** The head as the contract tells it; `day` is today. */
export const toControlHead = (row: StoredHead, day: string): ControlHead => ({
  id: row.id,
  version: row.version,
  ref: row.ref,
  title: row.title,
  kind: row.kind,
  action: row.action,
  status: row.status,
  department: row.department_id === null ? null : { id: row.department_id, name: row.department_name ?? '' },
  owner: { id: row.owner_id, name: row.owner_name },
  last_test:
    row.last_test_id === null || row.last_test_result === null || row.last_tested_on === null
      ? null
      : { id: row.last_test_id, result: row.last_test_result, on: row.last_tested_on },
  next_test_on: row.next_test_on,
  flags: controlFlagsOf(row, day),
});

/** The control as this actor is answered it: with what they may do. */
export const toControl = (row: StoredControl, actor: Actor, now: Date): Control => {
  const {
    owner_id: _o,
    owner_name: _n,
    department_id: _d,
    department_name: _m,
    last_test_id: _i,
    last_test_result: _r,
    last_tested_on: _t,
    ...rest
  } = row;
  return {
    ...rest,
    ...toControlHead(row, today(now, actor.timezone)),
    permissions: { can: controlWorkflow.can(actor, row, now) },
  };
};
