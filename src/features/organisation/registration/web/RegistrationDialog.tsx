import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { signInPaths } from '#features/identity/sign-in/web/shared/sign-in-paths.ts';
import type { RegistrationEnd } from './registration-form.hooks.ts';

/** How the registration ended (specification 8): the mail is on its way and leads on to the sign-in, or the server said no. */
export function RegistrationDialog({ end, onClose }: { end: RegistrationEnd; onClose: () => void }) {
  const { t } = useTranslation('organisation-registration');
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const isMade = 'slug' in end;
  return (
    <dialog
      className="guest-dialog"
      ref={dialog}
      aria-labelledby={titleId}
      // Of what was made the form knows nothing more: only the sign-in goes on from there.
      onCancel={(event) => (isMade ? event.preventDefault() : undefined)}
      onClose={onClose}
    >
      <h2 id={titleId}>
        {isMade ? t('screen.welcome_title', { name: end.name }) : t('screen.failed_title')}
      </h2>
      <p>{isMade ? t('screen.welcome_text') : end.problem}</p>
      {isMade ? (
        <Link className="guest-button wide" to={`${signInPaths.login}?org=${end.slug}`}>
          {t('screen.login')}
        </Link>
      ) : (
        <button type="button" className="guest-button wide" onClick={() => dialog.current?.close()}>
          {t('screen.ok')}
        </button>
      )}
    </dialog>
  );
}
