import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { call } from '#platform/web/calling/call.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { useSession } from '#platform/web/session/session.hooks.ts';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { beginOwnDataRead, showFreshOwnData } from '#features/identity/person/web/shared/preferences.ts';
import { beginSecondFactor } from '#features/identity/second-factor/second-factor.contract.ts';
import { GuestFrame } from '../shared/GuestFrame.tsx';
import { signInPaths } from '../shared/sign-in-paths.ts';
import { NameCode } from './NameCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Sets up a second factor, for whoever wants one and for whoever must: a picture for the app, a code of it, and the codes to keep. */
export function SecondFactorPage() {
  const { t } = useTranslation('identity-second-factor');
  const navigate = useNavigate();
  const [isRequired] = useState(useSession()?.person.must === 'add_second_factor');
  const [shared, setShared] = useState<{ secret: string; uri: string }>();
  const [codes, setCodes] = useState<string[]>();

  const begin = async () => {
    try {
      setShared((await call(beginSecondFactor)).data);
    } catch (failure) {
      showFailureSnackbar(failure);
    }
  };
  const finish = async () => {
    try {
      const settle = beginOwnDataRead();
      showFreshOwnData(settle((await call(readOwnData)).data));
      // What the profile has read of it, and of sessions, is of before.
      const { queryClient } = await import('#platform/web/calling/query-client.ts');
      await queryClient.invalidateQueries();
      void navigate(isRequired ? '/' : '/profile', { replace: true });
    } catch (failure) {
      showFailureSnackbar(failure);
    }
  };
  return (
    <GuestFrame title={t('set_up.title')}>
      <div className="guest-card">
        {codes !== undefined ? (
          <RecoveryCodes codes={codes} onDone={() => void finish()} />
        ) : shared !== undefined ? (
          <NameCode {...shared} onOn={setCodes} />
        ) : (
          <>
            <h1>{t('set_up.title')}</h1>
            <p>{isRequired ? t('set_up.required') : t('set_up.why')}</p>
            <button type="button" className="guest-button wide" onClick={() => void begin()}>
              {t('set_up.begin')}
            </button>
          </>
        )}
        {codes === undefined && (
          <p className="guest-foot">
            {isRequired ? (
              <Link className="guest-link" to={signInPaths.logout}>
                {t('set_up.sign_out')}
              </Link>
            ) : (
              <Link className="guest-link" to="/profile">
                {t('set_up.later')}
              </Link>
            )}
          </p>
        )}
      </div>
    </GuestFrame>
  );
}
