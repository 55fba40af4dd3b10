import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { languageNames } from '#platform/web/language/language-names.ts';
import { LazyMenu } from '#platform/web/ui/menus/LazyMenu.tsx';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useChooseLanguage } from '#app/shell/settings/shell-settings.hooks.ts';
import { useIsPhone } from '#app/shell/frame/breakpoint.hooks.ts';
import { Flag } from './Flag.tsx';
import { useLanguageItems } from './language-items.hooks.tsx';

/** Another language: at once on the screen, and kept for the next sign-in. On a phone it is in the menu of the person. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const isPhone = useIsPhone();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const items = useLanguageItems((next) => {
    setAnchor(null);
    void chooseLanguage(next);
  });
  if (isPhone) return null;
  return (
    <>
      <Button
        color="inherit"
        aria-label={`${t('language')}: ${languageNames[language]}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 0, px: 1, gap: 1, color: 'text.secondary' }}
      >
        <Flag of={language} />
        {language.toUpperCase()}
      </Button>
      <LazyMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {items}
      </LazyMenu>
    </>
  );
}
