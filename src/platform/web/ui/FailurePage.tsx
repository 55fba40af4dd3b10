import { useTranslation } from 'react-i18next';
import './failure.css';

/** Stands where a screen broke (specification 8). Plain styles: it must draw when little else does. */
export function FailurePage() {
  const { t } = useTranslation('web');
  return (
    <main className="failure">
      <p className="failure-number">500</p>
      <h1>{t('failure.title')}</h1>
      <p>{t('failure.text')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('failure.again')}
      </button>
    </main>
  );
}
