import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useErrorReport } from '#platform/web/calling/error-report.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useDocumentTitle } from '#platform/web/screen/document-title.hooks.ts';
import './failure.css';

/** Stands where a page broke (specification 8). Plain styles: it must draw when little else does. */
export function FailureText({ error }: { error: unknown }) {
  const { t } = useTranslation('web');
  const reference = useErrorReport(error);
  useDocumentTitle(t('failure.title'));
  return (
    <div className="failure" role="alert">
      <p className="failure-number">500</p>
      <h1>{t('failure.title')}</h1>
      <p>{t('failure.text')}</p>
      {reference !== undefined && <p>{t('failure.reference', { reference })}</p>}
      <button type="button" onClick={() => location.reload()}>
        {t('failure.again')}
      </button>
    </div>
  );
}

/** The same where not even the frame could be drawn. */
export function FailurePage() {
  const error = useRouteError();
  useEffect(() => {
    document.getElementById('splash')?.remove();
  }, []);
  return (
    <main>
      <FailureText error={error} />
    </main>
  );
}
