import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import {
  insertedAt,
  sectionTexts,
  withSection,
  withWord,
  without,
  wordIn,
  type EditedSection,
} from '../../framework-draft.rules.ts';
import { noErrors, type Editor } from '../editor/framework-editor.ts';
import { NumberField } from './NumberField.tsx';
import { CodeField } from './QuestionFields.tsx';
import { SectionLevels } from './SectionLevels.tsx';
import { QuestionList } from './QuestionList.tsx';
import { WordField } from './WordField.tsx';

interface SectionPartProps {
  editor: Editor;
  section: EditedSection;
  /** It was just added: one goes on writing its name. */
  isNew: boolean;
  /** The question that is open. */
  opened: string | undefined;
  onOpened: (question: string | undefined) => void;
}

/** A section as it is written: what it is called, and its questions. */
export function SectionPart({ editor, section, isNew, opened, onOpened }: SectionPartProps) {
  const { t } = useTranslation('maturity-framework');
  const { language, own, isTranslating, edit } = editor;
  const errors = editor.errors.get(section.key) ?? noErrors;
  const change = (become: (section: EditedSection) => EditedSection) =>
    edit((before) => withSection(before, section.key, become));
  const remove = () => {
    const at = editor.framework.sections.findIndex(({ key }) => key === section.key);
    edit((before) => ({ ...before, sections: without(before.sections, section.key) }));
    showSnackbar({
      message: t('editor.section.removed', { code: section.code, count: section.questions.length }),
      undo: () => edit((before) => ({ ...before, sections: insertedAt(before.sections, section, at) })),
    });
  };
  return (
    <section className="framework-part" aria-label={`${section.code} ${wordIn(section.words, own, 'name')}`}>
      <div className="framework-part-head" data-translating={isTranslating ? '' : undefined}>
        {!isTranslating && (
          <CodeField
            value={section.code}
            error={errors['code']}
            onCode={(code) => change((before) => ({ ...before, code }))}
          />
        )}
        <WordField
          // A new section begins with an empty name under the hands.
          key={section.key}
          part="name"
          label={t('editor.section.name')}
          value={wordIn(section.words, language, 'name')}
          source={isTranslating ? wordIn(section.words, own, 'name') : undefined}
          language={language}
          error={errors[`${language}.name`]}
          autoFocus={isNew}
          onText={(text) =>
            change((before) => ({
              ...before,
              words: withWord(before.words, sectionTexts, language, 'name', text),
            }))
          }
        />
        {!isTranslating && (
          <>
            <NumberField
              key={`weight-${section.key}`}
              part="weight"
              label={t('editor.weight')}
              value={section.weight}
              least={0.1}
              most={10}
              step={0.1}
              error={errors['weight']}
              onNumber={(weight) => change((before) => ({ ...before, weight }))}
            />
            <Button
              color="inherit"
              startIcon={<Trash2 size={16} aria-hidden />}
              className="framework-remove"
              onClick={remove}
            >
              {t('editor.section.remove')}
            </Button>
          </>
        )}
      </div>
      <SectionLevels key={`levels-${section.key}`} editor={editor} section={section} onChange={change} />
      <QuestionList
        editor={editor}
        section={section}
        opened={opened}
        onOpened={onOpened}
        missing={errors['questions']}
      />
    </section>
  );
}
