import type { Language } from '#platform/contract/access.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SiteDocument } from '#features/public-site/frame/web/shared/SiteDocument.tsx';
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
    <SiteDocument language={language} title={t('title')} lead={t('lead')} print={t('print')}>
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
    </SiteDocument>
  );
}
