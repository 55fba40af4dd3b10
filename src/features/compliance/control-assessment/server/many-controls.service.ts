import { sql, type SQL } from 'drizzle-orm';
import type { Body } from '#platform/contract/endpoint.ts';
import { forbidden, wrongState } from '#platform/contract/refusal.ts';
import { personUnknown } from '#platform/contract/person.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import { record } from '#platform/server/log/activity.ts';
import type { Change } from '#platform/server/log/act.ts';
import { assignmentsOf, columnsOf } from '#platform/server/database/columns.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { complianceAssessments } from '#features/compliance/assessment/server/shared/compliance-record.service.ts';
import { tellAssigned } from '#features/compliance/assessment/server/shared/compliance-notice.service.ts';
import { findActivePeople } from '#features/identity/person/server/shared/active-person.queries.ts';
import * as contract from '../control-assessment.contract.ts';
import type { ApplicabilityState, ControlAssessmentStatus } from '../control-assessment-status.contract.ts';
import { isArranging } from '../control-assessment.rules.ts';
import { mayNotBeExcluded } from '../control-assessment.workflow.ts';
import { mayScope } from './control-assessment.presenter.ts';
import { answeredIn } from './follow.queries.ts';
import { movingFollowers } from './shared/following.service.ts';
import { respondents } from './control-assessment.queries.ts';
import { controlAssessmentTable } from './control-assessment.table.ts';

interface Chosen {
  id: string;
  code: string;
  parent: string | null;
  section: string;
  status: ControlAssessmentStatus;
  applicability_state: ApplicabilityState;
  is_parent: boolean;
  carried_from: string | null;
  respondents: contract.ControlAssessmentRow['respondents'];
}

/** The controls of an assessment, in the order of the standard; locked in that of their ids, as everybody locks them, by a statement of its
 *  own in the same trip. */
async function findChosen(db: TenantDb, assessmentId: string): Promise<Chosen[]> {
  const [, chosen] = await Promise.all([
    db.query(
      sql`select from control_assessment ca where ca.org_id = ${db.org_id} and ca.assessment_id = ${assessmentId} order by ca.id for update`,
    ),
    db.query<Chosen>(
      sql`select ca.*, ${respondents} as respondents from control_assessment ca where ca.org_id = ${db.org_id} and ca.assessment_id = ${assessmentId} order by ca.position`,
    ),
  ]);
  return chosen;
}

const isOpen = ({ status }: Chosen): boolean => status === 'to_do' || status === 'in_progress';

/** Gives controls to people to answer, or to nobody where none are named. A control with sub-controls is given with them; what is with its
 *  reviewer or done stays as it is. */
export async function assignControls(
  call: Call,
  id: string,
  { version, requirement_ids, section, user_ids, due_date }: Body<typeof contract.assignControls>,
): Promise<{ assigned: number }> {
  const { db } = call;
  const before = await complianceAssessments.take(call, id, version, 'assign');
  const people = [...new Set(user_ids)];
  const active = await findActivePeople(db, people);
  if (people.some((person) => !active.has(person))) refuse(personUnknown);
  const all = await findChosen(db, id);
  const wanted = new Set(
    requirement_ids ?? all.filter((one) => one.section === section).map((one) => one.id),
  );
  const known = all.filter((one) => wanted.has(one.id));
  if (known.length === 0 || known.length < wanted.size) refuse(contract.controlUnknown);
  const above = new Set(known.filter((one) => one.is_parent).map(({ code }) => code));
  const given = all.filter(
    (one) =>
      (wanted.has(one.id) || (one.parent !== null && above.has(one.parent))) && !one.is_parent && isOpen(one),
  );
  if (given.length > 0) await write(call, id, { given, people, due_date });
  const asked = people.map((person) => ({ id: person, name: active.get(person)?.name ?? '' }));
  if (before.status === 'in_progress') tellAssigned(call, before, newTo(people, given));
  const changes = given.flatMap(({ code, respondents: before }): Change[] =>
    before.length === people.length && before.every(({ id: one }) => people.includes(one))
      ? []
      : [{ field: `${code}.respondents`, old: before, new: asked }],
  );
  await complianceAssessments.change(
    call,
    before,
    'assign',
    {},
    { action: 'compliance.assigned', changes, note: String(given.length) },
  );
  return { assigned: given.length };
}

/** Those of them who answered none of these controls before. */
function newTo(people: readonly string[], given: readonly Chosen[]): string[] {
  const had = new Set(given.flatMap((one) => one.respondents.map(({ id }) => id)));
  return people.filter((person) => !had.has(person));
}

async function write(
  { db, actor }: Call,
  assessmentId: string,
  {
    given,
    people,
    due_date,
  }: { given: readonly Chosen[]; people: readonly string[]; due_date?: string | null | undefined },
): Promise<void> {
  const these = sql`${sql.param(given.map(({ id }) => id))}::uuid[]`;
  const due = due_date === undefined ? sql`` : sql`, due_date = ${due_date}::date`;
  await Promise.all([
    db.query(
      sql`delete from control_respondent where org_id = ${db.org_id} and control_assessment_id = any (${these})`,
    ),
    db.query(sql`insert into control_respondent (org_id, control_assessment_id, person_id, assessment_id)
      select ${db.org_id}, c.id, p.id, ${assessmentId} from unnest(${these}) as c (id), unnest(${sql.param([...people])}::uuid[]) as p (id)`),
    db.query(sql`update control_assessment set version = version + 1, updated_at = ${db.now.toISOString()}::timestamptz, updated_by = ${actor.id}${due}
      where org_id = ${db.org_id} and id = any (${these})`),
  ]);
}

