import Button from '@mui/material/Button';
import { Archive } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';

const ArchiveDialog = lazy(async () => ({
  default: (await import('../archive/ArchiveDialog.tsx')).ArchiveDialog,
}));

/** The way to the cards that were archived. */
export function BoardArchive() {
  const { t } = useTranslation('board-page');
  const [isOpen, open] = useState(false);
  return (
    <div>
      <Button variant="outlined" startIcon={<Archive size={16} aria-hidden />} onClick={() => open(true)}>
        {t('settings.archive')}
      </Button>
      {isOpen && (
        <Suspense>
          <ArchiveDialog onClose={() => open(false)} />
        </Suspense>
      )}
    </div>
  );
}
