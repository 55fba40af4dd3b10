import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../incident.contract.ts';
import { findIncidents } from './incident-list.queries.ts';
import { incidents } from './incident-record.service.ts';
import * as service from './incident.service.ts';

export const incidentRoutes = [
  serve(contract.listIncidents, (call) => findIncidents(call, call.query)),
  serve(contract.readIncident, (call) => incidents.read(call, call.params.id)),
  serve(contract.readIncidentHistory, (call) => incidents.history(call, call.params.id, call.query)),
  serve(contract.reportIncident, (call) => service.reportIncident(call, call.body)),
  serve(contract.changeIncident, (call) => service.changeIncident(call, call.params.id, call.body)),
  serve(contract.triageIncident, (call) => service.triageIncident(call, call.params.id, call.body)),
  serve(contract.containIncident, (call) => service.containIncident(call, call.params.id, call.body)),
  serve(contract.resolveIncident, (call) => service.resolveIncident(call, call.params.id, call.body)),
  serve(contract.closeIncident, (call) => service.closeIncident(call, call.params.id, call.body)),
  serve(contract.reopenIncident, (call) => service.reopenIncident(call, call.params.id, call.body)),
  serve(contract.deleteIncident, (call) => service.deleteIncident(call, call.params.id, call.body)),
  serve(contract.restoreIncident, (call) => service.restoreIncident(call, call.params.id, call.body)),
];
