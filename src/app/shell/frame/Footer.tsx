import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { BarContent } from './BarContent.tsx';

const year = new Date().getFullYear();

/** The bar below the page: who made it, and what holds for everybody. */
export function Footer({ contained }: { contained: number | undefined }) {
  const { t } = useTranslation('shell');
  return (
    <footer className="bar bar-footer not-printed">
      <BarContent contained={contained}>
        <small style={{ fontSize: 'inherit' }}>
          {/* A name and a year read from the left in every language. */}
          <bdi dir="ltr">{`© ${year} Plumbline`}</bdi>
        </small>
        {/* Pages of the public site: not the app's. */}
        <div className="bar-footer-links">
          <a href="/privacypolicy">{t('footer.privacy')}</a>
          <a href="/schedule">{t('footer.schedule')}</a>
        </div>
      </BarContent>
    </footer>
  );
}
