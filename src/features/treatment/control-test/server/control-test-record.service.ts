import { sql } from 'drizzle-orm';
import type { Page } from '#platform/contract/endpoint.ts';
import { today } from '#platform/contract/today.ts';
import { cappedPage, shownPage } from '#platform/server/database/capped-page.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { shownWhole } from '#platform/server/record/record-presenter.ts';
import { storedRecords } from '#platform/server/record/stored-records.ts';
import type { ControlTest } from '../control-test.contract.ts';
import { controlTestRecord } from '../control-test.record.ts';
import { controlTestWorkflow } from '../control-test.workflow.ts';
import { tellOfChange } from './control-test-notice.service.ts';
import { itsControls, thisTest, type BesideTest, type StoredTest } from './control-test.queries.ts';
import { controlTestTable } from './control-test.table.ts';

/** The test as the contract tells it to whoever calls. */
const shownTo = ({ actor, db }: Call, row: StoredTest): ControlTest => ({
  ...shownWhole(controlTestRecord, row),
  controls: row.controls.map(({ id, ref, title }) => ({ id, ref, title })),
  flags: row.status !== 'approved' && row.planned_on < today(db.now, actor.timezone) ? ['overdue'] : [],
  permissions: controlTestWorkflow.permissions(actor, row, db.now),
});

/** Tests of controls, as they are read and as verbs take and change them: without a number, and never deleted. */
export const tests = storedRecords(controlTestRecord)<BesideTest>()({
  workflow: controlTestWorkflow,
  table: controlTestTable,
  as: 't',
  references: {},
  elsewhere: { ref: null, deleted_at: null },
  further: { row: () => itsControls },
  seenBy: thisTest,
  factsOf: (row) => row,
  shownTo,
  tell: tellOfChange,
});

/** The tests of a control, the newest first. Whoever sees the control sees them. */
export async function findTests(
  call: Call,
  control: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<ControlTest>> {
  const { db, actor } = call;
  const page = await cappedPage<StoredTest>(
    db,
    sql`from control_test_control l where l.org_id = ${db.org_id} and l.control_id = ${control}`,
    sql`select ${tests.wholeColumns(db, actor)} from (select t.* from control_test_control l
        join control_test t on t.org_id = l.org_id and t.id = l.test_id
        where l.org_id = ${db.org_id} and l.control_id = ${control}
        order by t.planned_on desc, t.id desc limit ${limit} offset ${offset}) t
      order by t.planned_on desc, t.id desc`,
  );
  return shownPage(page, (row) => shownTo(call, row));
}
