import { sql } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { actsFor, maySteer } from '#platform/contract/deciding.ts';
import { forbidden, notFound } from '#platform/contract/refusal.ts';
import { today } from '#platform/contract/today.ts';
import { record } from '#platform/server/log/activity.ts';
import { columnsOf, namesOf, valuesOf } from '#platform/server/database/columns.ts';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import { countTest } from '#features/treatment/control/server/shared/control-test-result.service.ts';
import * as contract from '../../control-test.contract.ts';
import { doneAhead, exceptionsMissing } from '../../control-test.workflow.ts';
import { tellApproved, tellNamed } from '../control-test-notice.service.ts';
import { controlTestTable } from '../control-test.table.ts';
import { findTestable, findThoseWhoSee, type StoredTest } from '../control-test.queries.ts';
import { tests } from '../control-test-record.service.ts';
import type { TestFollower } from './test-follower.service.ts';

/** Refuses a tester or a reviewer who is no active member, or does not see all the controls; one who is both is refused by the table. */
async function expectPeople(
  { db, actor }: Call,
  { tester_id, reviewer_id }: Pick<StoredTest, 'tester_id' | 'reviewer_id'>,
  controls: readonly string[],
): Promise<void> {
  const people = [tester_id, reviewer_id];
  const active = await findActivePeople(db, people);
  if (!active.has(tester_id)) refuse(contract.testerUnknown);
  if (!active.has(reviewer_id)) refuse(contract.reviewerUnknown);
  const seeing = await findThoseWhoSee(db, actor, people, controls);
  if (!seeing.has(tester_id)) refuse(contract.testerUnseen);
  if (!seeing.has(reviewer_id)) refuse(contract.reviewerUnseen);
}

/** Plans a test of a control, and of others that the same test is about: by those who decide about all of them, or own all. */
export async function planControlTest(
  call: Call,
  id: string,
  { control_ids = [], ...details }: Body<typeof contract.planControlTest>,
): Promise<contract.ControlTest> {
  const { db, actor, by } = call;
  const ids = [...new Set([id, ...control_ids])];
  const controls = await findTestable(db, actor, ids);
  if (!controls.some((one) => one.id === id)) refuse(notFound);
  if (controls.length < ids.length) refuse(contract.controlsUnknown);
  const decides = controls.every(({ department_id }) => maySteer(actor, department_id));
  const owns = controls.every(({ owner_id }) => actsFor(actor, owner_id));
  if (!decides && !owns) refuse(forbidden);
  if (controls.some(({ status }) => status === 'retired')) refuse(contract.controlRetired);
  await expectPeople(call, details, ids);
  const now = db.now.toISOString();
  const test = newId(db.now);
  const columns = columnsOf(controlTestTable, {
    ...details,
    id: test,
    created_at: now,
    created_by: actor.id,
    updated_at: now,
    updated_by: actor.id,
  });
  await db.query(sql`with t as (
      insert into control_test (org_id, ${namesOf(columns)}) values (${db.org_id}, ${valuesOf(columns)}) returning id
    ) insert into control_test_control (org_id, test_id, control_id)
      select ${db.org_id}, t.id, given.id from t, unnest(${sql.param(ids)}::uuid[]) as given (id)`);
  record(db, by, {
    action: 'control_test.planned',
    objects: [tests.objectOf({ id: test, ref: undefined }), ...controls.map(controlObject)],
  });
  const stored = await tests.expect(call, test);
  tellNamed(call, stored);
  return tests.shownTo(call, stored);
}

const controlObject = ({ id, ref }: { id: string; ref: string }) => ({ type: 'control', id, ref });

/** Changes what is planned of a test. */
export async function changeControlTest(
  call: Call,
  id: string,
  { version, ...details }: Body<typeof contract.changeControlTest>,
): Promise<contract.ControlTest> {
  const before = await tests.take(call, id, version, 'edit');
  const people = { tester_id: before.tester_id, reviewer_id: before.reviewer_id, ...details };
  if (people.tester_id !== before.tester_id || people.reviewer_id !== before.reviewer_id)
    await expectPeople(
      call,
      people,
      before.controls.map((control) => control.id),
    );
  return tests.change(call, before, 'edit', details, { action: 'control_test.changed' });
}

export const startControlTest = tests.does('start', 'control_test.started');

/** Hands what the test found to the reviewer. */
export async function submitControlTest(
  call: Call,
  id: string,
  { version, ...found }: Body<typeof contract.submitControlTest>,
): Promise<contract.ControlTest> {
  const before = await tests.take(call, id, version, 'submit');
  if (found.done_on > today(call.db.now, call.actor.timezone)) refuse(doneAhead);
  const isException = found.result === 'fail' || found.result === 'pass_with_exceptions';
  if (isException && (found.exceptions ?? '') === '') refuse(exceptionsMissing);
  return tests.change(
    call,
    before,
    'submit',
    { ...found, returned: null },
    { action: 'control_test.submitted' },
  );
}

/** Lets the result count, with what follows from it: it becomes the last one of the controls, and a failed one degrades what was said to work. */
export async function approveControlTest(
  call: Call,
  id: string,
  { version, note }: Body<typeof contract.approveControlTest>,
  followers: readonly TestFollower[] = [],
): Promise<contract.ControlTest> {
  const before = await tests.take(call, id, version, 'approve');
  const { result, done_on, controls } = before;
  if (result === null || done_on === null) throw new Error('a test without a result waits for its review');
  const approved = { approved_at: call.db.now.toISOString() };
  const after = await tests.change(call, before, 'approve', approved, {
    action: 'control_test.approved',
    note,
  });
  const told = await countTest(
    call,
    controls.map((control) => control.id),
    { id, result, done_on },
  );
  tellApproved(call, before, told);
  for (const follow of followers) await follow(call, { id, result, exceptions: before.exceptions, controls });
  return after;
}

export const returnControlTest = tests.does(
  'return',
  'control_test.returned',
  ({ db, actor }, _, { note }: Body<typeof contract.returnControlTest>) => ({
    returned: { note, by: { id: actor.id, name: actor.name }, at: db.now.toISOString() },
  }),
);
