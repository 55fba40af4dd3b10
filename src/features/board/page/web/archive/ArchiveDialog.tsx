import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { ArchiveRestore, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { listArchivedCards } from '#features/board/card/card-archive.contract.ts';
import { reopenCard } from '#features/board/card/card.contract.ts';
import { useBoardView } from '../board/board-view.hooks.ts';
import './archive.css';

const step = 50;
const most = 200;

/** The cards of a board that were archived, each with the way back. */
export function ArchiveDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['board-page', 'web']);
  const { board, mayWork } = useBoardView();
  const titleId = useId();
  const [q, search] = useState<string>();
  const [limit, show] = useState(step);
  const params = { board_id: board.id };
  const read = useRead(
    listArchivedCards,
    { params, query: { limit: String(limit), ...(q && { q }) } },
    { keep: true },
  );
  const reopen = useWrite(reopenCard);
  const cards = read.data?.data;
  const left = (read.data?.count ?? 0) - (cards?.length ?? 0);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <header className="archive-head">
        <DialogTitle id={titleId}>{t('settings.archive')}</DialogTitle>
        <IconAction label={t('web:close')} onClick={onClose}>
          <X size={16} aria-hidden />
        </IconAction>
      </header>
      <DialogContent className="archive">
        <SearchInput value={q} onChange={search} label={t('settings.search_archive')} />
        {read.error && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
        {cards?.length === 0 && <EmptyState>{t(q ? 'filter.nothing' : 'settings.archive_empty')}</EmptyState>}
        <ul>
          {cards?.map(({ id, ref, title, version }) => (
            <li key={id}>
              <span>
                <bdi>{ref}</bdi> <span dir="auto">{title}</span>
              </span>
              {mayWork && (
                <Button
                  size="small"
                  startIcon={<ArchiveRestore size={16} aria-hidden />}
                  disabled={reopen.isPending}
                  onClick={() =>
                    reopen.mutate(
                      { params: { ...params, id }, body: { version } },
                      {
                        onSuccess: () =>
                          showSnackbar({ message: t('settings.is_back', { title }), variant: 'success' }),
                      },
                    )
                  }
                >
                  {t('settings.put_back')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {left > 0 && limit < most && (
          <Button onClick={() => show(Math.min(most, limit + step))}>
            {t('list.more', { count: left })}
          </Button>
        )}
      </DialogContent>
    </Dialog>
  );
}
