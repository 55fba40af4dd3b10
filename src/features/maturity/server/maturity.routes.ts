import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/refuse.ts';
import { serve } from '#platform/server/serve.ts';
import { saveAnswers as saveAnswersCall } from '../maturity-answer.contract.ts';
import * as contract from '../maturity-assessment.contract.ts';
import { saveAnswers } from './shared/maturity-answer.service.ts';
import { createAssessment } from './maturity-assessment.service.ts';
import { findAssessments } from './maturity-list.queries.ts';
import { findAssessment } from './shared/assessment.queries.ts';
import { expectSection, toAssessment } from './shared/told-assessment.ts';

export const maturityRoutes = [
  serve(contract.listCisAssessments, ({ db, actor, query }) => findAssessments(db, actor, 'cis', query)),
  serve(contract.listIsoAssessments, ({ db, actor, query }) => findAssessments(db, actor, 'iso', query)),
  serve(contract.listNistAssessments, ({ db, actor, query }) => findAssessments(db, actor, 'nist', query)),
  serve(contract.readAssessment, async ({ db, actor, language, params, query: { section } }) => {
    const stored = (await findAssessment(db, actor, params.id)) ?? refuse(notFound);
    expectSection(stored, section);
    return toAssessment(stored, { actor, language, now: db.now, section });
  }),
  serve(contract.createAssessment, ({ db, actor, by, language, body }) =>
    createAssessment(db, actor, by, language, body),
  ),
  serve(saveAnswersCall, ({ db, actor, by, params, body }) =>
    saveAnswers(db, actor, by, params.id, body.answers),
  ),
];
