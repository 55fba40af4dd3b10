import { notFound } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { serve, serveWithoutTransaction, type Served } from '#platform/server/http/serve.ts';
import type { TaskParent } from '#features/treatment/task/server/shared/task-parent.queries.ts';
import * as archive from '../card-archive.contract.ts';
import * as contract from '../card.contract.ts';
import { readCardCover, setCardCover } from './card-cover.service.ts';
import { listBoardsOfTask } from '../task-boards.contract.ts';
import { archiveCards, findArchived } from './card-archive.service.ts';
import { findCards } from './card-list.queries.ts';
import { moveCard } from './card-move.service.ts';
import { cardsOf } from './card-record.service.ts';
import * as service from './card.service.ts';
import { findCard, findCardsSaying } from './search-cards.queries.ts';
import { findBoardsOfTask } from './task-boards.queries.ts';

/** A card that its address puts on another board is not there. What was written until then is not kept. */
const onBoard = async <One extends { board_id: string }>(
  params: { board_id: string },
  answered: Promise<One>,
): Promise<One> => {
  const card = await answered;
  return card.board_id === params.board_id ? card : refuse(notFound);
};

/** The calls about cards, of all that tasks may belong to. */
export function cardRoutes(parents: readonly TaskParent[]): Served[] {
  const cards = cardsOf(parents);
  const [archiveOne, remove] = [service.archiveCard(cards), service.deleteCard(cards)];
  return [
    serve(contract.listCards, (call) => findCards(cards, call, call.params.board_id, call.query)),
    serve(contract.searchCards, (call) => findCardsSaying(call, call.query)),
    serve(contract.findCard, (call) => findCard(cards, call, call.params.id)),
    serve(archive.listArchivedCards, (call) => findArchived(cards, call, call.params.board_id, call.query)),
    serve(archive.archiveCards, (call) => archiveCards(cards, call, call.params)),
    serve(listBoardsOfTask, (call) => findBoardsOfTask(cards, call, call.params.id)),
    serve(contract.readCard, (call) => onBoard(call.params, cards.read(call, call.params.id))),
    serve(contract.readCardHistory, async (call) => {
      await onBoard(call.params, cards.expect(call, call.params.id));
      return cards.history(call, call.params.id, call.query);
    }),
    serve(contract.addCard, (call) => service.addCard(cards, call, call.params.board_id, call.body)),
    serve(contract.changeCard, (call) =>
      onBoard(call.params, service.changeCard(cards, call, call.params.id, call.body)),
    ),
    serveWithoutTransaction(contract.setCardCover, setCardCover(cards)),
    serve(contract.readCardCover, (call) => readCardCover(cards, call, call.params)),
    serve(contract.moveCard, (call) => onBoard(call.params, moveCard(cards, call, call.params, call.body))),
    serve(contract.makeTaskOfCard, (call) =>
      onBoard(call.params, service.becomeTask(cards, call, call.params.id, call.body)),
    ),
    serve(contract.archiveCard, (call) => onBoard(call.params, archiveOne(call, call.params.id, call.body))),
    serve(contract.reopenCard, (call) =>
      onBoard(call.params, service.reopenCard(cards, call, call.params, call.body)),
    ),
    serve(contract.deleteCard, (call) => onBoard(call.params, remove(call, call.params.id, call.body))),
    serve(contract.restoreCard, (call) =>
      onBoard(call.params, service.restoreCard(cards, call, call.params.id, call.body)),
    ),
  ];
}
