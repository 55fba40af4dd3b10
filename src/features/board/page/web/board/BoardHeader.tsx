import IconButton from '@mui/material/IconButton';
import { ArrowLeft, Eye, Settings2 } from 'lucide-react';
import { Link } from 'react-router';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useArrival } from '#platform/web/screen/arrival.hooks.ts';
import { changeBoard } from '#features/board/board/board.contract.ts';
import { boardsPage } from '#features/board/board/board-path.rules.ts';
import { useBoardView } from './board-view.hooks.ts';
import { InlineName } from './InlineName.tsx';

/** What a board is called, the way back to the others, and its settings. */
export function BoardHeader({ onSettings }: { onSettings: () => void }) {
  const { t } = useTranslation('board-page');
  const { board } = useBoardView();
  const { isNew = false } = useArrival<{ isNew: boolean }>();
  const { mutate } = useWrite(changeBoard);
  const { id, version, name, subscribed } = board;
  return (
    <header className="board-header">
      <IconButton component={Link} to={boardsPage} aria-label={t('board.back')} title={t('board.back')}>
        <ArrowLeft size={20} aria-hidden className="board-back" />
      </IconButton>
      <div className="board-title">
        {subscribed && (
          <span role="img" aria-label={t('board.subscribed')} title={t('board.subscribed')}>
            <Eye size={16} aria-hidden />
          </span>
        )}
        <InlineName
          level="h1"
          value={name}
          label={t('board.rename')}
          most={80}
          mayChange={board.permissions.can.includes('edit')}
          isOpen={isNew}
          onChange={(next) => mutate({ params: { id }, body: { name: next, version } })}
        />
      </div>
      <IconButton
        aria-label={t('settings.open')}
        title={t('settings.open')}
        aria-haspopup="dialog"
        onClick={onSettings}
      >
        <Settings2 size={20} aria-hidden />
      </IconButton>
    </header>
  );
}
