import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { readCard, type Card } from '#features/board/card/card.contract.ts';
import { useBoardView } from '../board/board-view.hooks.ts';
import { MenuButton } from '../card/MenuButton.tsx';
import { useCardActions } from '../card/card-actions.hooks.tsx';
import { CardContent } from './CardContent.tsx';
import './card-dialog.css';

interface CardDialogProps {
  id: string;
  /** Open to be changed at once. */
  edits: boolean;
  onClose: () => void;
}

/** One card, whole, over its board. */
export function CardDialog({ id, edits, onClose }: CardDialogProps) {
  const titleId = useId();
  const isGone = useRef(false);
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { board } = useBoardView();
  const { data, error, refetch } = useRead(readCard, { params: { board_id: board.id, id } });
  return (
    <Dialog
      open
      fullWidth
      fullScreen={narrow}
      aria-labelledby={titleId}
      slotProps={{ paper: { className: 'card-dialog' } }}
      onClose={onClose}
    >
      <CardHead
        id={titleId}
        card={data?.data}
        onClose={onClose}
        onGone={() => {
          isGone.current = true;
          onClose();
        }}
      />
      <DialogContent>
        {data !== undefined && <CardContent card={data.data} edits={edits} isGone={isGone} />}
        {data === undefined &&
          (error === null ? (
            <HistorySkeleton />
          ) : (
            <FailureNotice failure={error} onRetry={() => void refetch()} />
          ))}
      </DialogContent>
    </Dialog>
  );
}

interface CardHeadProps {
  id: string;
  card: Card | undefined;
  onClose: () => void;
  onGone: () => void;
}

/** Where the card stands, what else can be done with it, and the way out. */
function CardHead({ id, card, onClose, onGone }: CardHeadProps) {
  const { t } = useTranslation(['board-page', 'web']);
  const { board, lists } = useBoardView();
  const list = lists.find((one) => one.id === card?.list_id)?.name;
  return (
    <div className="card-head">
      <p id={id}>
        {card && <bdi>{card.ref}</bdi>} <span dir="auto">{board.name}</span>
        {list !== undefined && (
          <>
            {' › '}
            <span dir="auto">{list}</span>
          </>
        )}
        <span className="visually-hidden">{card?.title}</span>
      </p>
      {card && card.permissions.can.length > 0 && <HeadMenu card={card} onGone={onGone} />}
      <IconAction label={t('web:close')} onClick={onClose}>
        <X size={16} aria-hidden />
      </IconAction>
    </div>
  );
}

function HeadMenu({ card, onGone }: { card: Card; onGone: () => void }) {
  const { t } = useTranslation('board-page');
  const actions = useCardActions(card, onGone);
  return <MenuButton label={t('card.menu', { title: card.title })} actions={actions} />;
}
