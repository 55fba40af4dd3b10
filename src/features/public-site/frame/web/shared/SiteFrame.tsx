import type { ReactNode } from 'react';
import type { Language } from '#platform/contract/access.ts';
import { languageNames } from '#platform/web/language/language-names.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteMark } from './SiteMark.tsx';
import { homeSections, sitePaths } from './site-paths.ts';

/** What stands around every page of the public site. Made when the product is built, and read without any script: start-site.ts adds
 *  what moves. */
export function SiteFrame({
  language,
  isHome = false,
  children,
}: {
  language: Language;
  isHome?: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('public-site-frame');
  const top = isHome ? '#top' : sitePaths.home;
  return (
    <>
      <a className="site-skip" href="#content">
        {t('skip')}
      </a>
      <header className={isHome ? 'site-bar over-hero' : 'site-bar'} id="site-bar">
        <a className="site-mark" href={top} data-scroll={isHome || undefined}>
          <SiteMark />
          {t('product')}
        </a>
        <nav className="site-sections" aria-label={t('navigation')}>
          {homeSections.map((section) => (
            <a
              key={section}
              href={isHome ? `#${section}` : `${sitePaths.home}#${section}`}
              data-scroll={isHome || undefined}
            >
              {t(section)}
            </a>
          ))}
        </nav>
        <details className="site-language">
          <summary>
            <span className="visually-hidden">{t('language')}: </span>
            {languageNames[language]}
          </summary>
          <ul>
            {Object.entries(languageNames).map(([code, name]) => (
              <li key={code}>
                <a
                  href={`?lang=${code}`}
                  lang={code}
                  hrefLang={code}
                  aria-current={code === language || undefined}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </details>
        <a className="site-login" href="/login">
          {t('login')}
        </a>
        <a className="site-button small" href="/register">
          {t('register')}
        </a>
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter isHome={isHome} />
    </>
  );
}
