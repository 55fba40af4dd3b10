import type { ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { sitePaths } from '#features/public-site/frame/web/shared/site-paths.ts';

/** The form, and what becomes of what is written there. */
export function ContactSection({ form }: { form: ReactNode }) {
  const { t } = useTranslation('public-site-home');
  return (
    <section className="site-section tinted" id="contact" tabIndex={-1}>
      <div className="contact">
        <div className="section-head">
          <h2>{t('contact.title')}</h2>
          <p>{t('contact.text')}</p>
          <aside className="contact-aside">
            <h3>{t('contact.aside.title')}</h3>
            <p>{t('contact.aside.text')}</p>
            <p>
              <a href={sitePaths.privacyPolicy}>{t('contact.aside.privacy')}</a>
            </p>
          </aside>
        </div>
        <div>
          {form}
          <noscript>{t('contact.script')}</noscript>
        </div>
      </div>
    </section>
  );
}
