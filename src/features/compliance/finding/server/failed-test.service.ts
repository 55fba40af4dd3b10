import { cutText } from '#platform/contract/plain-text/cut-text.ts';
import type { TestFollower } from '#features/treatment/control-test/server/shared/test-follower.service.ts';
import { findings } from './finding-record.service.ts';

/** A test that failed raises a finding of its control, or of the first of several: what the tester wrote describes it. It says who
 *  failed by reference and title, which are in the organisation's own language. */
export const raiseForFailedTest: TestFollower = async ({ db }, { id, result, exceptions, controls }) => {
  const [control] = controls;
  if (result !== 'fail' || control === undefined) return;
  const { ref, title, department_id } = control;
  await findings.add(
    { db, by: undefined },
    {
      action: 'finding.raised',
      columns: {
        title: cutText(`${ref} ${title}`, 200),
        description: exceptions,
        kind: 'minor_nc',
        severity: 3,
        source_kind: 'control_test',
        control_test_id: id,
        control_id: control.id,
        department_id,
      },
      about: [{ type: 'control', id: control.id, ref }],
    },
  );
};
