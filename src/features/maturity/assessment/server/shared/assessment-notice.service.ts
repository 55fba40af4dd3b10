import { sql, type SQL } from 'drizzle-orm';
import type { Call } from '#platform/server/http/serve.ts';
import { notify, type Notice } from '#features/collaboration/notification/server/shared/notify.service.ts';
import { findAdmins } from '#features/organisation/department/server/shared/decider.queries.ts';
import type { FrameworkKind } from '#features/maturity/framework/framework-content.contract.ts';
import type { MaturityVerb } from '../../assessment.workflow.ts';
import type { StoredAssessment } from './assessment.queries.ts';

type NoticedAssessment = Pick<StoredAssessment, 'id' | 'ref' | 'name' | 'framework'>;

/** Where assessments are answered and decided, by framework (specification 2). */
const pages: Record<FrameworkKind, string> = {
  cis: '/apps/assessment',
  iso: '/apps/iso/assessment',
  nist: '/apps/nist/assessment',
  custom: '/apps/own/assessment',
};
/** Where the page of the assessment `a` is. */
export const assessmentLink: SQL = sql.raw(
  `case a.framework ${Object.entries(pages)
    .map(([framework, page]) => `when '${framework}' then '${page}'`)
    .join(' ')} end || '?assessment=' || a.id`,
);

const about = (
  { actor }: Call,
  { id, ref, name, framework }: NoticedAssessment,
  what: string,
): Pick<Notice, 'object' | 'link' | 'words' | 'not'> => ({
  object: { type: 'maturity_assessment', id, ref, title: name },
  link: `${pages[framework]}?assessment=${id}`,
  words: { about: what, by: actor.name },
  not: actor.id,
});

export const tellAssessors = (call: Call, of: NoticedAssessment, to: readonly string[]): void =>
  notify(call.db, { kind: 'assigned', to, ...about(call, of, 'assessor') });

export const tellReviewer = (call: Call, of: NoticedAssessment, reviewer: string | null): void =>
  notify(call.db, {
    kind: 'assigned',
    to: reviewer === null ? [] : [reviewer],
    ...about(call, of, 'reviewer'),
  });

/** Tells people that questions are theirs to answer. */
export const tellAssigned = (call: Call, of: NoticedAssessment, to: readonly string[]): void =>
  notify(call.db, { kind: 'assigned', to, ...about(call, of, 'questions') });

/** Tells people what a verb means for them: who reviews, who assessed, who submitted. */
export async function tellOfAssessment(
  call: Call,
  before: StoredAssessment,
  after: StoredAssessment,
  { verb }: { verb: MaturityVerb },
): Promise<void> {
  const { db, actor } = call;
  if (verb === 'edit' && after.reviewer_id !== before.reviewer_id)
    tellReviewer(call, after, after.reviewer_id);
  if (verb === 'submit') {
    const { reviewer_id, assessor, answers } = after;
    const answerers = answers.flatMap((answer) =>
      answer.answered_by === null || answer.carried_from !== null ? [] : [answer.answered_by.id],
    );
    const involved = [...new Set([actor.id, ...assessor.map(({ id }) => id), ...answerers])];
    const isFit = reviewer_id !== null && !involved.includes(reviewer_id);
    const to = isFit ? [reviewer_id] : await findAdmins(db, involved);
    notify(db, { kind: 'decision_asked', to, ...about(call, after, 'approve') });
  }
  const those = [
    ...after.assessor.map(({ id }) => id),
    ...(before.submitted_by === null ? [] : [before.submitted_by]),
  ];
  if (verb === 'return')
    notify(db, { kind: 'sent_back', to: those, ...about(call, after, 'any'), severity: 'warning' });
  if (verb === 'approve') notify(db, { kind: 'decided', to: those, ...about(call, after, 'approved') });
}
