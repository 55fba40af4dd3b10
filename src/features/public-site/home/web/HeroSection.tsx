import { directionOf, type Language } from '#platform/contract/access.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { MatrixDrawing } from './MatrixDrawing.tsx';

/** What the product is, in one look: its words, its matrix, and a figure that explains itself. */
export function HeroSection({ language }: { language: Language }) {
  const { t } = useTranslation('public-site-home');
  return (
    <section className="hero" id="top" tabIndex={-1}>
      <div className="hero-inner">
        <div className="hero-words">
          <h1 id="title">{t('hero.title')}</h1>
          <p className="hero-text">{t('hero.text')}</p>
          <div className="hero-actions">
            <a className="site-button amber" href="/register">
              {t('hero.register')}
            </a>
            <a className="site-button quiet" href="/login">
              {t('hero.login')}
            </a>
          </div>
          <ul className="hero-points">
            {(['import', 'server', 'languages'] as const).map((point) => (
              <li key={point}>{t(`hero.point.${point}`)}</li>
            ))}
          </ul>
        </div>
        <figure className="hero-picture">
          <span className="hero-axis-up">{t('hero.likelihood')}</span>
          <div className="hero-drawing">
            <MatrixDrawing isMirrored={directionOf(language) === 'rtl'} label={t('hero.picture')} />
          </div>
          <span className="hero-axis">{t('hero.consequence')}</span>
          <figcaption className="hero-why">
            <strong>{t('hero.moved')}</strong>
            <span>{t('hero.moved_text')}</span>
            <span className="hero-why-answer">
              <b>{t('hero.why')}</b> {t('hero.why_text')}
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
