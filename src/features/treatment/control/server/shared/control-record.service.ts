import { sql } from 'drizzle-orm';
import { today } from '#platform/contract/today.ts';
import { shownWhole } from '#platform/server/record/record-presenter.ts';
import { storedRecords } from '#platform/server/record/stored-records.ts';
import { residualDue } from '#features/treatment/residual-queue/server/shared/residual-due.queries.ts';
import { controlRecord } from '../../control.record.ts';
import { controlWorkflow } from '../../control.workflow.ts';
import { tellNewOwner } from '../control-notice.service.ts';
import { controlCounterTable, controlTable } from '../control.table.ts';
import { beside, type BesideControl } from './control.presenter.ts';
import { thisControl } from './control.queries.ts';

/** Controls, as they are read and as verbs take and change them. */
export const controls = storedRecords(controlRecord)<BesideControl>()({
  workflow: controlWorkflow,
  table: controlTable,
  counter: controlCounterTable,
  as: 'c',
  references: {
    // Whoever sees a control sees which one took it over.
    merged_into: (_, id, org_id) =>
      sql`(select json_build_object('id', m.id, 'ref', m.ref, 'title', m.title) from control m where m.org_id = ${org_id} and m.id = ${id})`,
  },
  further: {
    row: () => sql.raw('c.last_test_id, c.last_test_result, c.last_tested_on, c.next_test_on'),
    whole: () => sql.raw('(select o.currency from organisation o where o.org_id = c.org_id) as currency'),
  },
  seenBy: thisControl,
  factsOf: (row) => row,
  shownTo({ actor, db }, row) {
    const { created_by: _, ...control } = shownWhole(controlRecord, row);
    return {
      ...control,
      ...beside(row, today(db.now, actor.timezone)),
      currency: row.currency,
      permissions: controlWorkflow.permissions(actor, row, db.now),
    };
  },
  async tell(call, before, after) {
    tellNewOwner(call, before, after);
    await residualDue(call.db, { controls: [before.id], cause: 'control_changed' });
  },
});
