import {
  addControl,
  implementControl,
  startControl,
  type Control,
  type NewControl,
} from '#features/treatment/control/control.contract.ts';
import {
  approveControlTest,
  planControlTest,
  startControlTest,
  submitControlTest,
  type ControlTest,
} from '#features/treatment/control-test/control-test.contract.ts';
import type { TestResult } from '#features/treatment/control/control-status.contract.ts';
import type { Caller } from '#tests/world/caller.ts';

/** A planned control, described. */
export const addedControl = async (
  caller: Caller,
  title: string,
  more: Partial<NewControl> = {},
): Promise<Control> =>
  (
    await caller.calls(addControl, {
      body: {
        description: 'Every payment is signed by two people.',
        kind: 'process',
        action: 'preventive',
        ...more,
        title,
      },
    })
  ).data;

/** A control that works. */
export async function workingControl(
  caller: Caller,
  title: string,
  more: Partial<NewControl> = {},
): Promise<Control> {
  const { id, version } = await addedControl(caller, title, more);
  const params = { id };
  const { data } = await caller.calls(startControl, { params, body: { version } });
  const body = { version: data.version, statement: 'It was seen at work' };
  return (await caller.calls(implementControl, { params, body })).data;
}

interface Tested {
  tester: Caller;
  reviewer: Caller;
  result: TestResult;
  done_on: string;
  control_ids?: string[];
}

/** A test of a control with this result, brought to its review by `planner` and the tester. */
export async function submittedTest(
  planner: Caller,
  control: string,
  { tester, reviewer, result, done_on, control_ids = [] }: Tested,
): Promise<ControlTest> {
  const { data } = await planner.calls(planControlTest, {
    params: { id: control },
    body: {
      method: 'inspection',
      procedure: 'Look at thirty payments',
      tester_id: tester.id,
      reviewer_id: reviewer.id,
      planned_on: done_on,
      control_ids,
    },
  });
  const params = { id: data.id };
  await tester.calls(startControlTest, { params, body: { version: 1 } });
  const exceptions = result === 'pass' ? null : 'One payment had one signature';
  return (
    await tester.calls(submitControlTest, { params, body: { version: 2, result, done_on, exceptions } })
  ).data;
}

/** The same, approved by the reviewer. */
export async function approvedTest(planner: Caller, control: string, tested: Tested): Promise<ControlTest> {
  const { id, version } = await submittedTest(planner, control, tested);
  return (await tested.reviewer.calls(approveControlTest, { params: { id }, body: { version } })).data;
}
