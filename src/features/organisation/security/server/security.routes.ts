import { serve, serveWithoutTransaction } from '#platform/server/http/serve.ts';
import * as contract from '../security.contract.ts';
import { changeSecurity, findSecurity } from './security.service.ts';

export const securityRoutes = (adminUrl: string) => [
  serve(contract.readSecurity, findSecurity),
  serveWithoutTransaction(contract.changeSecurity, changeSecurity(adminUrl)),
];
