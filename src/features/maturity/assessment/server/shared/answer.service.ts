import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/access.ts';
import { forbidden, notFound, staleVersion, wrongState } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/log/activity.ts';
import type { Change } from '#platform/server/log/act.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { oneOfThese } from '#platform/server/database/tenant-table.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import {
  questionNotYours,
  questionUnknown,
  type AnswerChange,
  type SavedAnswers,
  type StoredAnswer,
} from '../../answer.contract.ts';
import { isInScope } from '#features/maturity/figure/scope.rules.ts';
import { assessmentWorkflow } from '../../assessment.workflow.ts';
import { maturityStatuses } from '../../assessment-status.contract.ts';
import { isOpen, mayAnswer } from '../../assessment-status.rules.ts';
import { assessments } from './assessment-record.service.ts';
import { answerObject, thisAssessment, type StoredRow, type Unresolved } from './assessment.queries.ts';
import {
  cachedEditions,
  type WithOwnContent,
} from '#features/maturity/framework/server/shared/edition-cache.queries.ts';
import { answerTo, factsOf, type JudgedAssessment } from './assessment.presenter.ts';

/** The first answer to a draft starts it. */
const started = { from: 'draft', to: assessmentWorkflow.rows.answer.to.draft } as const;

/** An assessment as far as saving looks at it, with the answers somebody wants to give, before and after. Nobody's name: a
 *  questionnaire of many people would look up each of them for every answer. */
interface Attempt
  extends
    Pick<StoredRow, 'id' | 'version' | 'ref' | 'edition' | 'groups_in_scope'>,
    Omit<JudgedAssessment, 'answers' | 'could_approve'> {
  assignments: { question_id: string; person: { id: string } }[];
  before: StoredAnswer[];
  written: StoredAnswer[];
  started: { version: number; status: typeof started.to } | null;
}

const judgedColumns =
  sql.raw(`a.id, a.version, a.ref, a.framework, a.framework_id, a.content_version, a.department_id, a.groups_in_scope,
  a.status, a.reviewer_id, a.submitted_by, a.deleted_at,
  coalesce((select json_agg(json_build_object('id', p.person_id)) from maturity_assessor p
    where p.org_id = a.org_id and p.assessment_id = a.id), '[]') as assessor,
  coalesce((select json_agg(json_build_object('question_id', s.question_id, 'person', json_build_object('id', s.person_id)))
    from maturity_assignment s where s.org_id = a.org_id and s.assessment_id = a.id), '[]') as assignments`);

const fields = [
  ['current_level', 'smallint'],
  ['desired_level', 'smallint'],
  ['not_applicable', 'boolean'],
  ['na_reason', 'text'],
  ['note', 'text'],
  ['confidence', 'text'],
] as const;

/** What is left out stays as it is. */
const merging = sql.raw(
  fields
    .map(
      ([field, type]) =>
        `case when n.said ? '${field}' then (n.said ->> '${field}')::${type} else ${field === 'not_applicable' ? 'coalesce(m.not_applicable, false)' : `m.${field}`} end as ${field}`,
    )
    .join(', '),
);
const names = sql.raw(fields.map(([field]) => field).join(', '));
const taking = sql.raw(fields.map(([field]) => `${field} = excluded.${field}`).join(', '));
/** Saying again what stands there already changes nothing, unless it was only copied until now. */
const differing = sql.raw(
  `(m.carried_from is not null or (${fields.map(([field]) => `m.${field}`).join(', ')}) is distinct from (${fields.map(([field]) => `g.${field}`).join(', ')}))`,
);

/** Writes what may be written, all in one statement: each answer only where its version is still the one that was sent, and none where
 *  the assessment is not open. The row of the assessment is held against verbs, not against other answers; only the first answer
 *  to a draft changes it. Whether the person had the right to it is asked afterwards: a refusal takes everything back. */
async function attempt(
  db: TenantDb,
  actor: Actor,
  id: string,
  answers: readonly AnswerChange[],
): Promise<Attempt | undefined> {
  const at = db.now.toISOString();
  const ids = sql`${sql.param(answers.map(({ question_id }) => question_id))}::text[]`;
  const editions = cachedEditions(db);
  const [row] = await db.query<Unresolved<Attempt> & WithOwnContent>(sql`with a as (
      select a.* from maturity_assessment a where ${thisAssessment(db, actor, id)} for key share
    ), n as (
      select said, said ->> 'question_id' as question_id, (said ->> 'version')::int as seen from jsonb_array_elements(${JSON.stringify(answers)}::jsonb) as given (said)
    ), before as (
      select m.* from maturity_answer m where m.org_id = ${db.org_id} and m.assessment_id = ${id} and m.question_id = any (${ids})
    ), given as (
      select n.question_id, n.seen, ${merging} from a, n left join before m on m.question_id = n.question_id
      where ${oneOfThese(sql.raw('a.status'), maturityStatuses.filter(isOpen))} and a.deleted_at is null and coalesce(m.version, 0) = n.seen
    ), written as (
      insert into maturity_answer as m (org_id, assessment_id, question_id, version, ${names}, answered_by, answered_at)
      select ${db.org_id}, ${id}, g.question_id, g.seen + 1, g.current_level, g.desired_level, g.not_applicable, g.na_reason, g.note, g.confidence, ${actor.id}::uuid, ${at}::timestamptz
      from given g left join before m on m.question_id = g.question_id where m.question_id is null or ${differing} order by g.question_id
      on conflict (org_id, assessment_id, question_id) do update
        set version = excluded.version, ${taking}, answered_by = excluded.answered_by, answered_at = excluded.answered_at, carried_from = null
        where m.version = excluded.version - 1
      returning m.*
    ), started as (
      update maturity_assessment a set status = ${sql.raw(`'${started.to}'`)}, version = a.version + 1, updated_at = ${at}::timestamptz, updated_by = ${actor.id}::uuid
      where a.org_id = ${db.org_id} and a.id = ${id} and a.status = ${sql.raw(`'${started.from}'`)} and exists (select from written) returning a.version, a.status
    )
    select ${judgedColumns}, ${editions.ownContent}, coalesce((select json_agg(${answerObject}) from before m), '[]') as before,
      coalesce((select json_agg(${answerObject}) from written m), '[]') as written,
      (select json_build_object('version', version, 'status', status) from started) as started
    from a`);
  return row && { ...row, edition: editions.of(row) };
}

