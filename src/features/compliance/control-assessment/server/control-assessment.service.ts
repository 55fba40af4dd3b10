import { sql, type SQL } from 'drizzle-orm';
import { newId } from '#platform/server/database/new-id.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { noted, saidBy, unnoted } from '#platform/server/record/stored-records.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import { visibleTo } from '#features/risk/visibility/server/shared/risk-visibility.queries.ts';
import { visibleControls } from '#features/treatment/control/server/shared/control.queries.ts';
import { visiblePlans } from '#features/treatment/plan/server/shared/plan-visibility.queries.ts';
import * as contract from '../control-assessment.contract.ts';
import { isArranging } from '../control-assessment.rules.ts';
import type { LinkedType } from '../control-assessment-status.contract.ts';
import { applicabilityNotYours, linkedUnknown, mayNotBeExcluded } from '../control-assessment.workflow.ts';
import { mayScope } from './control-assessment.presenter.ts';
import type { StoredControl } from './control-assessment.queries.ts';
import { assessmentOf, movingFollowers } from './shared/following.service.ts';
import { controlAssessments } from './shared/control-assessment-record.service.ts';

/** What those who set the assessment up decide. */
const scoping = [
  'applicability_state',
  'applicability_reasons',
  'applicability_text',
  'provider',
  'owner_id',
  'due_date',
] as const;

/** What a verb changes about one control moves whatever follows it. */
const moving = (call: Call, id: string, change: () => Promise<contract.ControlAssessment>) => {
  const { db } = call;
  const which = { assessment: assessmentOf(db, id), controls: sql`select ${id}::uuid as id` };
  return movingFollowers(db, which, change, ({ code, assessment }) => `${code} (${assessment.ref})`);
};

export const answerControl = (call: Call, id: string, sent: contract.Answering) =>
  moving(call, id, () => answer(call, id, sent));

/** Answers a control: what changes nothing is no act. Whoever decides otherwise than its sources follows them no longer. */
async function answer(
  call: Call,
  id: string,
  { version, confirmed, ...answer }: contract.Answering,
): Promise<contract.ControlAssessment> {
  const { db, actor } = call;
  const before = await controlAssessments.take(call, id, version, 'edit');
  const differs = (field: keyof contract.ControlAnswer) =>
    answer[field] !== undefined && JSON.stringify(before[field]) !== JSON.stringify(answer[field]);
  const isChange = Object.keys(answer).some((field) => differs(field as keyof contract.ControlAnswer));
  if (!isChange && !(confirmed === true && before.is_carried))
    return controlAssessments.shownTo(call, before);
  if (scoping.some(differs) && !mayScope(actor, before)) refuse(applicabilityNotYours);
  if (answer.applicability_state === 'not_applicable' && !isExcludable(before)) refuse(mayNotBeExcluded);
  if (differs('owner_id') && typeof answer.owner_id === 'string')
    if (!(await findActivePeople(db, [answer.owner_id])).has(answer.owner_id)) refuse(contract.ownerUnknown);
  // Whoever changes what is answered has looked at all of it; who answers until when says nothing about that.
  const isSeen =
    confirmed === true ||
    (Object.keys(answer) as (keyof contract.ControlAnswer)[]).some(
      (field) => !isArranging(field) && differs(field),
    );
  const isDecided = differs('result') || differs('implementation_percent');
  const columns = {
    ...answer,
    ...(isSeen && { carried_from: null }),
    ...(isDecided && before.follow_mode === 'following' && { follow_mode: 'overridden' as const }),
  };
  return controlAssessments.change(call, before, 'edit', columns, {
    action: isChange ? 'control_assessment.answered' : 'control_assessment.confirmed',
  });
}

const isExcludable = (stored: StoredControl): boolean =>
  stored.content.byCode.get(stored.code)?.mayBeExcluded ?? true;

const takeUp = controlAssessments.does('follow', 'control_assessment.follows', (_, before) => ({
  follow_mode: 'following',
  result: before.source_result ?? before.result,
  implementation_percent: before.source_percent,
  carried_from: null,
}));
/** Takes the answer of its sources: in one click, whatever was decided here before. */
export const followControl = (call: Call, id: string, sent: { version: number }) =>
  moving(call, id, () => takeUp(call, id, sent));

export const overrideControl = controlAssessments.does('override', 'control_assessment.overridden', () => ({
  follow_mode: 'overridden',
}));

export const submitControl = controlAssessments.does('submit', 'control_assessment.submitted', (call) => ({
  ...noted(call, 'submitted'),
  ...unnoted('decided'),
  returned: null,
}));

export const returnControl = controlAssessments.does(
  'return',
  'control_assessment.returned',
  (call, _, { note }: { version: number; note: string }) => ({
    returned: saidBy(call, note),
    ...noted(call, 'decided'),
  }),
);

export const acceptControl = controlAssessments.does('done', 'control_assessment.done', (call) =>
  noted(call, 'decided'),
);

interface Link {
  version: number;
  object_type: LinkedType;
  object_id: string;
}

interface Linked {
  ref: string;
}

/** The record to link, if the caller sees it. */
async function expectLinked({ db, actor }: Call, { object_type, object_id }: Link): Promise<Linked> {
  const of = (from: SQL, seen: SQL) =>
    db.query<Linked>(
      sql`select x.ref from (select * from ${from} where ${seen}) x where x.org_id = ${db.org_id} and x.id = ${object_id} and x.deleted_at is null`,
    );
  const [found] = await {
    control: () => of(sql`control c`, visibleControls(actor)),
    risk: () => of(sql`risk r`, visibleTo(actor)),
    plan: () => of(sql`plan`, visiblePlans(actor)),
  }[object_type]();
  return found ?? refuse(linkedUnknown);
}

const columnOf = (type: LinkedType): SQL => sql.raw(`${type}_id`);

/** Adds or ends a link as a statement says that answers a row where there is something to do: both histories tell it. */
async function changeLink(
  call: Call,
  id: string,
  link: Link,
  { verb, action, statement }: { verb: 'link' | 'unlink'; action: string; statement: SQL },
): Promise<contract.ControlAssessment> {
  const before = await controlAssessments.take(call, id, link.version, verb);
  const { ref } = await expectLinked(call, link);
  const changed = await call.db.query(statement);
  if (changed.length === 0) return controlAssessments.shownTo(call, before);
  const about = [{ type: link.object_type, id: link.object_id, ref }];
  return controlAssessments.change(call, before, verb, {}, { action, about });
}

/** Links a control of an assessment with a record of the product. */
export const linkControl = (call: Call, id: string, link: Link): Promise<contract.ControlAssessment> =>
  changeLink(call, id, link, {
    verb: 'link',
    action: 'control_assessment.linked',
    statement: sql`insert into control_assessment_link (org_id, id, control_assessment_id, ${columnOf(link.object_type)})
      values (${call.db.org_id}, ${newId(call.db.now)}, ${id}, ${link.object_id}) on conflict do nothing returning 1`,
  });

/** Ends such a link; where there is none, nothing changes. */
export const unlinkControl = (call: Call, id: string, link: Link): Promise<contract.ControlAssessment> =>
  changeLink(call, id, link, {
    verb: 'unlink',
    action: 'control_assessment.unlinked',
    statement: sql`delete from control_assessment_link l where l.org_id = ${call.db.org_id}
      and l.control_assessment_id = ${id} and l.${columnOf(link.object_type)} = ${link.object_id} returning 1`,
  });
