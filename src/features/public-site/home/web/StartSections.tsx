import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { sitePaths } from '#features/public-site/frame/web/shared/site-paths.ts';

const steps = ['ask', 'import', 'decide'] as const;
const licences = ['flat', 'corporate'] as const;
const points = ['one', 'two', 'three'] as const;

/** How to begin, and with which licence. */
export function StartSections() {
  const { t } = useTranslation('public-site-home');
  return (
    <>
      <section className="site-section dark" id="start" tabIndex={-1}>
        <div className="section-head">
          <h2>{t('start.title')}</h2>
          <p>{t('start.text')}</p>
        </div>
        <ol className="columns three steps">
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`start.${step}.title`)}</h3>
              <p>{t(`start.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="site-section" id="licences" tabIndex={-1}>
        <div className="section-head">
          <h2>{t('licences.title')}</h2>
          <p>{t('licences.text')}</p>
        </div>
        <div className="columns two">
          {licences.map((licence) => (
            <article key={licence} className="licence">
              <h3>{t(`licences.${licence}.title`)}</h3>
              <p>{t(`licences.${licence}.text`)}</p>
              <ul className="ticks">
                {points.map((point) => (
                  <li key={point}>{t(`licences.${licence}.${point}`)}</li>
                ))}
              </ul>
            </article>
          ))}
        </div>
        <p className="section-link">
          <a href={sitePaths.schedule}>{t('licences.schedule')}</a>
        </p>
      </section>
    </>
  );
}