/** Saves answers as they are given, all of them or none; the log notes where they came from, if not from a screen. */
export async function saveAnswers(
  { db, actor, by }: Pick<Call, 'db' | 'actor' | 'by'>,
  id: string,
  answers: readonly AnswerChange[],
  note?: string,
): Promise<SavedAnswers> {
  const tried = (await attempt(db, actor, id, answers)) ?? refuse(notFound);
  const before = new Map(tried.before.map((answer) => [answer.question_id, answer]));
  const written = new Map(tried.written.map((answer) => [answer.question_id, answer]));
  expectRight(actor, tried, answers, db.now);
  const { version, status } = tried.started ?? tried;
  const now = { version, status };
  if (!assessmentWorkflow.startsFrom('answer', factsOf(tried)))
    refuse(wrongState, {
      data: { ...now, answers: answers.map(({ question_id }) => answerTo(before, question_id)) },
    });

  const left = answers.filter(({ question_id }) => !written.has(question_id));
  const current = left.length === 0 ? before : await findAnswers(db, id, left);
  const asTheyAre = answers.map(({ question_id }) => answerTo(current, question_id));
  if (left.some((change) => !stands(change, answerTo(current, change.question_id)))) {
    // What this call wrote beside the refused ones is taken back: those are as they were.
    const back = answers.map(({ question_id }, at) =>
      written.has(question_id) ? answerTo(before, question_id) : (asTheyAre[at] as StoredAnswer),
    );
    refuse(staleVersion, { data: { version: tried.version, status: tried.status, answers: back } });
  }
  if (written.size > 0)
    record(db, by, {
      action: 'maturity.answered',
      objects: assessments.objectOf(tried),
      changes: [
        ...(tried.started ? [{ field: 'status', old: tried.status, new: tried.started.status }] : []),
        ...[...written.values()].flatMap((answer) => changesOf(answerTo(before, answer.question_id), answer)),
      ],
      note,
      on_behalf_of: assessmentWorkflow.onBehalfOf('answer', actor, factsOf(tried), db.now),
    });
  return {
    ...now,
    answers: answers.map(
      ({ question_id }, at) => written.get(question_id) ?? (asTheyAre[at] as StoredAnswer),
    ),
  };
}

/** Refuses questions that are not asked, and those that are somebody else's. */
function expectRight(actor: Actor, tried: Attempt, answers: readonly AnswerChange[], now: Date): void {
  const { sectionOf } = tried.edition.structure;
  const facts = factsOf(tried);
  if (!assessmentWorkflow.isAllowed('answer', actor, facts, now)) refuse(forbidden);
  for (const { question_id } of answers) {
    const question = sectionOf.get(question_id)?.questions.find(({ id }) => id === question_id);
    if (question === undefined || !isInScope(question, tried.groups_in_scope))
      refuse(questionUnknown, { values: { question: question_id } });
    const assigned_to = tried.assignments
      .filter((one) => one.question_id === question_id)
      .map(({ person }) => person.id);
    if (assessmentWorkflow.startsFrom('answer', facts) && !mayAnswer(actor, facts, { assigned_to }))
      refuse(questionNotYours, { values: { question: question_id } });
  }
}

/** The answers as they are now, whoever gave them a moment ago. */
async function findAnswers(
  db: TenantDb,
  id: string,
  changes: readonly AnswerChange[],
): Promise<Map<string, StoredAnswer>> {
  const ids = sql`${sql.param(changes.map(({ question_id }) => question_id))}::text[]`;
  const rows = await db.query<{ answer: StoredAnswer }>(
    sql`select ${answerObject} as answer from maturity_answer m where m.org_id = ${db.org_id} and m.assessment_id = ${id} and m.question_id = any (${ids})`,
  );
  return new Map(rows.map(({ answer }) => [answer.question_id, answer]));
}

/** Whether the stored answer already equals what was sent: a repeat after a lost reply, or the same answer by somebody else. */
const stands = (change: AnswerChange, answer: StoredAnswer): boolean =>
  answer.version > 0 &&
  answer.carried_from === null &&
  fields.every(([field]) => change[field] === undefined || change[field] === answer[field]);

const changesOf = (before: StoredAnswer, after: StoredAnswer): Change[] =>
  ([...fields.map(([field]) => field), 'carried_from'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field: `${after.question_id}.${field}`, old: before[field], new: after[field] }));
