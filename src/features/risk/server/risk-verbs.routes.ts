import { serve } from '#platform/server/serve.ts';
import { assessRisk, listAssessments } from '../risk-assessment.contract.ts';
import { changeManyRisks as changeManyRisksCall } from '../risk-bulk.contract.ts';
import { listReviews, reviewRisk } from '../risk-review.contract.ts';
import * as contract from '../risk-verbs.contract.ts';
import { findAssessments } from './risk-assessment.queries.ts';
import * as assessment from './risk-assessment.service.ts';
import { changeManyRisks } from './risk-bulk.service.ts';
import { findReviews } from './risk-review.queries.ts';
import * as review from './risk-review.service.ts';
import * as service from './risk-verbs.service.ts';

export const riskVerbRoutes = [
  serve(contract.triageRisk, ({ db, actor, by, params, body }) =>
    service.triageRisk(db, actor, by, params.id, body),
  ),
  serve(contract.chooseTreatment, ({ db, actor, by, params, body }) =>
    service.chooseTreatment(db, actor, by, params.id, body),
  ),
  serve(contract.mitigateRisk, ({ db, actor, by, params, body }) =>
    service.mitigateRisk(db, actor, by, params.id, body),
  ),
  serve(contract.avoidRisk, ({ db, actor, by, params, body }) =>
    service.avoidRisk(db, actor, by, params.id, body),
  ),
  serve(contract.transferRisk, ({ db, actor, by, params, body }) =>
    service.transferRisk(db, actor, by, params.id, body),
  ),
  serve(contract.confirmRequest, ({ db, actor, by, params, body }) =>
    service.confirmRequest(db, actor, by, params.id, body),
  ),
  serve(contract.declineRequest, ({ db, actor, by, params, body }) =>
    service.declineRequest(db, actor, by, params.id, body),
  ),
  serve(contract.reopenRisk, ({ db, actor, by, params, body }) =>
    service.reopenRisk(db, actor, by, params.id, body),
  ),
  serve(assessRisk, ({ db, actor, by, params, query, body }) =>
    assessment.assessRisk(db, actor, by, params.id, body, query.dry_run === '1'),
  ),
  serve(listAssessments, ({ db, actor, params, query }) => findAssessments(db, actor, params.id, query)),
  serve(reviewRisk, ({ db, actor, by, params, body }) => review.reviewRisk(db, actor, by, params.id, body)),
  serve(listReviews, ({ db, actor, params, query }) => findReviews(db, actor, params.id, query)),
  serve(changeManyRisksCall, ({ db, actor, by, body }) => changeManyRisks(db, actor, by, body)),
];
