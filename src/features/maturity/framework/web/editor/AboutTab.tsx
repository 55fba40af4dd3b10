import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import type { OwnFramework } from '../../own-framework.contract.ts';
import { aboutTexts, withWord, wordIn } from '../../framework-draft.rules.ts';
import { aboutPart } from '../../framework-error.rules.ts';
import { noErrors, type Editor } from './framework-editor.ts';
import { WordField } from '../section/WordField.tsx';

/** What the framework is called, and the editions there are of it. */
export function AboutTab({ editor, stored }: { editor: Editor; stored: OwnFramework }) {
  const { t } = useTranslation('maturity-framework');
  const { framework, language, own, isTranslating, edit } = editor;
  const errors = editor.errors.get(aboutPart) ?? noErrors;
  return (
    <div className="framework-about">
      <div>
        {aboutTexts.map((part) => (
          <WordField
            key={part}
            part={part}
            label={t(`editor.about.${part}`)}
            help={t(`editor.about.${part}_help`)}
            value={wordIn(framework.words, language, part)}
            source={isTranslating ? wordIn(framework.words, own, part) : undefined}
            language={language}
            error={errors[`${language}.${part}`]}
            optional={part === 'description'}
            lines={part === 'description' ? 3 : 1}
            onText={(text) =>
              edit((before) => ({
                ...before,
                words: withWord(before.words, aboutTexts, language, part, text),
              }))
            }
          />
        ))}
      </div>
      <Editions editions={stored.editions} />
    </div>
  );
}

function Editions({ editions }: Pick<OwnFramework, 'editions'>) {
  const { t } = useTranslation('maturity-framework');
  const formats = useFormats();
  return (
    <section aria-labelledby="framework-editions">
      <h2 id="framework-editions">{t('editor.editions.title')}</h2>
      {editions.length === 0 ? (
        <p>{t('editor.editions.none')}</p>
      ) : (
        <div className="framework-editions">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('editor.editions.edition')}</th>
                <th scope="col">{t('editor.editions.published_at')}</th>
                <th scope="col">{t('editor.editions.published_by')}</th>
                <th scope="col" className="framework-number">
                  {t('editor.editions.assessments')}
                </th>
              </tr>
            </thead>
            <tbody>
              {editions.map(({ edition, published_at, published_by, assessments }) => (
                <tr key={edition}>
                  <td>{formats.number(edition)}</td>
                  <td>
                    <DateText value={published_at} />
                  </td>
                  <td>{published_by?.name}</td>
                  <td className="framework-number">{formats.number(assessments)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
