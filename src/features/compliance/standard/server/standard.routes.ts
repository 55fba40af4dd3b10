import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../standard.contract.ts';
import { shippedStandards } from '../standard-content.contract.ts';
import { toHead, toStandard } from './standard.presenter.ts';

export const standardRoutes = [
  serve(contract.listStandards, ({ language }) => shippedStandards.map((key) => toHead(key, language))),
  serve(contract.readStandard, ({ params, language }) => toStandard(params.key, language)),
];
