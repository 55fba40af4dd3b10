import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRouteError } from 'react-router';
import { useDocumentTitle } from '#platform/web/screen/document-title.hooks.ts';
import { useConnectionLost, useWhenBack } from '#platform/web/calling/connection.hooks.ts';
import { isMissingFile } from '#platform/web/browser/missing-file.ts';
import { FailureText } from '#platform/web/ui/notices/FailurePage.tsx';
import { useBrokenPage } from '#app/shell/page-cache/page-cache.hooks.ts';

const reload = () => location.reload();

/** Stands in the frame where a page broke, or where its code could not be fetched. The frame stays. */
export function PageFailure() {
  useBrokenPage();
  const error = useRouteError();
  return isMissingFile(error) ? <MissingPage /> : <FailureText error={error} />;
}

/** Its file belongs to a version that is gone, or there is no network to fetch it: both end with a reload. */
function MissingPage() {
  const { t } = useTranslation('web');
  const lost = useConnectionLost();
  useWhenBack(reload);
  const title = t(lost ? 'missing_file.not_kept_title' : 'missing_file.outdated_title');
  useDocumentTitle(title);
  return (
    <div className="failure" role="alert">
      <h1>{title}</h1>
      <p>{t(lost ? 'missing_file.not_kept' : 'missing_file.outdated')}</p>
      <button type="button" onClick={reload}>
        {t(lost ? 'retry' : 'missing_file.reload')}
      </button>
    </div>
  );
}
