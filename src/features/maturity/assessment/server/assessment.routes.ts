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
import { assessments } from './shared/assessment-record.service.ts';
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
  serve(readAssessment, async (call) => {
    const { db, actor, language, params, query } = call;
    const { section } = query;
    const stored = await assessments.expect(call, params.id);
    expectSection(stored, section);
    return toAssessment(stored, { actor, language, now: db.now, section });
  }),
  serve(change.createAssessment, (call) => service.createAssessment(call, call.body)),
  serve(byBody.createIsoAssessment, (call) =>
    service.createAssessment(call, { ...call.body, framework: 'iso' }),
  ),
  serve(byBody.saveAssessment, (call) => service.saveAssessment(call, call.body)),
  serve(byBody.saveIsoAssessment, (call) => service.saveAssessment(call, call.body, 'iso')),
  serve(change.changeAssessment, (call) => service.changeAssessment(call, call.params.id, call.body)),
  serve(change.deleteAssessment, (call) => verb.deleteAssessment(call, call.params.id, call.body)),
  serve(saveAnswersCall, (call) => saveAnswers(call, call.params.id, call.body.answers)),
  serve(verbs.startAssessment, (call) => verb.startAssessment(call, call.params.id, call.body)),
  serve(verbs.submitAssessment, (call) => verb.submitAssessment(call, call.params.id, call.body)),
  serve(verbs.returnAssessment, (call) => verb.returnAssessment(call, call.params.id, call.body)),
  serve(verbs.approveAssessment, (call) => verb.approveAssessment(call, call.params.id, call.body)),
  serve(verbs.reopenAssessment, (call) => verb.reopenAssessment(call, call.params.id, call.body)),
  serve(verbs.archiveAssessment, (call) => verb.archiveAssessment(call, call.params.id, call.body)),
  serve(verbs.restoreAssessment, (call) => verb.restoreAssessment(call, call.params.id, call.body)),
  serve(verbs.duplicateAssessment, (call) => service.duplicateAssessment(call, call.params.id, call.body)),
  serve(verbs.assignQuestions, (call) => assignQuestions(call, call.params.id, call.body)),
];
