import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readBoard } from '#features/board/board/board.contract.ts';
import { listCards } from '#features/board/card/card.contract.ts';
import { listComments } from '#features/collaboration/comment/comment.contract.ts';
import { useLive } from '#features/collaboration/notification/web/shared/live.hooks.ts';

const subjects: readonly unknown[] = [readBoard.subject, listCards.subject, listComments.subject];
const ofBoards = { predicate: ({ queryKey }: { queryKey: QueryKey }) => subjects.includes(queryKey[0]) };

/** Reads again what is shown of a board. What is being read is waited for and not broken off: somebody's own move waits for it. It may
 *  be from before the change, so all is read once more after it. */
async function readAgain(client: QueryClient): Promise<void> {
  const wasReading = client.isFetching(ofBoards) > 0;
  await client.invalidateQueries(ofBoards, { cancelRefetch: false });
  if (wasReading) await client.invalidateQueries(ofBoards, { cancelRefetch: false });
}

/** Shows what others change on a board, once nothing is being dragged on it. */
export function useBoardLive(id: string, isDragging: boolean): void {
  const client = useQueryClient();
  const isBehind = useRef(false);
  useLive('board', id, () => {
    if (isDragging) isBehind.current = true;
    else void readAgain(client);
  });
  useEffect(() => {
    if (isDragging || !isBehind.current) return;
    isBehind.current = false;
    void readAgain(client);
  }, [client, isDragging]);
}
