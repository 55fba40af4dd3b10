import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { sitePaths } from './site-paths.ts';

/** Stands for the links that the operator names (SITE_LINKS): the server puts them in their place. */
export const outsideLinksPlace = '__OUTSIDE_LINKS__';

/** Smooth ways to the sections of the home page, and the further pages. */
export function SiteFooter({ isHome }: { isHome: boolean }) {
  const { t } = useTranslation('public-site-frame');
  const to = (section: string) => (isHome ? `#${section}` : `${sitePaths.home}#${section}`);
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <p className="site-footer-about">
          <strong>{t('product')}</strong>
          {t('footer.about')}
        </p>
        <nav aria-label={t('footer.page')}>
          <h2>{t('footer.page')}</h2>
          <ul>
            <li>
              <a href={isHome ? '#top' : sitePaths.home} data-scroll={isHome || undefined}>
                {t('home')}
              </a>
            </li>
            {(['community', 'features', 'contact'] as const).map((section) => (
              <li key={section}>
                <a href={to(section)} data-scroll={isHome || undefined}>
                  {t(section)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t('footer.service')}>
          <h2>{t('footer.service')}</h2>
          <ul>
            <li>
              <a href={sitePaths.schedule}>{t('footer.schedule')}</a>
            </li>
            <li>
              <a href={sitePaths.privacyPolicy}>{t('footer.privacy')}</a>
            </li>
            <li>
              <a href="/documentation">{t('footer.documentation')}</a>
            </li>
          </ul>
        </nav>
        <nav aria-label={t('footer.elsewhere')} className="site-outside">
          <h2>{t('footer.elsewhere')}</h2>
          <ul>{outsideLinksPlace}</ul>
        </nav>
      </div>
      <a className="site-to-top" id="site-to-top" href={isHome ? '#top' : '#content'} data-scroll>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M6 14l6-6 6 6" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
        <span className="visually-hidden">{t('to_top')}</span>
      </a>
    </footer>
  );
}
