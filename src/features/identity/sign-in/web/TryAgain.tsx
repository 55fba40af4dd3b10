import { useMemo } from 'react';
import { formatsFor } from '#platform/contract/format.ts';
import { useLanguage } from '#platform/web/language/language.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import type { Wait } from './wait.hooks.ts';

/** When it may be tried again, with the time that is left, and that it may once the time has come. */
export function TryAgain({ wait: { until, left }, what }: { wait: Wait; what: 'sign_in' | 'look_up' }) {
  const { t } = useTranslation('identity-sign-in');
  const { language } = useLanguage();
  const format = useMemo(
    () => formatsFor(language, new Intl.DateTimeFormat().resolvedOptions().timeZone),
    [language],
  );
  if (until === undefined) return <p className="guest-wait" role="status" />;
  return (
    <p className="guest-wait" role="status">
      {left === 0 ? (
        t('wait.over')
      ) : (
        <>
          {t(`wait.${what}`, { time: format.time(new Date(until).toISOString()) })}{' '}
          {/* Read out once, not each second. */}
          <span className="guest-countdown" dir="ltr" aria-hidden="true">
            {`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}
          </span>
        </>
      )}
    </p>
  );
}
