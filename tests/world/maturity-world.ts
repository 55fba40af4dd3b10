import type { Act } from '#platform/server/log/act.ts';
import { createAssessment } from '#features/maturity/assessment/assessment-change.contract.ts';
import { type Assessment } from '#features/maturity/assessment/assessment.contract.ts';
import { saveAnswers, type AnswerChange } from '#features/maturity/assessment/answer.contract.ts';
import type { FrameworkKind } from '#features/maturity/framework/framework-content.contract.ts';
import {
  approveAssessment,
  submitAssessment,
} from '#features/maturity/assessment/assessment-verbs.contract.ts';
import { asOwner } from './connections.ts';
import type { Caller } from './caller.ts';
import type { World } from './world.ts';

/** The answer to a question, by its identifier; null: it does not apply. */
export type AnswerFor = (question: string) => readonly [current: number, desired: number] | null;

interface Wanted {
  framework?: FrameworkKind;
  framework_id?: string;
  department?: string | undefined;
  /** The last day of its half-year. */
  until?: string;
  groups?: number[];
  tier?: number;
  says?: AnswerFor;
  by?: Caller;
}

/** What the log holds about an assessment, oldest first. */
export async function actsAbout(id: string): Promise<Act[]> {
  const { rows } = await (
    await asOwner()
  ).query<{ body: string }>(
    'select a.body from activity a join activity_object o using (org_id, seq) where o.object_id = $1 order by a.seq',
    [id],
  );
  return rows.map(({ body }) => JSON.parse(body) as Act);
}

const halfYear = (until: string) => ({
  from: until.endsWith('06-30') ? until.replace('06-30', '01-01') : until.replace('12-31', '07-01'),
  to: until,
});

/** An assessment with every question in scope answered. */
export async function answered(
  { admin, departments }: World,
  {
    framework_id,
    framework = framework_id === undefined ? 'cis' : 'custom',
    department,
    until = '2026-06-30',
    groups = [],
    tier,
    says = () => [2, 4],
    by = admin,
  }: Wanted = {},
): Promise<Assessment> {
  const { data } = await by.calls(createAssessment, {
    body: {
      framework,
      ...(framework_id !== undefined && { framework_id }),
      name: `${framework} ${until}`,
      period: halfYear(until),
      groups_in_scope: groups,
      department_id: department === undefined ? null : (departments[department] ?? null),
      ...(tier !== undefined && { tier }),
    },
  });
  const answers = data.sections
    .flatMap(({ questions }) => questions ?? [])
    .map(({ question_id }): AnswerChange => {
      const said = says(question_id);
      return said === null
        ? { question_id, version: 0, not_applicable: true, na_reason: 'We have nothing of the kind' }
        : { question_id, version: 0, current_level: said[0], desired_level: said[1] };
    });
  const saved = await by.calls(saveAnswers, { params: { id: data.id }, body: { answers } });
  return { ...data, version: saved.data.version, status: saved.data.status };
}

/** The same, handed in. */
export async function submitted(world: World, wanted: Wanted = {}): Promise<Assessment> {
  const { id, version } = await answered(world, wanted);
  return (await (wanted.by ?? world.admin).calls(submitAssessment, { params: { id }, body: { version } }))
    .data;
}

/** The same, approved by an administrator who is alone in deciding. */
export async function approved(world: World, wanted: Wanted = {}): Promise<Assessment> {
  const { id, version } = await submitted(world, wanted);
  return (await world.admin.calls(approveAssessment, { params: { id }, body: { version } })).data;
}
