import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';

/** The codes to keep, this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('identity-second-factor');
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    showSnackbar({ message: t('set_up.copied'), variant: 'success' });
  };
  return (
    <>
      <h1>{t('set_up.codes_title')}</h1>
      <p>{t('set_up.codes_text')}</p>
      <ul className="guest-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="guest-choices">
        <button type="button" className="guest-button quiet wide" onClick={() => void copy()}>
          {t('set_up.copy')}
        </button>
        <button type="button" className="guest-button wide" onClick={onDone}>
          {t('set_up.done')}
        </button>
      </div>
    </>
  );
}
