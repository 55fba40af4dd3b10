import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../standard-upgrade.contract.ts';
import { compareVersions, listDifferences } from './difference.service.ts';
import * as service from './standard-upgrade.service.ts';

export const standardUpgradeRoutes = [
  serve(contract.compareVersions, (call) => compareVersions(call, call.params.key, call.query)),
  serve(contract.listDifferences, (call) => listDifferences(call, call.params.key, call.query)),
  serve(contract.listUpgradeEffects, (call) => service.listUpgradeEffects(call, call.params.key, call.query)),
  serve(contract.upgradeAssessments, (call) => service.upgradeAssessments(call, call.params.key, call.body)),
  serve(contract.listUpgradedRows, (call) => service.listUpgradedRows(call, call.params.id, call.query)),
];
