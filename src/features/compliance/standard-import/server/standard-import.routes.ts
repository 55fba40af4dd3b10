import { serveWithoutTransaction } from '#platform/server/http/serve.ts';
import { importStandard as importCall } from '../standard-import.contract.ts';
import { importStandard } from './standard-import.service.ts';

export const standardImportRoutes = [
  serveWithoutTransaction(importCall, (call) => importStandard(call, call.query, call.file)),
];
