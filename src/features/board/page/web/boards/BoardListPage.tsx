import Button from '@mui/material/Button';
import { Plus, SearchX, SquareKanban } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { addBoard, boardQuery, listBoards } from '#features/board/board/board.contract.ts';
import { pathOfBoard } from '#features/board/board/board-path.rules.ts';
import { BoardTile } from './BoardTile.tsx';
import './boards.css';

/** Which boards are shown, as the address says. */
const shownQuery = boardQuery.pick({ status: true, q: true });
/** More than people have; who has more finds one by its name. */
const most = '200';

/** The boards that one sees, each the way to it. */
export function BoardListPage() {
  const { t } = useTranslation(['board-page', 'record']);
  const navigate = useNavigate();
  const [sent, change, { status, q }] = useUrlState(shownQuery);
  const read = useRead(listBoards, { query: { ...sent, limit: most } }, { keep: true });
  const late = useIsSlow(read.isPending);
  const add = useWrite(addBoard);
  const isArchive = status === 'archived';
  // It is made at once, and named on its own page.
  const make = () =>
    add.mutate(
      { body: { name: t('boards.untitled') } },
      {
        onSuccess: ({ data: { id, uri } }) => void navigate(pathOfBoard(id, uri), { state: { isNew: true } }),
      },
    );
  const boards = read.data?.data;
  const isNarrowed = q !== undefined && q !== '';
  return (
    <>
      <PageHeader title={t('boards.title')}>
        <div className="boards-filters">
          <SearchInput
            value={sent.q}
            onChange={(words) => change({ q: words }, { replace: true })}
            label={t('boards.search')}
          />
          <label className="boards-archive">
            <input
              type="checkbox"
              role="switch"
              checked={isArchive}
              onChange={({ target }) => change({ status: target.checked ? 'archived' : undefined })}
            />
            {t('boards.archived')}
          </label>
        </div>
      </PageHeader>
      {read.error && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {boards?.length === 0 && (
        <NoBoards why={noneBecause(isNarrowed, isArchive)} isBusy={add.isPending} onAdd={make} />
      )}
      {boards === undefined && late && read.error === null && (
        <div className="boards" aria-hidden>
          {['first', 'second', 'third'].map((one) => (
            <div key={one} className="skeleton board-card" />
          ))}
        </div>
      )}
      {boards !== undefined && boards.length > 0 && (
        <ul className="boards">
          {boards.map((board) => (
            <li key={board.id}>
              <BoardTile board={board} />
            </li>
          ))}
          {!isArchive && (
            <li>
              <button type="button" className="board-card is-new" disabled={add.isPending} onClick={make}>
                <Plus size={20} aria-hidden />
                {t('boards.add')}
              </button>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

const noneBecause = (isNarrowed: boolean, isArchive: boolean) => {
  if (isNarrowed) return 'none_found';
  return isArchive ? 'none_archived' : 'empty';
};

interface NoBoardsProps {
  why: ReturnType<typeof noneBecause>;
  isBusy: boolean;
  onAdd: () => void;
}

/** What a board is for, and the way to the first; or that none is found. */
function NoBoards({ why, isBusy, onAdd }: NoBoardsProps) {
  const { t } = useTranslation('board-page');
  if (why !== 'empty')
    return <EmptyState icon={<SearchX size={32} aria-hidden />}>{t(`boards.${why}`)}</EmptyState>;
  const button = (
    <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} disabled={isBusy} onClick={onAdd}>
      {t('boards.add')}
    </Button>
  );
  return (
    <EmptyState icon={<SquareKanban size={32} aria-hidden />} action={button}>
      {t('boards.empty')}
    </EmptyState>
  );
}
