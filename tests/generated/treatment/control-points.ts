import type { Endpoint } from '#platform/contract/endpoint.ts';
import {
  addControl,
  deleteControl,
  implementControl,
  startControl as start,
} from '#features/treatment/control/control.contract.ts';
import {
  planControlTest,
  startControlTest,
  submitControlTest,
} from '#features/treatment/control-test/control-test.contract.ts';
import { linkControl } from '#features/treatment/risk-control/risk-control.contract.ts';
import { omitted } from '#tests/generated/from-schema.ts';
import type { Somebody, Start } from '#tests/generated/start.ts';
import { raised } from '#tests/world/risk-world.ts';

/** What the schema of a call does not tell about its fields. */
export const controlFields: Record<string, (word: string) => Record<string, unknown>> = {
  '/risk/control/': () => ({ control: omitted }),
  '/submit/': () => ({ done_on: '2026-01-05' }),
};

/** Whether a call is about controls, their tests or their links. */
export const isAboutControls = (path: string): boolean =>
  ['/controls/', '/risk/control/'].some((begin) => path.startsWith(begin));

/** Brings a control, and what hangs on it, into the state that the call starts from. */
export async function startControl(
  { path }: Pick<Endpoint, 'path'>,
  { world, word, people: { Admin, Staff, User } }: Somebody,
): Promise<Start> {
  const ends = (...verbs: string[]) => verbs.some((verb) => path.endsWith(`/${verb}/`));
  const department = world.departments['Finance'] as string;
  const body = {
    title: `${word} is locked every evening`,
    description: `${word} has doors`,
    kind: 'physical' as const,
    action: 'preventive' as const,
    department_id: department,
    owner_id: User.id,
  };
  const { data: made } = await Admin.calls(addControl, { body });
  const params = { id: made.id };
  // The one that takes over is the oldest, the newest is taken over.
  if (path === '/controls/merge/') return {};
  // Whoever calls tells the result of their own test, and decides about another's.
  const [tester, reviewer] = ends('submit') ? [Admin, Staff] : [Staff, Admin];
  const people = { tester_id: tester.id, reviewer_id: reviewer.id };
  if (path.startsWith('/controls/test/') || ends('test')) {
    const plan = { method: 'inspection' as const, procedure: `${word} is tried`, planned_on: '2026-01-05' };
    const { data: test } = await Admin.calls(planControlTest, { params, body: { ...plan, ...people } });
    const of = { id: test.id };
    if (ends('submit', 'approve', 'return'))
      await tester.calls(startControlTest, { params: of, body: { version: 1 } });
    if (ends('approve', 'return'))
      await tester.calls(submitControlTest, {
        params: of,
        body: { version: 2, result: 'fail', done_on: '2026-01-05', exceptions: `${word} was open` },
      });
    return { control: made.id, control_test: test.id, ...people };
  }
  if (path.startsWith('/risk/control/')) {
    const risk = await raised(Admin, `${word} has an open door`, { department_id: department });
    if (path === '/risk/control/') return { risk: risk.id, control: made.id, control_id: made.id };
    const { data: link } = await Admin.calls(linkControl, {
      body: { risk_id: risk.id, control_id: made.id, acts_on: 'likelihood', design: 50, note: word },
    });
    return { risk: risk.id, control: made.id, risk_control: link.id };
  }
  if (ends('implement', 'degrade')) await Admin.calls(start, { params, body: { version: 1 } });
  if (ends('degrade'))
    await Admin.calls(implementControl, { params, body: { version: 2, statement: `${word} was seen` } });
  if (ends('restore')) await Admin.calls(deleteControl, { params, body: { version: 1 } });
  return { control: made.id, department, owner_id: User.id };
}
