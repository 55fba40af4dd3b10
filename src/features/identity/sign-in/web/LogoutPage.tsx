import { useEffect, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link, useSearchParams } from 'react-router';
import { GuestFrame } from './shared/GuestFrame.tsx';
import { signOut } from './sign-in-calls.ts';

/** Ends the session; the gate then leads home, or to the sign-in of whoever goes to another organisation. Where something could not be sent, the person decides what becomes of it. */
export function LogoutPage() {
  const { t } = useTranslation('identity-sign-in');
  const [left, setLeft] = useState(0);
  const switches = useSearchParams()[0].has('switch');
  useEffect(() => void signOut({ switches }).then(setLeft), [switches]);
  const leave = (discards: boolean) => {
    setLeft(0);
    void signOut({ discards, switches }).then(setLeft);
  };
  return (
    <GuestFrame title={t('screen.logging_out')}>
      {left === 0 ? (
        <p role="status">{t('screen.logging_out')}</p>
      ) : (
        <div className="guest-card">
          <h1>{t('screen.unsent_title')}</h1>
          <p>{t('screen.unsent_text', { count: left })}</p>
          <div className="guest-choices">
            <Link className="guest-button wide" to="/" replace>
              {t('screen.unsent_stay')}
            </Link>
            <button type="button" className="guest-button quiet wide" onClick={() => leave(false)}>
              {t('screen.unsent_again')}
            </button>
            <button type="button" className="guest-button quiet wide" onClick={() => leave(true)}>
              {t('screen.unsent_delete', { count: left })}
            </button>
          </div>
        </div>
      )}
    </GuestFrame>
  );
}
