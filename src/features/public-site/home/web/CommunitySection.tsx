import { useTranslation } from '#platform/web/language/texts.hooks.ts';

const readers = ['administrators', 'practitioners', 'executives'] as const;

/** Whom the product is for (specification 1). */
export function CommunitySection() {
  const { t } = useTranslation('public-site-home');
  return (
    <section className="site-section" id="community" tabIndex={-1}>
      <div className="section-head">
        <h2>{t('community.title')}</h2>
        <p>{t('community.text')}</p>
      </div>
      <div className="columns three">
        {readers.map((reader) => (
          <article key={reader} className="reader">
            <h3>{t(`community.${reader}.title`)}</h3>
            <p>{t(`community.${reader}.text`)}</p>
            <p className="reader-point">{t(`community.${reader}.point`)}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
