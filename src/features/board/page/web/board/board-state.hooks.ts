import { useState } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useAddressSearch } from '#platform/web/screen/address-search.hooks.ts';
import { orderLists } from '#features/board/board/board-part.contract.ts';
import type { Board } from '#features/board/board/board.contract.ts';
import type { Tile } from '#features/board/card/card.contract.ts';
import type { Filtering } from '../filter/filters.hooks.ts';
import { laneOf } from '../lane/lane.rules.ts';
import { useLanes } from '../lane/lanes.hooks.ts';
import {
  cardIn,
  movedIn,
  placeOf,
  reordered,
  type Place,
  type ShownList,
} from '../move/arrangement.rules.ts';
import { useDrag } from '../move/drag.hooks.ts';
import { useHeld } from '../move/held.hooks.ts';
import { useMoves, type Moves } from '../move/moves.hooks.ts';
import { useBoardLive } from './board-live.hooks.ts';
import type { BoardView } from './board-view.hooks.ts';
import { useCards } from './cards.hooks.ts';

interface BoardState {
  view: BoardView;
  read: ReturnType<typeof useCards>['read'];
  moves: Moves;
  /** What those who listen are told. */
  said: string;
  /** A card whose place is asked for. */
  placed: Tile | undefined;
  place: (card: Tile | undefined) => void;
  /** The card that is open, and whether it is to be edited at once. */
  opened: string | null;
  edits: boolean;
}

/** A board as it stands on the screen: as the server says, with what is under way. */
export function useBoardState(board: Board, { filters }: Filtering): BoardState {
  const [said, announce] = useState('');
  const [adding, add] = useState<string>();
  const [placed, place] = useState<Tile>();
  const [edits, edit] = useState(false);
  const [search, change] = useAddressSearch();
  const cards = useCards(board, filters);
  const moves = useMoves(board.id, announce);
  const { t } = useTranslation('board-page');
  const lanes = useLanes();
  const { by } = lanes;
  const laneKey = (card: Tile) => (by === undefined ? undefined : laneOf(card, by).key);
  const [order, orderBy] = useState<{ id: string; before: string | null }>();
  const write = useWrite(orderLists);
  const mayWork = board.permissions.can.includes('arrange');

  const arranged = movedIn(reordered(cards.lists, order), moves.pending);
  const move = (card: Tile, to: Place) => {
    const from = placeOf(arranged, card.id);
    if (from !== undefined && from.list === to.list && from.before === to.before) return;
    moves.move(arranged, card, to);
  };
  const holding = useHeld({ lists: arranged, mayWork, laneOf: laneKey, announce, onDrop: move });
  const lists = holding.held === undefined ? arranged : movedIn(arranged, [holding.held]);

  const moveList = ({ id, version }: ShownList, before: string | null) => {
    orderBy({ id, before });
    write.mutate(
      { params: { id: board.id }, body: { list_id: id, version, ...(before !== null && { before }) } },
      { onSettled: () => orderBy(undefined) },
    );
  };
  const drag = useDrag({
    onCard(id, to) {
      const card = cardIn(arranged, id);
      if (card === undefined) return;
      // Whose a card is, its people and its task say: no lane gives it away.
      if (by !== undefined && to.lane !== undefined && to.lane !== laneKey(card))
        moves.refuse(card, t(`lane.stays_${by}`));
      else move(card, to);
    },
    onList(id, before) {
      const list = arranged.find((one) => one.id === id);
      const at = arranged.findIndex((one) => one.id === id);
      if (list !== undefined && (arranged[at + 1]?.id ?? null) !== before) moveList(list, before);
    },
  });
  useBoardLive(board.id, drag.dragged !== undefined);

  const view: BoardView = {
    board,
    lists,
    mayWork,
    more: cards.more,
    open(card, how) {
      edit(how?.edits ?? false);
      change({ card });
    },
    move(card, to) {
      holding.follow(card.id);
      move(card, to);
    },
    moveList,
    askPlace: place,
    refusals: moves.refusals,
    dismiss: moves.dismiss,
    held: holding.held?.card,
    onCardKey: holding.onKey,
    letGo: () => holding.letGo(),
    drag,
    lanes,
    adding,
    add,
  };
  return { view, read: cards.read, moves, said, placed, place, opened: search.get('card'), edits };
}
