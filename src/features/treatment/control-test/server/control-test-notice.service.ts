import type { Call } from '#platform/server/http/serve.ts';
import { notify, type Notice } from '#features/collaboration/notification/server/shared/notify.service.ts';
import { pathOfControl } from '#features/treatment/control/control-path.rules.ts';
import type { ControlTestVerb } from '../control-test.workflow.ts';
import type { StoredTest } from './control-test.queries.ts';

/** A test goes by its control; by the first of several. */
function about({ id, controls }: StoredTest): Pick<Notice, 'object' | 'link'> {
  const [control] = controls;
  if (control === undefined) throw new Error('a test without a control');
  const { ref, title } = control;
  return { object: { type: 'control_test', id, ref, title }, link: pathOfControl(control.id, id) };
}

const tell = (
  { db, actor }: Call,
  test: StoredTest,
  kind: Notice['kind'],
  what: 'tester' | 'test_reviewer' | 'test',
  to: readonly string[],
): void => notify(db, { kind, to, ...about(test), words: { about: what, by: actor.name }, not: actor.id });

/** Tells those who are to make a test and to review it, and were not before. */
export function tellNamed(call: Call, test: StoredTest, before?: StoredTest): void {
  const { tester_id, reviewer_id } = test;
  if (tester_id !== before?.tester_id) tell(call, test, 'assigned', 'tester', [tester_id]);
  if (reviewer_id !== before?.reviewer_id) tell(call, test, 'assigned', 'test_reviewer', [reviewer_id]);
}

/** Tells people what a change of a test means for them: who makes it, who reviews it. */
export function tellOfChange(
  call: Call,
  before: StoredTest,
  after: StoredTest,
  { verb }: { verb: ControlTestVerb },
): void {
  tellNamed(call, after, before);
  if (verb === 'submit') tell(call, after, 'decision_asked', 'test', [after.reviewer_id]);
  if (verb === 'return') tell(call, after, 'sent_back', 'test', [after.tester_id]);
}

/** Tells who made a test, and whose controls it is about, that its result counts; `told` know more of it already. */
export const tellApproved = (call: Call, test: StoredTest, told: readonly string[]): void =>
  tell(
    call,
    test,
    'decided',
    'test',
    [test.tester_id, ...test.controls.map(({ owner_id }) => owner_id)].filter((id) => !told.includes(id)),
  );
