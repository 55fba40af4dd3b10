import { serve, serveWithoutTransaction } from '#platform/server/http/serve.ts';
import {
  changeQuantificationSetting,
  readQuantificationSetting,
} from '../quantification-setting.contract.ts';
import * as contract from '../quantification.contract.ts';
import { readPortfolio } from './portfolio.service.ts';
import { findSetting } from './quantification.queries.ts';
import { changeSetting } from './quantification-setting.service.ts';
import * as service from './quantification.service.ts';

export const quantificationRoutes = [
  serve(contract.readQuantification, (call) =>
    service.readQuantification(call, call.params.id, call.query.explain === '1'),
  ),
  serveWithoutTransaction(contract.quantifyRisk, (call) =>
    service.quantifyRisk(call, call.params.id, call.body, call.reply.gone()),
  ),
  serve(contract.removeQuantification, (call) =>
    service.removeQuantification(call, call.params.id, call.body),
  ),
  serveWithoutTransaction(contract.readPortfolio, (call) =>
    readPortfolio(call, call.query, call.reply.gone()),
  ),
  serve(readQuantificationSetting, ({ db }) => findSetting(db)),
  serve(changeQuantificationSetting, (call) => changeSetting(call, call.body)),
];
