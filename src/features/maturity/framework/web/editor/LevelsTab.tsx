import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { aboutTexts, withWord, wordIn } from '../../framework-draft.rules.ts';
import { levelPart } from '../../framework-error.rules.ts';
import { noErrors, type Editor } from './framework-editor.ts';
import { WordField } from '../section/WordField.tsx';

/** What the six steps of the scale are called here, and what each looks like. */
export function LevelsTab({ editor }: { editor: Editor }) {
  const { t } = useTranslation('maturity-framework');
  const formats = useFormats();
  const { framework, language, own, isTranslating, errors, edit } = editor;
  return (
    <section className="framework-levels" aria-labelledby="levels-about">
      <p id="levels-about">{t('editor.levels_about')}</p>
      <ol>
        {framework.levels.map((words, value) => (
          <li key={value}>
            <span className="framework-level" data-level={value} aria-hidden>
              {formats.number(value)}
            </span>
            <div>
              {aboutTexts.map((part) => (
                <WordField
                  key={part}
                  part={part}
                  label={t(`editor.level.${part}`, { level: formats.number(value) })}
                  value={wordIn(words, language, part)}
                  source={isTranslating ? wordIn(words, own, part) : undefined}
                  language={language}
                  error={(errors.get(levelPart(value)) ?? noErrors)[`${language}.${part}`]}
                  optional={part === 'description'}
                  wraps={part === 'description'}
                  onText={(text) =>
                    edit((before) => ({
                      ...before,
                      levels: before.levels.map((level, at) =>
                        at === value ? withWord(level, aboutTexts, language, part, text) : level,
                      ),
                    }))
                  }
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
