import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { serve } from '#platform/server/http/serve.ts';
import { saveAnswers as saveAnswersCall } from '../answer.contract.ts';
import * as change from '../assessment-change.contract.ts';
import * as lists from '../assessment-list.contract.ts';
import { readAssessment } from '../assessment.contract.ts';
import * as byBody from '../assessment-body.contract.ts';
import { listAssessors } from '../assessor.contract.ts';
import * as verbs from '../assessment-verbs.contract.ts';
import * as service from './assessment.service.ts';
import { assignQuestions } from './assignment.service.ts';
import { findAssessments } from './assessment-list.queries.ts';
import { findAssessors } from './assessor.queries.ts';
import * as verb from './assessment-verbs.service.ts';
import { findAssessment } from './shared/assessment.queries.ts';
import { saveAnswers } from './shared/answer.service.ts';
import { own, shipped } from '#features/maturity/framework/server/shared/framework-key.queries.ts';
import { expectSection, toAssessment } from './shared/assessment.presenter.ts';

const asQuery = ({ limit, offSet, departments_id }: byBody.ListedByBody) => ({
  limit,
  offset: offSet,
  dpt: departments_id ?? undefined,
  ordering: '-period' as const,
});

export const assessmentRoutes = [
  serve(lists.listCisAssessments, ({ db, actor, query }) =>
    findAssessments(db, actor, shipped('cis'), query),
  ),
  serve(lists.listIsoAssessments, ({ db, actor, query }) =>
    findAssessments(db, actor, shipped('iso'), query),
  ),
  serve(lists.listNistAssessments, ({ db, actor, query }) =>
    findAssessments(db, actor, shipped('nist'), query),
  ),
  serve(lists.listOwnAssessments, ({ db, actor, params, query }) =>
    findAssessments(db, actor, own(params.id), query),
  ),
  serve(listAssessors, ({ db, actor, query }) => findAssessors(db, actor, query)),
  serve(byBody.listByBody, ({ db, actor, body }) =>
    findAssessments(db, actor, shipped('cis'), asQuery(body)),
  ),
  serve(byBody.listIsoByBody, ({ db, actor, body }) =>
    findAssessments(db, actor, shipped('iso'), asQuery(body)),
  ),
  serve(readAssessment, async ({ db, actor, language, params, query: { section } }) => {
    const stored = (await findAssessment(db, actor, params.id)) ?? refuse(notFound);
    expectSection(stored, section);
    return toAssessment(stored, { actor, language, now: db.now, section });
  }),
  serve(change.createAssessment, ({ db, body, ...asking }) => service.createAssessment(db, asking, body)),
  serve(byBody.createIsoAssessment, ({ db, body, ...asking }) =>
    service.createAssessment(db, asking, { ...body, framework: 'iso' }),
  ),
  serve(byBody.saveAssessment, ({ db, body, ...asking }) => service.saveAssessment(db, asking, body)),
  serve(byBody.saveIsoAssessment, ({ db, body, ...asking }) =>
    service.saveAssessment(db, asking, body, 'iso'),
  ),
  serve(change.changeAssessment, ({ db, params, body, ...asking }) =>
    service.changeAssessment(db, asking, params.id, body),
  ),
  serve(change.deleteAssessment, ({ db, params, body, ...asking }) =>
    verb.deleteAssessment(db, asking, params.id, body),
  ),
  serve(saveAnswersCall, ({ db, params, body, ...asking }) =>
    saveAnswers(db, asking, params.id, body.answers),
  ),
  serve(verbs.startAssessment, ({ db, params, body, ...asking }) =>
    verb.startAssessment(db, asking, params.id, body),
  ),
  serve(verbs.submitAssessment, ({ db, params, body, ...asking }) =>
    verb.submitAssessment(db, asking, params.id, body),
  ),
  serve(verbs.returnAssessment, ({ db, params, body, ...asking }) =>
    verb.returnAssessment(db, asking, params.id, body),
  ),
  serve(verbs.approveAssessment, ({ db, params, body, ...asking }) =>
    verb.approveAssessment(db, asking, params.id, body),
  ),
  serve(verbs.reopenAssessment, ({ db, params, body, ...asking }) =>
    verb.reopenAssessment(db, asking, params.id, body),
  ),
  serve(verbs.archiveAssessment, ({ db, params, body, ...asking }) =>
    verb.archiveAssessment(db, asking, params.id, body),
  ),
  serve(verbs.restoreAssessment, ({ db, params, body, ...asking }) =>
    verb.restoreAssessment(db, asking, params.id, body),
  ),
  serve(verbs.duplicateAssessment, ({ db, params, body, ...asking }) =>
    service.duplicateAssessment(db, asking, params.id, body),
  ),
  serve(verbs.assignQuestions, ({ db, params, body, ...asking }) =>
    assignQuestions(db, asking, params.id, body),
  ),
];
