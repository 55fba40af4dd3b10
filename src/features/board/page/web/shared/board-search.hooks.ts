import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTypedSearch } from '#platform/web/calling/typed-search.hooks.ts';
import { pathOfBoard, pathOfCard } from '#features/board/board/board-path.rules.ts';
import { listBoards } from '#features/board/board/board.contract.ts';
import { searchCards } from '#features/board/card/card.contract.ts';

interface FoundOnBoards {
  id: string;
  ref: string;
  title: string;
  path: string;
  /** The board of a card. */
  on: string | undefined;
}

/** The boards, and the cards of their own, that say what is typed. */
export function useBoardSearch(
  typed: string,
  { most, enabled }: { most: number; enabled: boolean },
): { found: readonly FoundOnBoards[]; isAsking: boolean; isFailed: boolean } {
  const { wanted, searched: q, isNow } = useTypedSearch(typed);
  const sent = { query: { q, limit: String(most) } };
  const boards = useRead(listBoards, sent, { enabled: enabled && isNow });
  const cards = useRead(searchCards, sent, { enabled: enabled && isNow });
  const isAnswered = isNow && boards.data !== undefined && cards.data !== undefined;
  const found = [
    ...(boards.data?.data ?? []).map(({ id, ref, name, uri }) => ({
      id,
      ref,
      title: name,
      path: pathOfBoard(id, uri),
      on: undefined,
    })),
    ...(cards.data?.data ?? []).map(({ id, ref, title, board }) => ({
      id,
      ref,
      title,
      path: pathOfCard(board.id, id),
      on: board.name,
    })),
  ];
  const isFailed = isNow && (boards.isError || cards.isError);
  return {
    found: isNow ? found : [],
    isAsking: enabled && wanted !== '' && !isAnswered && !isFailed,
    isFailed,
  };
}