type Set = Omit<Body<typeof contract.setControls>['set'], 'confirmed'>;

/** Why a control is not set with the others: the code of what refuses it. */
function refusalOf(one: Chosen, set: Set, excludable: (code: string) => boolean): string | undefined {
  if (one.is_parent) return 'answered_by_sub_controls';
  if (!isOpen(one)) return wrongState.code;
  return set.applicability_state === 'not_applicable' && !excludable(one.code)
    ? mayNotBeExcluded.code
    : undefined;
}

/** What followed and is decided otherwise now follows no longer. */
function overriding({ result, implementation_percent }: Set): SQL {
  const decided = [
    ...(result === undefined ? [] : [sql`result <> ${result}`]),
    ...(implementation_percent === undefined
      ? []
      : [sql`implementation_percent is distinct from ${implementation_percent}::smallint`]),
  ];
  return decided.length === 0
    ? sql``
    : sql`, follow_mode = case when follow_mode = 'following' and (${sql.join(decided, sql` or `)}) then 'overridden' else follow_mode end`;
}

interface SetForMany {
  changed: number;
  unchanged: number;
  skipped: { id: string; code: string; title: string; reason: string }[];
}

/** Sets the same for many controls, in one act; those that it does not fit are named. Only by those who set the assessment up. */
export function setControls(
  call: Call,
  id: string,
  sent: Body<typeof contract.setControls>,
): Promise<SetForMany> {
  const { db } = call;
  const which = { assessment: sql`select ${id}::uuid as id`, controls: answeredIn(db, id) };
  const set = () => setThem(call, id, sent);
  return sent.dry_run === true ? set() : movingFollowers(db, which, set, ({ changed }) => String(changed));
}

async function setThem(
  call: Call,
  assessmentId: string,
  { ids, set: { confirmed, ...set }, dry_run = false }: Body<typeof contract.setControls>,
): Promise<SetForMany> {
  const { db, actor, by, language } = call;
  const assessment = await complianceAssessments.expect(call, assessmentId);
  if (!mayScope(actor, assessment)) refuse(forbidden);
  if (!['draft', 'in_progress'].includes(assessment.status)) refuse(wrongState);
  const { owner_id } = set;
  const owner =
    typeof owner_id === 'string'
      ? ((await findActivePeople(db, [owner_id])).get(owner_id) ?? refuse(contract.ownerUnknown))
      : null;
  const wanted = new Set(ids);
  const chosen = (await findChosen(db, assessmentId)).filter(({ id }) => wanted.has(id));
  if (chosen.length < wanted.size) refuse(contract.controlUnknown);
  const standard = assessment.content;
  const text = standard.in(language);
  const excludable = (code: string) => standard.byCode.get(code)?.mayBeExcluded ?? true;
  const skipped = chosen.flatMap((one) => {
    const reason = refusalOf(one, set, excludable);
    return reason === undefined
      ? []
      : [{ id: one.id, code: one.code, title: text.of(one.code).title, reason }];
  });
  const leftOut = new Set(skipped.map(({ id }) => id));
  const isOther = (one: Chosen) =>
    (confirmed === true && one.carried_from !== null) ||
    Object.entries(set).some(
      ([field, value]) =>
        value !== undefined &&
        JSON.stringify(value) !== JSON.stringify((one as unknown as Record<string, unknown>)[field] ?? null),
    );
  const fitting = chosen.filter(({ id }) => !leftOut.has(id));
  const changing = fitting.filter(isOther);
  if (!dry_run && changing.length > 0) {
    const columns = columnsOf(controlAssessmentTable, {
      ...set,
      ...((confirmed === true || Object.keys(set).some((field) => !isArranging(field))) && {
        carried_from: null,
      }),
      status: 'in_progress',
      updated_at: db.now.toISOString(),
      updated_by: actor.id,
    });
    await db.query(sql`update control_assessment set version = version + 1, ${assignmentsOf(columns)}${overriding(set)}
      where org_id = ${db.org_id} and id = any (${sql.param(changing.map(({ id }) => id))}::uuid[])`);
    const { owner_id: named, ...answers } = set;
    const told = {
      ...answers,
      ...(named !== undefined && { owner }),
      ...(confirmed === true && { confirmed }),
    };
    record(db, by, {
      action: 'control_assessment.bulk_changed',
      objects: [
        complianceAssessments.objectOf(assessment),
        ...changing.map(({ id, code }) => ({ type: 'control_assessment', id, ref: code })),
      ],
      changes: Object.entries(told).map(([field, value]) => ({ field, old: null, new: value })),
      note: String(changing.length),
    });
  }
  return { changed: changing.length, unchanged: fitting.length - changing.length, skipped };
}
