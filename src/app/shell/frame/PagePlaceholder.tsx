import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import './page-area.css';

/** Stands at once where a page will, while its code is on the way. */
export function PagePlaceholder() {
  const { t } = useTranslation('web');
  return (
    <div role="status" className="page-placeholder">
      <p>{t('loading')}</p>
      <div className="page-progress" role="progressbar" aria-label={t('loading')} />
    </div>
  );
}
