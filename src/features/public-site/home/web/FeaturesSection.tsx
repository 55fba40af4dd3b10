import { FileOutput, GitCompare, Languages, Link2, ShieldCheck, UserCheck } from 'lucide-react';
import type { Language } from '#platform/contract/access.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { pictureOf } from './pictures.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

const shown = ['matrix', 'why', 'import'] as const;
const more = {
  second: UserCheck,
  log: Link2,
  apart: ShieldCheck,
  languages: Languages,
  conflict: GitCompare,
  exit: FileOutput,
} as const;

/** What the product does, in pictures of itself. */
export function FeaturesSection({ language }: { language: Language }) {
  const { t } = useTranslation('public-site-home');
  return (
    <section className="site-section tinted" id="features" tabIndex={-1}>
      <div className="section-head">
        <h2>{t('features.title')}</h2>
        <p>{t('features.text')}</p>
      </div>
      {shown.map((feature) => {
        const { src, width, height } = pictureOf(feature, language);
        return (
          <article key={feature} className={`feature feature-${feature}`}>
            <div className="feature-words">
              <p className="kicker">{t(`features.${feature}.kicker`)}</p>
              <h3>{t(`features.${feature}.title`)}</h3>
              <p>{t(`features.${feature}.text`)}</p>
            </div>
            <img
              src={src}
              width={width}
              height={height}
              alt={t(`features.${feature}.alt`)}
              loading="lazy"
              decoding="async"
            />
          </article>
        );
      })}
      <ul className="columns three small-features">
        {keysOf(more).map((feature) => {
          const Icon = more[feature];
          return (
            <li key={feature}>
              <Icon size={22} aria-hidden strokeWidth={1.8} />
              <h3>{t(`features.more.${feature}.title`)}</h3>
              <p>{t(`features.more.${feature}.text`)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
