import { serve } from '#platform/server/http/serve.ts';
import * as lists from '../plan-list.contract.ts';
import * as contract from '../plan.contract.ts';
import * as verbs from '../plan-verbs.contract.ts';
import { findPlans, findPlansOfControl } from './plan-list.queries.ts';
import { plans } from './plan-record.service.ts';
import * as verb from './plan-verbs.service.ts';
import * as service from './shared/plan.service.ts';

export const planRoutes = [
  serve(lists.listPlans, ({ db, actor, query }) => findPlans(db, actor, query)),
  serve(lists.listPlansOfControl, ({ db, actor, params, query }) =>
    findPlansOfControl(db, actor, params.id, query),
  ),
  serve(contract.readPlan, (call) => plans.read(call, call.params.id)),
  serve(contract.createPlan, (call) => service.createPlan(call, call.body)),
  serve(contract.changePlan, (call) => service.changePlan(call, call.params.id, call.body)),
  serve(contract.deletePlan, (call) => service.deletePlan(call, call.params.id, call.body)),
  serve(contract.readPlanHistory, (call) => plans.history(call, call.params.id, call.query)),
  serve(verbs.submitPlan, (call) => verb.submitPlan(call, call.params.id, call.body)),
  serve(verbs.approvePlan, (call) => verb.approvePlan(call, call.params.id, call.body)),
  serve(verbs.returnPlan, (call) => verb.returnPlan(call, call.params.id, call.body)),
  serve(verbs.rejectPlan, (call) => verb.rejectPlan(call, call.params.id, call.body)),
  serve(verbs.startPlan, (call) => verb.startPlan(call, call.params.id, call.body)),
  serve(verbs.holdPlan, (call) => verb.holdPlan(call, call.params.id, call.body)),
  serve(verbs.resumePlan, (call) => verb.resumePlan(call, call.params.id, call.body)),
  serve(verbs.completePlan, (call) => verb.completePlan(call, call.params.id, call.body)),
  serve(verbs.validatePlan, (call) => verb.validatePlan(call, call.params.id, call.body)),
  serve(verbs.cancelPlan, (call) => verb.cancelPlan(call, call.params.id, call.body)),
  serve(verbs.reschedulePlan, (call) => verb.reschedulePlan(call, call.params.id, call.body)),
  serve(verbs.agreeToReschedule, (call) => verb.agreeToReschedule(call, call.params.id, call.body)),
  serve(verbs.declineReschedule, (call) => verb.declineReschedule(call, call.params.id, call.body)),
  serve(verbs.duplicatePlan, (call) => service.duplicatePlan(call, call.params.id, call.body)),
  serve(verbs.restorePlan, (call) => service.restorePlan(call, call.params.id, call.body)),
];
