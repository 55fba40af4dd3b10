import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../board-copy.contract.ts';
import { copyBoard } from './board-copy.service.ts';

export const boardCopyRoutes = [
  serve(contract.copyBoard, (call) => copyBoard(call, call.params.id, call.body)),
];
