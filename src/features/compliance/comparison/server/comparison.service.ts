import { sql } from 'drizzle-orm';
import { notFound } from '#platform/contract/refusal.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Call } from '#platform/server/http/serve.ts';
import {
  toAssessment,
  toRow,
} from '#features/compliance/assessment/server/shared/compliance-assessment.presenter.ts';
import type { StoredAssessment } from '#features/compliance/assessment/server/shared/compliance-assessment.queries.ts';
import { complianceAssessments } from '#features/compliance/assessment/server/shared/compliance-record.service.ts';
import { standardsDiffer, type ComparedAnswer, type ComplianceComparison } from '../comparison.contract.ts';
import { changeBetween, changeOf, countChanges, isOther } from '../comparison.rules.ts';

interface Compared {
  code: string;
  before: ComparedAnswer | null;
  after: ComparedAnswer | null;
}

const answerOf = (row: 'b' | 'n') =>
  sql.raw(`case when ${row}.id is not null then json_build_object('id', ${row}.id, 'is_applicable', ${row}.is_applicable,
    'result', case when ${row}.carried_from is null then ${row}.result else 'not_assessed' end,
    'value', round(${row}.value * 100, 1), 'is_proven', ${row}.is_proven) end`);

/** Everything that either of them answers, side by side. */
const findAnswers = (db: TenantDb, before: string, after: string): Promise<Compared[]> =>
  db.query<Compared>(sql`select coalesce(n.code, b.code) as code, ${answerOf('b')} as before, ${answerOf('n')} as after
    from (select * from control_assessment where org_id = ${db.org_id} and assessment_id = ${before} and not is_parent) b
    full join (select * from control_assessment where org_id = ${db.org_id} and assessment_id = ${after} and not is_parent) n on n.code = b.code`);

/** Two assessments by one standard, section by section and control by control. Each figure is that of its own assessment: their scopes
 *  may differ. */
export async function compareAssessments(
  call: Call,
  { id, other_id }: { id: string; other_id: string },
): Promise<ComplianceComparison> {
  const { db, actor, language } = call;
  const [before, after, answers] = await Promise.all([
    complianceAssessments.find(db, actor, id),
    complianceAssessments.find(db, actor, other_id),
    findAnswers(db, id, other_id),
  ]);
  if (!isWhole(before) || !isWhole(after)) refuse(notFound);
  if (before.standard !== after.standard) refuse(standardsDiffer);
  const standard = after.content;
  const text = standard.in(language);
  const byCode = new Map(answers.map((one) => [one.code, one]));
  const controls = standard.requirements.flatMap(({ code, section }) => {
    const found = byCode.get(code);
    return found === undefined
      ? []
      : [{ ...found, section, title: text.of(code).title, change: changeOf(found) }];
  });
  const sides = [before, after].map((one) => toAssessment(one, actor, db.now));
  const sectionsOf = (side: number) =>
    new Map(sides[side]?.sections.map(({ code, figures }) => [code, figures]));
  const [earlier, later] = [sectionsOf(0), sectionsOf(1)];
  const sections = standard.requirements
    .filter(({ code }) => earlier.has(code) || later.has(code))
    .map(({ code }) => {
      const pair = { before: earlier.get(code) ?? null, after: later.get(code) ?? null };
      const change = changeBetween(pair.before?.compliance ?? null, pair.after?.compliance ?? null);
      return { code, name: text.of(code).title, ...pair, change };
    });
  const [one, other] = [before, after].map((stored) => toRow(stored, actor, db.now)) as [
    ComplianceComparison['before'],
    ComplianceComparison['after'],
  ];
  return {
    before: one,
    after: other,
    change: changeBetween(one.compliance, other.compliance),
    sections,
    controls: controls.filter(isOther),
    counts: countChanges(controls.map(({ change }) => change)),
  };
}

const isWhole = (stored: StoredAssessment | undefined): stored is StoredAssessment =>
  stored?.is_whole === true;
