import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Tile } from '#features/board/card/card.contract.ts';
import { MenuButton } from './MenuButton.tsx';
import { useCardActions } from './card-actions.hooks.tsx';

/** What can be done with a card without opening it. */
export function CardMenu({ card }: { card: Tile }) {
  const { t } = useTranslation('board-page');
  const actions = useCardActions(card);
  return (
    <span className="tile-menu">
      <MenuButton label={t('card.menu', { title: card.title })} actions={actions} />
    </span>
  );
}
