import Drawer from '@mui/material/Drawer';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import { subscribeToBoard } from '#features/board/board/board.contract.ts';
import { useBoardView } from '../board/board-view.hooks.ts';
import { BoardArchive } from './BoardArchive.tsx';
import { BoardEnds } from './BoardEnds.tsx';
import { BoardFacts } from './BoardFacts.tsx';
import { BoardForm } from './BoardForm.tsx';
import { BoardLabels } from './BoardLabels.tsx';
import { BoardSources } from './BoardSources.tsx';
import './settings.css';

/** What is set on a board, over it at the end side. */
export function BoardSettings({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['board-page', 'web']);
  const { board, mayWork } = useBoardView();
  const id = useId();
  const subscribe = useWrite(subscribeToBoard);
  const mayEdit = board.permissions.can.includes('edit');
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        transition: { appear: true },
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, className: 'board-settings' },
      }}
    >
      <header className="settings-head">
        <h2 id={id}>{t('settings.title')}</h2>
        <IconAction label={t('web:close')} onClick={onClose}>
          <X size={16} aria-hidden />
        </IconAction>
      </header>
      <div className="settings-parts">
        <label className="settings-switch">
          <input
            type="checkbox"
            role="switch"
            checked={board.subscribed}
            disabled={subscribe.isPending}
            onChange={({ target }) =>
              subscribe.mutate({ params: { id: board.id }, body: { subscribed: target.checked } })
            }
          />
          <span>
            {t('settings.subscribe')}
            <small>{t('settings.subscribe_help')}</small>
          </span>
        </label>
        {mayEdit ? <BoardForm board={board} onClose={onClose} /> : <BoardFacts board={board} />}
        {mayWork && <BoardLabels board={board} />}
        <BoardSources />
        <BoardArchive />
        <BoardEnds board={board} />
      </div>
    </Drawer>
  );
}
