import { useTranslation } from '#platform/web/language/texts.hooks.ts';

/** Says that the browser works for a try which failures have made dear: the form goes on by itself. */
export function Work({ isWorking }: { isWorking: boolean }) {
  const { t } = useTranslation('identity-sign-in');
  return (
    <p className="guest-wait" role="status">
      {isWorking && (
        <>
          {t('wait.work')}
          <progress className="guest-progress" aria-label={t('wait.work')} />
        </>
      )}
    </p>
  );
}
