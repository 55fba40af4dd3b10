import { lazy, Suspense, useState } from 'react';
import { useDocumentTitle } from '#platform/web/screen/document-title.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { LiveRegion } from '#platform/web/ui/notices/LiveRegion.tsx';
import type { Board } from '#features/board/board/board.contract.ts';
import { BoardFilters } from '../filter/BoardFilters.tsx';
import { useFilters } from '../filter/filters.hooks.ts';
import { BoardLists } from '../list/BoardLists.tsx';
import { BoardProvider } from './board-view.hooks.ts';
import { BoardHeader } from './BoardHeader.tsx';
import { BoardNotice } from './BoardNotice.tsx';
import { useBoardKeys } from './board-keys.hooks.ts';
import { useBoardState } from './board-state.hooks.ts';
import '../colour.css';
import './board.css';

// Most look first, and open something then.
const CardDialog = lazy(async () => ({ default: (await import('../dialog/CardDialog.tsx')).CardDialog }));
const PlaceDialog = lazy(async () => ({ default: (await import('../move/PlaceDialog.tsx')).PlaceDialog }));
const WordDialog = lazy(async () => ({ default: (await import('../move/WordDialog.tsx')).WordDialog }));
const BoardSettings = lazy(async () => ({
  default: (await import('../settings/BoardSettings.tsx')).BoardSettings,
}));

/** A board: its lists side by side, and what opens over them. */
export function BoardPage({ board }: { board: Board }) {
  useDocumentTitle(board.name);
  const filtering = useFilters();
  const { view, read, moves, said, placed, place, opened, edits } = useBoardState(board, filtering);
  const [isSetting, set] = useState(false);
  useBoardKeys(view, filtering);
  return (
    <BoardProvider value={view}>
      <div className="board" data-colour={board.colour ?? undefined}>
        <BoardHeader onSettings={() => set(true)} />
        <BoardNotice />
        <BoardFilters {...filtering} />
        {read.error && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
        <BoardLists isReading={read.isPending} isNarrowed={filtering.isNarrowed} />
        <LiveRegion>
          <div role="status" className="visually-hidden">
            {said}
          </div>
        </LiveRegion>
      </div>
      <Suspense>
        {opened !== null && opened !== '' && (
          <CardDialog key={opened} id={opened} edits={edits} onClose={() => view.open(undefined)} />
        )}
        {placed && <PlaceDialog card={placed} onClose={() => place(undefined)} />}
        {moves.asked && <WordDialog asked={moves.asked} onAnswer={moves.answer} />}
        {isSetting && <BoardSettings onClose={() => set(false)} />}
      </Suspense>
    </BoardProvider>
  );
}
