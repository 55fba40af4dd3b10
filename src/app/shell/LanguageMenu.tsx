import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#platform/contract/access.ts';
import { languageNames } from '#platform/web/language-names.ts';
import { LateMenu } from '#platform/web/ui/LateMenu.tsx';
import { useLanguage } from '#platform/web/use-language.ts';
import { useChooseLanguage } from './shell-settings.hooks.ts';

/** Another language: at once on the screen, and kept for the next sign-in. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (next: Language) => {
    setAnchor(null);
    void chooseLanguage(next);
  };
  return (
    <>
      <Button
        color="inherit"
        aria-label={`${t('language')}: ${languageNames[language]}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 0, px: 1, gap: 1, color: 'text.secondary' }}
      >
        <Languages size={18} aria-hidden />
        {language.toUpperCase()}
      </Button>
      <LateMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {(Object.keys(languageNames) as Language[]).map((one) => (
          <MenuItem key={one} lang={one} selected={one === language} onClick={() => choose(one)}>
            {languageNames[one]}
          </MenuItem>
        ))}
      </LateMenu>
    </>
  );
}
