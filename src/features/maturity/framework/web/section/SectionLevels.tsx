import Button from '@mui/material/Button';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import {
  hasLevels,
  levelIn,
  withLevel,
  withoutLevels,
  wordIn,
  type EditedSection,
} from '../../framework-draft.rules.ts';
import { noErrors, type Editor } from '../editor/framework-editor.ts';
import { WordField } from './WordField.tsx';

interface SectionLevelsProps {
  editor: Editor;
  section: EditedSection;
  onChange: (become: (section: EditedSection) => EditedSection) => void;
}

/** What the levels look like in this section, where it says so besides the framework. */
export function SectionLevels({ editor, section, onChange }: SectionLevelsProps) {
  const { t } = useTranslation('maturity-framework');
  const formats = useFormats();
  const id = useId();
  const { framework, language, own, isTranslating } = editor;
  const errors = editor.errors.get(section.key) ?? noErrors;
  const isWrong = Object.keys(errors).some((field) => field.includes('.levels'));
  const [isOpened, open] = useState(false);
  const isOpen = isOpened || isWrong;
  const isOwn = hasLevels(section);
  // Nothing to translate, and nothing is added in another language.
  if (isTranslating && !isOwn) return null;
  const remove = () => {
    onChange(withoutLevels);
    showSnackbar({
      message: t('editor.section.levels_removed'),
      undo: () => onChange((now) => ({ ...now, words: section.words })),
    });
  };
  return (
    <div className="framework-section-levels">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => open(!isOpen)}
      >
        <ChevronDown size={16} aria-hidden />
        {t('editor.section.levels')}
        <span className="framework-count">
          {t(isOwn ? 'editor.section.levels_own' : 'editor.section.levels_general')}
        </span>
      </button>
      {isOpen && (
        <div id={id}>
          {framework.levels.map((words, value) => (
            <WordField
              key={value}
              part={`level-${value}`}
              label={t('editor.section.level', {
                level: formats.number(value),
                name: wordIn(words, language, 'name') || wordIn(words, own, 'name'),
              })}
              value={levelIn(section, language, value)}
              source={isTranslating ? levelIn(section, own, value) : undefined}
              language={language}
              error={errors[`${language}.levels.${value}`]}
              optional
              wraps
              onText={(text) => onChange((now) => withLevel(now, language, value, text))}
            />
          ))}
          {isOwn && !isTranslating && (
            <Button size="small" color="inherit" onClick={remove}>
              {t('editor.section.levels_remove')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
