import MenuItem from '@mui/material/MenuItem';
import type { Language } from '#platform/contract/access.ts';
import { languageNames } from '#platform/web/language/language-names.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { Flag } from './Flag.tsx';
import { keysOf } from '#platform/contract/values/keys.ts';

/** The languages as entries of a menu, each in its own words. A list, because a menu counts its entries. */
export function useLanguageItems(onChoose: (language: Language) => void) {
  const { language } = useLanguage();
  return keysOf(languageNames).map((one) => (
    <MenuItem
      key={one}
      lang={one}
      role="menuitemradio"
      aria-checked={one === language}
      selected={one === language}
      onClick={() => onChoose(one)}
      sx={{ gap: 1.5 }}
    >
      <Flag of={one} />
      {languageNames[one]}
    </MenuItem>
  ));
}
