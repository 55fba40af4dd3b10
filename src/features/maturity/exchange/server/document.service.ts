import { sql } from 'drizzle-orm';
import { notFound } from '#platform/contract/refusal.ts';
import { today } from '#platform/contract/today.ts';
import type { TenantDb } from '#platform/server/database/database.ts';
import { documentTypes, makeDocument, NoPdfEngine } from '#platform/server/documents/make-document.ts';
import { TooMuchWork } from '#platform/server/jobs/run-in-process.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import type { Download, LongCall } from '#platform/server/http/serve.ts';
import { documentTooLong, pdfUnavailable } from '../assessment-export.contract.ts';
import { daysByQuestion, findEfforts } from '#features/maturity/roadmap/server/shared/effort.queries.ts';
import { rankedGaps } from '#features/maturity/figure/gap.rules.ts';
import { ratedSections } from '#features/maturity/figure/scope.rules.ts';
import { asApproved } from '#features/maturity/assessment/server/shared/approved-assessment.queries.ts';
import { assessments } from '#features/maturity/assessment/server/shared/assessment-record.service.ts';
import { toAssessment } from '#features/maturity/assessment/server/shared/assessment.presenter.ts';
import { assessmentDocument } from './assessment-document.presenter.ts';

const gapsShown = 10;

/** An assessment as a document to be read; an approved one as it was approved, whatever was renamed since. */
export async function printAssessment(
  { inside, actor, language, now }: LongCall,
  id: string,
  format: keyof typeof documentTypes,
): Promise<Download> {
  const read = await inside({ readOnly: true }, async ({ db }) => {
    const [found, organisation, efforts] = await Promise.all([
      assessments.find(db, actor, id),
      organisationName(db),
      findEfforts(db, id),
    ]);
    const stored = found ?? refuse(notFound);
    return { stored, organisation, efforts, approved: await asApproved(db, stored) };
  });
  const stored = read.approved?.stored ?? read.stored;
  const assessment = toAssessment(stored, { actor, language, now });
  const answers = new Map(stored.answers.map((answer) => [answer.question_id, answer]));
  const { sections } = stored.edition.in(language);
  const document = assessmentDocument({
    assessment,
    organisation: read.organisation,
    flat: actor.flat,
    // By the days that the roadmap has.
    gaps: rankedGaps(ratedSections(sections, answers, stored.groups_in_scope), {
      edited_days: daysByQuestion(read.efforts.values()),
    }).slice(0, gapsShown),
    frozen: read.approved,
    language,
    timezone: actor.timezone,
    now,
  });
  return {
    name: `${assessment.ref} ${assessment.name} ${today(now, actor.timezone)}.${format}`,
    type: documentTypes[format],
    content: await makeDocument(actor, format, document).catch(refuseUnmade),
  };
}

/** Why a document was not made, where that is nobody's mistake: refuses with it. */
export function refuseUnmade(error: unknown): never {
  if (error instanceof TooMuchWork) refuse(documentTooLong);
  if (error instanceof NoPdfEngine) refuse(pdfUnavailable);
  throw error;
}

async function organisationName(db: TenantDb): Promise<string> {
  const [row] = await db.query<{ name: string }>(
    sql`select o.name from organisation o where o.org_id = ${db.org_id}`,
  );
  return row?.name ?? '';
}
