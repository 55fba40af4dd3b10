import { serve } from '#platform/server/http/serve.ts';
import { previewFreshnessRule } from '#features/compliance/freshness/freshness.contract.ts';
import * as contract from '../control-assessment.contract.ts';
import { listLinkedRequirements } from '../linked-requirement.contract.ts';
import { findControls } from './control-list.queries.ts';
import { previewRule } from './freshness-preview.service.ts';
import * as service from './control-assessment.service.ts';
import { assignControls, setControls } from './many-controls.service.ts';
import { controlAssessments } from './shared/control-assessment-record.service.ts';
import { findLinkedRequirements } from './shared/linked-requirement.queries.ts';

export const controlAssessmentRoutes = [
  serve(contract.listControlAssessments, ({ db, actor, language, params, query }) =>
    findControls(db, actor, language, params.id, query),
  ),
  serve(contract.readControlAssessment, (call) => controlAssessments.read(call, call.params.id)),
  serve(contract.answerControl, (call) => service.answerControl(call, call.params.id, call.body)),
  serve(contract.submitControl, (call) => service.submitControl(call, call.params.id, call.body)),
  serve(contract.returnControl, (call) => service.returnControl(call, call.params.id, call.body)),
  serve(contract.acceptControl, (call) => service.acceptControl(call, call.params.id, call.body)),
  serve(contract.followControl, (call) => service.followControl(call, call.params.id, call.body)),
  serve(contract.overrideControl, (call) => service.overrideControl(call, call.params.id, call.body)),
  serve(contract.linkControl, (call) => service.linkControl(call, call.params.id, call.body)),
  serve(contract.unlinkControl, (call) => service.unlinkControl(call, call.params.id, call.body)),
  serve(contract.assignControls, (call) => assignControls(call, call.params.id, call.body)),
  serve(contract.setControls, (call) => setControls(call, call.params.id, call.body)),
  serve(listLinkedRequirements, ({ db, actor, language, query }) =>
    findLinkedRequirements(db, actor, language, query),
  ),
  serve(previewFreshnessRule, (call) => previewRule(call, call.body)),
  serve(contract.readControlAssessmentHistory, (call) =>
    controlAssessments.history(call, call.params.id, call.query),
  ),
];
