import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { Languages, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { languages, type Language } from '#platform/contract/access.ts';
import { languageNames } from '#platform/web/language/language-names.ts';
import { LazyMenu } from '#platform/web/ui/menus/LazyMenu.tsx';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { untranslated, withLanguage, withoutLanguage } from '../../framework-draft.rules.ts';
import type { Editor } from './framework-editor.ts';

interface LanguageSwitchProps {
  editor: Editor;
  onLanguage: (language: Language) => void;
}

/** The languages of a framework, and how much each still lacks. */
export function LanguageSwitch({ editor, onLanguage }: LanguageSwitchProps) {
  const { t } = useTranslation('maturity-framework');
  const { framework, language, own, edit } = editor;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const spare = languages.filter((one) => !framework.languages.includes(one));
  const remove = () => {
    edit((now) => withoutLanguage(now, language));
    onLanguage(own);
    showSnackbar({
      message: t('editor.language.removed', { language: languageNames[language] }),
      undo: () => {
        edit((now) => withLanguage(now, language));
        onLanguage(language);
      },
    });
  };
  return (
    <div className="framework-languages" role="group" aria-label={t('editor.language.label')}>
      {framework.languages.map((one) => {
        const left = untranslated(framework, one);
        return (
          <button key={one} type="button" aria-pressed={one === language} onClick={() => onLanguage(one)}>
            <span lang={one}>{languageNames[one]}</span>
            {one !== own && (
              <span className="framework-count" data-tone={left > 0 ? 'warning' : 'success'}>
                {left > 0 ? t('editor.left', { count: left }) : t('editor.whole')}
              </span>
            )}
          </button>
        );
      })}
      {(spare.length > 0 || language !== own) && (
        <IconButton
          size="small"
          aria-label={t('editor.language.more')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Languages size={18} aria-hidden />
        </IconButton>
      )}
      <LazyMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {spare.map((one) => (
          <MenuItem
            key={one}
            onClick={() => {
              setAnchor(null);
              edit((before) => withLanguage(before, one));
              onLanguage(one);
            }}
          >
            {t('editor.language.add', { language: languageNames[one] })}
          </MenuItem>
        ))}
        {language !== own && (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              remove();
            }}
          >
            <Trash2 size={16} aria-hidden />
            {t('editor.language.remove', { language: languageNames[language] })}
          </MenuItem>
        )}
      </LazyMenu>
    </div>
  );
}
