import { createContext, use } from 'react';
import type { Board } from '#features/board/board/board.contract.ts';
import type { Tile } from '#features/board/card/card.contract.ts';
import type { Laning } from '../lane/lanes.hooks.ts';
import type { Place, ShownList } from '../move/arrangement.rules.ts';
import type { Dragging } from '../move/drag.hooks.ts';

/** What the parts of a board know of it, and what they may do. */
export interface BoardView {
  board: Board;
  /** Its lists with their cards, as they stand on the screen. */
  lists: readonly ShownList[];
  /** Whether this person works on it: adds, changes and moves. */
  mayWork: boolean;
  /** Reads more cards of a list. */
  more: (list: string) => void;
  open: (card: string | undefined, how?: { edits: boolean }) => void;
  move: (card: Tile, to: Place) => void;
  moveList: (list: ShownList, before: string | null) => void;
  /** Asks where to put a card. */
  askPlace: (card: Tile) => void;
  /** Why a card was put back, by its id. */
  refusals: Readonly<Record<string, string>>;
  dismiss: (card: string) => void;
  /** A card that the keyboard holds. */
  held: string | undefined;
  onCardKey: (event: React.KeyboardEvent<HTMLElement>, card: Tile) => void;
  letGo: () => void;
  drag: Dragging;
  /** By what its cards stand in lanes. */
  lanes: Laning;
  /** The list at whose foot a card is being added. */
  adding: string | undefined;
  add: (list: string | undefined) => void;
}

const BoardContext = createContext<BoardView | undefined>(undefined);
export const BoardProvider = BoardContext.Provider;

export function useBoardView(): BoardView {
  const view = use(BoardContext);
  if (view === undefined) throw new Error('there is no board around');
  return view;
}
