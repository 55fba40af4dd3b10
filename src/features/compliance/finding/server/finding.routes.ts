import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../finding.contract.ts';
import * as verbs from '../finding-verbs.contract.ts';
import { findFindings } from './finding-list.queries.ts';
import { planFinding } from './finding-plan.service.ts';
import * as verb from './finding-verbs.service.ts';
import { findings } from './finding-record.service.ts';
import * as service from './finding.service.ts';

export const findingRoutes = [
  serve(contract.listFindings, ({ db, actor, language, query }) => findFindings(db, actor, language, query)),
  serve(contract.readFinding, (call) => findings.read(call, call.params.id)),
  serve(contract.createFinding, (call) => service.createFinding(call, call.body)),
  serve(contract.changeFinding, (call) => service.changeFinding(call, call.params.id, call.body)),
  serve(contract.deleteFinding, (call) => service.deleteFinding(call, call.params.id, call.body)),
  serve(contract.readFindingHistory, (call) => findings.history(call, call.params.id, call.query)),
  serve(verbs.assignFinding, (call) => verb.assignFinding(call, call.params.id, call.body)),
  serve(verbs.startFinding, (call) => verb.startFinding(call, call.params.id, call.body)),
  serve(verbs.resolveFinding, (call) => verb.resolveFinding(call, call.params.id, call.body)),
  serve(verbs.verifyFinding, (call) => verb.verifyFinding(call, call.params.id, call.body)),
  serve(verbs.returnFinding, (call) => verb.returnFinding(call, call.params.id, call.body)),
  serve(verbs.dismissFinding, (call) => verb.dismissFinding(call, call.params.id, call.body)),
  serve(verbs.reopenFinding, (call) => verb.reopenFinding(call, call.params.id, call.body)),
  serve(verbs.planFinding, (call) => planFinding(call, call.params.id, call.body)),
  serve(verbs.restoreFinding, (call) => service.restoreFinding(call, call.params.id, call.body)),
];
