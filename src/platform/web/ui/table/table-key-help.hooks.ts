import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePageKeys } from '#platform/web/screen/page-keys.hooks.ts';

interface TableKeys {
  opens: boolean;
  checkable: boolean;
  editable: boolean;
  when: boolean;
}

/** Lists the keys of a table among those of the page. */
export function useTableKeyHelp({ opens, checkable, editable, when }: TableKeys) {
  const { t } = useTranslation('web');
  usePageKeys(
    t('keys.list'),
    [
      { keys: ['J', 'K', '↓', '↑'], says: t('keys.row') },
      { keys: ['Home', 'End'], says: t('keys.ends') },
      ...(opens ? [{ keys: ['Enter'], says: t('keys.open') }] : []),
      { keys: ['Esc'], says: t('keys.close_panel') },
      ...(checkable
        ? [
            { keys: ['X', 'Space'], says: t('keys.choose') },
            { keys: ['Shift+X'], says: t('keys.range') },
          ]
        : []),
    ],
    { when },
  );
  usePageKeys(
    t('keys.editing'),
    [
      { keys: ['Tab', 'Shift+Tab'], says: t('keys.next_cell') },
      { keys: ['Enter'], says: t('keys.take') },
      { keys: ['Esc'], says: t('keys.take_back') },
    ],
    { when: when && editable },
  );
  usePageKeys(
    t('keys.columns'),
    [
      { keys: ['←', '→'], says: t('keys.column') },
      { keys: ['Enter'], says: t('keys.sort') },
      { keys: ['Shift+←', 'Shift+→'], says: t('keys.width') },
      { keys: ['Mod+Shift+←', 'Mod+Shift+→'], says: t('keys.move') },
      { keys: ['P'], says: t('keys.pin') },
    ],
    { when },
  );
}
