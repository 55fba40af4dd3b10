import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePageKeys } from '#platform/web/screen/page-keys.hooks.ts';

/** Lists the keys of a table among those of the page. */
export function useTableKeyHelp({ opens, checkable, when }: Record<'opens' | 'checkable' | 'when', boolean>) {
  const { t } = useTranslation('web');
  usePageKeys(
    t('keys.list'),
    [
      { keys: ['J', 'K', '↓', '↑'], says: t('keys.row') },
      { keys: ['Home', 'End'], says: t('keys.ends') },
      ...(opens ? [{ keys: ['Enter'], says: t('keys.open') }] : []),
      ...(checkable
        ? [
            { keys: ['X', 'Space'], says: t('keys.choose') },
            { keys: ['Shift+X'], says: t('keys.range') },
          ]
        : []),
    ],
    { when },
  );
}
