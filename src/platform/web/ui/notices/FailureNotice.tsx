import { CircleAlert, Info } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { CallFailed, type Failure } from '#platform/web/calling/call-failed.ts';
import { readFailureText } from '#platform/web/notices/failure-snackbar.ts';
import './notices.css';

/** Stands where something could not be read: why, and, where it may help, the way to try again. */
export function FailureNotice({ failure, onRetry }: { failure: Failure; onRetry?: () => void }) {
  const { t } = useTranslation('web');
  const refused = failure instanceof CallFailed && [403, 404, 422].includes(failure.status);
  const Sign = refused ? Info : CircleAlert;
  return (
    <div role="alert" className="failure-notice" data-uncovered data-tone={refused ? 'info' : 'error'}>
      <Sign size={20} aria-hidden />
      <p>{readFailureText(failure)}</p>
      {!refused && onRetry && (
        <button type="button" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </div>
  );
}
