import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePageKeys } from '#platform/web/screen/page-keys.hooks.ts';

/** Tells of the keys that go through the parts of a picture. */
export function useChartKeys(): void {
  const { t } = useTranslation('web');
  usePageKeys(t('keys.picture'), [
    { keys: ['←', '→', '↑', '↓'], says: t('keys.part') },
    { keys: ['Enter'], says: t('keys.open_part') },
  ]);
}
