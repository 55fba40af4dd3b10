import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../absence.contract.ts';
import { endAbsence, readAbsence, setAbsence } from './absence.service.ts';

export const absenceRoutes = [
  serve(contract.readAbsence, readAbsence),
  serve(contract.setAbsence, (call) => setAbsence(call, call.body)),
  serve(contract.endAbsence, endAbsence),
];
