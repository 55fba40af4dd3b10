import { Star, StarOff } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import { Attachments } from '#features/collaboration/file/web/shared/Attachments.tsx';
import type { StoredFile } from '#features/collaboration/file/file.contract.ts';
import { pictureTypes } from '#features/identity/picture/picture.contract.ts';
import type { Card } from '#features/board/card/card.contract.ts';

interface CardFilesProps {
  card: Card;
  mayEdit: boolean;
  onCover: (file: string | null) => void;
}

const isPicture = ({ mime }: StoredFile): boolean => pictureTypes.some((type) => type === mime);

/** What hangs on a card; a picture of it may be its cover. */
export function CardFiles({ card: { id, cover_of }, mayEdit, onCover }: CardFilesProps) {
  const { t } = useTranslation('board-page');
  const coverButton = (file: StoredFile) => {
    const isCover = file.id === cover_of;
    if (!mayEdit || !isPicture(file)) return isCover && <Star size={16} aria-label={t('card.cover')} />;
    return isCover ? (
      <IconAction label={t('card.cover_remove')} onClick={() => onCover(null)}>
        <StarOff size={16} aria-hidden />
      </IconAction>
    ) : (
      <IconAction label={t('card.cover_make', { name: file.name })} onClick={() => onCover(file.id)}>
        <Star size={16} aria-hidden />
      </IconAction>
    );
  };
  return (
    <section className="card-files" aria-label={t('card.files')}>
      <h3>{t('card.files')}</h3>
      <Attachments type="card" id={id} mayAdd={mayEdit} refreshes={['board-card']} actionOf={coverButton} />
    </section>
  );
}
