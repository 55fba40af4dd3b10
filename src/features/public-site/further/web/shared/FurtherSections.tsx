import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';

/** The matrix, its levels and their days as the product ships them: rows likelihood 1 to 5, columns consequence 1 to 5.
 *  further.test.ts holds them to the model. */
export const shippedMatrix = [
  [0, 0, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [0, 1, 2, 2, 3],
  [1, 1, 2, 3, 3],
  [1, 2, 2, 3, 3],
] as const;
export const shippedDays = [
  { review: 365, treat: null },
  { review: 180, treat: 90 },
  { review: 90, treat: 30 },
  { review: 30, treat: 14 },
] as const;

const steps = [1, 2, 3, 4, 5] as const;
type Step = (typeof steps)[number];
const questions = ['own', 'sheet', 'see', 'large', 'proof'] as const;

function RateOneself() {
  const { t } = useTranslation('public-site-further');
  const [likelihood, setLikelihood] = useState<Step>(3);
  const [consequence, setConsequence] = useState<Step>(4);
  const levelAt = (l: Step, c: Step) => shippedMatrix[l - 1]?.[c - 1] ?? 0;
  const level = levelAt(likelihood, consequence);
  const { review, treat } = shippedDays[level];
  return (
    <section className="site-section rate" id="rate">
      <div className="rate-words">
        <h2>{t('rate.title')}</h2>
        <p>{t('rate.text')}</p>
        <output className="rate-answer" htmlFor="rate-matrix">
          <span className={`rate-level matrix-level-${level}`}>
            <span className="visually-hidden">{t('rate.level')}: </span>
            {t(`rate.levels.${level}`)}
          </span>
          <strong>{t('rate.why')}</strong>
          <span>
            {t('rate.because', {
              likelihood: `${likelihood} (${t(`rate.step.likelihood.${likelihood}`)})`,
              consequence: `${consequence} (${t(`rate.step.consequence.${consequence}`)})`,
            })}
          </span>
          <span>
            {t('rate.review', { days: review })} {treat !== null && t('rate.treat', { days: treat })}
          </span>
        </output>
      </div>
      <div className="rate-picture">
        <span className="rate-axis-up" aria-hidden="true">
          {t('rate.likelihood')}
        </span>
        <div className="rate-matrix" id="rate-matrix" role="group" aria-label={t('rate.title')}>
          {steps.toReversed().map((l) =>
            steps.map((c) => {
              const name = {
                likelihood: t(`rate.step.likelihood.${l}`),
                consequence: t(`rate.step.consequence.${c}`),
                level: t(`rate.levels.${levelAt(l, c)}`),
              };
              return (
                <button
                  key={`${l} ${c}`}
                  type="button"
                  className={`rate-cell matrix-level-${levelAt(l, c)}`}
                  aria-pressed={l === likelihood && c === consequence}
                  aria-label={t('rate.cell', name)}
                  title={t('rate.cell', name)}
                  onClick={() => {
                    setLikelihood(l);
                    setConsequence(c);
                  }}
                />
              );
            }),
          )}
        </div>
        <span className="rate-axis" aria-hidden="true">
          {t('rate.consequence')}
        </span>
      </div>
    </section>
  );
}

/** What comes when somebody scrolls near: a matrix to try, and answers. */
export function FurtherSections() {
  const { t } = useTranslation('public-site-further');
  return (
    <>
      <RateOneself />
      <section className="site-section tinted" id="questions">
        <div className="section-head">
          <h2>{t('questions.title')}</h2>
        </div>
        <div className="questions">
          {questions.map((question) => (
            <details key={question}>
              <summary>{t(`questions.${question}.question`)}</summary>
              <p>{t(`questions.${question}.answer`)}</p>
            </details>
          ))}
        </div>
      </section>
    </>
  );
}
