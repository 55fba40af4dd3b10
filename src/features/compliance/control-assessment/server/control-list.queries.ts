import { sql, type SQL } from 'drizzle-orm';
import type { Actor, Language } from '#platform/contract/access.ts';
import type { Page } from '#platform/contract/endpoint.ts';
import { folded, foldedWords } from '#platform/contract/folding.ts';
import { notFound } from '#platform/contract/refusal.ts';
import { today } from '#platform/contract/today.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import {
  answeredBy,
  controlSeenBy,
  thisCompliance,
  wholeSeenBy,
} from '#features/compliance/assessment/server/shared/compliance-visibility.queries.ts';
import type { Standard } from '#features/compliance/standard/server/shared/shipped-standard.content.ts';
import { standardOf } from '#features/compliance/standard/server/shared/standard.queries.ts';
import { viewerOf } from '#features/organisation/department/server/shared/viewer.queries.ts';
import type { ControlAssessmentQuery, ControlWithSubControls } from '../control-assessment.contract.ts';
import { toRow } from './control-assessment.presenter.ts';
import { itsAssessment, type StoredControlRow } from './control-assessment.queries.ts';
import { hasFlag } from './shared/control-flag.queries.ts';
import { controlAssessments } from './shared/control-assessment-record.service.ts';

/** What was carried over counts as not assessed until it is confirmed. */
const countedResult = sql.raw(`case when ca.carried_from is null then ca.result else 'not_assessed' end`);

/** What is called so, or asks so, in the caller's language: codes, because words are no rows. */
function codesSaying(standard: Standard, language: Language, q: string): string[] {
  const words = foldedWords(q);
  const text = standard.in(language);
  return standard.requirements
    .filter(({ code }) => {
      const { title, question } = text.of(code);
      const said = folded(`${code} ${title} ${question ?? ''}`);
      return words.every((word) => said.includes(word));
    })
    .map(({ code }) => code);
}

function conditionsOf(
  actor: Actor,
  standard: Standard,
  language: Language,
  day: string,
  { status, result, owner, flag, section, group, q = '' }: ControlAssessmentQuery,
): SQL[] {
  const ofGroup = (wanted: string) =>
    standard.requirements.filter(({ groups }) => groups.includes(wanted)).map(({ code }) => code);
  const among = (codes: readonly string[]) => sql`ca.code = any (${sql.param(codes)}::text[])`;
  return [
    ...(status === undefined ? [] : [sql`ca.status = ${status} and ca.is_applicable`]),
    ...(result === undefined
      ? []
      : result === 'not_applicable'
        ? [sql`not ca.is_applicable`]
        : [sql`${countedResult} = ${result} and ca.is_applicable`]),
    ...(owner === undefined
      ? []
      : owner === 'me'
        ? [answeredBy(viewerOf(actor))]
        : [
            sql`(ca.owner_id = ${owner} or exists (select from control_respondent cr where cr.org_id = ca.org_id and cr.control_assessment_id = ca.id and cr.person_id = ${owner}))`,
          ]),
    ...(flag === undefined ? [] : [sql`(${hasFlag(flag, day)})`]),
    ...(section === undefined ? [] : [sql`ca.section = ${section}`]),
    ...(group === undefined ? [] : [among(ofGroup(group))]),
    ...(q === '' ? [] : [among(codesSaying(standard, language, q))]),
  ];
}

/** The controls of which something fits, and what is shown of them. Where everything is seen and nothing was asked for, both run along
 *  indexes: a page costs the same of a standard that asks 1,200 controls. */
function fittingOf(db: TenantDb, assessmentId: string, seen: SQL, conditions: readonly SQL[]) {
  const all = sql`t.org_id = ${db.org_id} and t.assessment_id = ${assessmentId} and t.parent is null`;
  const ofAssessment = sql`ca.org_id = ${db.org_id} and ca.assessment_id = ${assessmentId}`;
  if (conditions.length === 0)
    return {
      count: sql`select count(*)::int as n from control_assessment t where ${all}`,
      all,
      // One control after the other, each with what lies below it: joined otherwise, all of the assessment would be read.
      rows: sql`shown s cross join lateral (
        select ca.* from control_assessment ca where ${ofAssessment} and ca.top = s.code offset 0) ca`,
    };
  const fitting = sql`select ca.id, ca.top from control_assessment ca
    ${itsAssessment}
    where ca.org_id = ${db.org_id} and ca.assessment_id = ${assessmentId} and not ca.is_parent and ${seen} and ${sql.join([...conditions], sql` and `)}`;
  return {
    count: sql`select count(*)::int as n from (select distinct f.top from (${fitting}) f) f`,
    fitting: sql`fitting as materialized (${fitting}),`,
    all: sql`${all} and t.code in (select f.top from fitting f)`,
    rows: sql`(select ca.* from control_assessment ca where ${ofAssessment}
      and ca.id in (select s.id from shown s union select f.id from fitting f where f.top in (select s.code from shown s))) ca`,
  };
}

/** A page of the controls of an assessment that the actor sees, each with those of its sub-controls that fit what was asked. */
export async function findControls(
  db: TenantDb,
  actor: Actor,
  language: Language,
  assessmentId: string,
  query: ControlAssessmentQuery,
): Promise<Page<ControlWithSubControls>> {
  const viewer = viewerOf(actor);
  const [assessment] = await db.query<{ standard: string; standard_version: string; is_whole: boolean }>(
    sql`select a.standard, a.standard_version, ${wholeSeenBy(viewer)} as is_whole from compliance_assessment a where ${thisCompliance(db, actor, assessmentId)}`,
  );
  if (assessment === undefined) refuse(notFound);
  const standard = await standardOf(db, assessment.standard, assessment.standard_version);
  const seen = controlSeenBy(viewer);
  const asked = conditionsOf(actor, standard, language, today(db.now, actor.timezone), query);
  const conditions = asked.length > 0 || assessment.is_whole ? asked : [seen];
  const { count, fitting = sql``, all, rows: shownRows } = fittingOf(db, assessmentId, seen, conditions);
  const [[counted], rows] = await Promise.all([
    db.query<{ n: number }>(count),
    db.query<StoredControlRow>(sql`with ${fitting} shown as materialized (
        select t.id, t.code from control_assessment t where ${all} order by t.position limit ${query.limit} offset ${query.offset}
      ) select ${controlAssessments.rowColumns(actor, db)} from ${shownRows} ${itsAssessment}
      order by ca.position`),
  ]);
  const text = standard.in(language);
  const shown = rows.map((row) => toRow(row, text, actor, db.now));
  const below = Map.groupBy(shown, ({ parent }) => parent);
  return {
    data: (below.get(null) ?? []).map((row) => ({ ...row, sub_controls: below.get(row.code) ?? [] })),
    count: counted?.n ?? 0,
  };
}
