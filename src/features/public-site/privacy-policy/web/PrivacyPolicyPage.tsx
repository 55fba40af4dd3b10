import type { Language } from '#platform/contract/access.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SiteFrame } from '#features/public-site/frame/web/shared/SiteFrame.tsx';
import { sitePaths } from '#features/public-site/frame/web/shared/site-paths.ts';

const sections = [
  ['visitors', 'visitors.one', 'visitors.two'],
  ['contact', 'contact.one', 'contact.two'],
  ['members', 'members.one', 'members.two', 'members.three'],
  ['applicants', 'applicants.one'],
  ['sharing', 'sharing.one'],
  ['security', 'security.one'],
  ['rights', 'rights.one'],
  ['changes', 'changes.one'],
] as const;

/** How the provider handles personal data (specification 1 and 9), in a form that prints. */
export function PrivacyPolicyPage({ language }: { language: Language }) {
  const { t } = useTranslation('public-site-privacy-policy');
  return (
    <SiteFrame language={language}>
      <article className="document">
        <header>
          <h1>{t('title')}</h1>
          <p className="document-lead">{t('lead')}</p>
          <button type="button" className="site-button quiet-ink" data-print hidden>
            {t('print')}
          </button>
        </header>
        {sections.map(([section, ...paragraphs]) => (
          <section key={section}>
            <h2>{t(`section.${section}.title`)}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{t(`section.${paragraph}`)}</p>
            ))}
          </section>
        ))}
        <p className="document-link">
          <a href={`${sitePaths.home}#contact`}>{t('contact')}</a>
        </p>
      </article>
    </SiteFrame>
  );
}
