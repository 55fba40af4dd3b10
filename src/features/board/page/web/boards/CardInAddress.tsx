import { Navigate } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { RecordInAddress } from '#platform/web/workflow/RecordInAddress.tsx';
import { boardsPage, pathOfCard } from '#features/board/board/board-path.rules.ts';
import { findCard } from '#features/board/card/card.contract.ts';

/** Leads to a card on its board: whoever names a card need not know where it is. */
export function CardInAddress({ id }: { id: string }) {
  const { t } = useTranslation('board-page');
  const read = useRead(findCard, { params: { id } });
  return (
    <RecordInAddress
      id={id}
      read={read}
      title={t('boards.title')}
      unknown={t('boards.card_unknown')}
      list={boardsPage}
    >
      {({ board }) => <Navigate replace to={pathOfCard(board.id, id)} />}
    </RecordInAddress>
  );
}
