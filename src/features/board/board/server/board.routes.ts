import { serve } from '#platform/server/http/serve.ts';
import * as contract from '../board.contract.ts';
import * as part from '../board-part.contract.ts';
import * as labels from './board-label.service.ts';
import * as lists from './board-list.service.ts';
import * as service from './shared/board.service.ts';
import { findBoards } from './find-boards.queries.ts';
import { boards } from './shared/board-record.service.ts';

export const boardRoutes = [
  serve(contract.listBoards, (call) => findBoards(call, call.query)),
  serve(contract.readBoard, (call) => boards.read(call, call.params.id)),
  serve(contract.readBoardHistory, (call) => boards.history(call, call.params.id, call.query)),
  serve(contract.addBoard, (call) => service.addBoard(call, call.body)),
  serve(contract.changeBoard, (call) => service.changeBoard(call, call.params.id, call.body)),
  serve(contract.archiveBoard, (call) => service.archiveBoard(call, call.params.id, call.body)),
  serve(contract.reopenBoard, (call) => service.reopenBoard(call, call.params.id, call.body)),
  serve(contract.deleteBoard, (call) => service.deleteBoard(call, call.params.id, call.body)),
  serve(contract.restoreBoard, (call) => service.restoreBoard(call, call.params.id, call.body)),
  serve(contract.subscribeToBoard, (call) => service.subscribe(call, call.params.id, call.body)),
  serve(part.addList, (call) => lists.addList(call, call.params.id, call.body)),
  serve(part.changeList, (call) => lists.changeList(call, call.params, call.body)),
  serve(part.orderLists, (call) => lists.orderLists(call, call.params.id, call.body)),
  serve(part.deleteList, (call) => lists.deleteList(call, call.params, call.body)),
  serve(part.restoreList, (call) => lists.restoreList(call, call.params, call.body)),
  serve(part.addLabel, (call) => labels.addLabel(call, call.params.id, call.body)),
  serve(part.changeLabel, (call) => labels.changeLabel(call, call.params, call.body)),
  serve(part.deleteLabel, (call) => labels.deleteLabel(call, call.params, call.body)),
];
