import { useEffect, useState } from 'react';
import { call } from '#platform/web/calling/call.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { GuestFrame } from '#features/identity/sign-in/web/shared/GuestFrame.tsx';
import { signInPaths } from '#features/identity/sign-in/web/shared/sign-in-paths.ts';
import { readRegistration } from '../registration.contract.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

/** Where nobody answers, nobody could register either. */
const isOpen = () =>
  call(readRegistration).then(
    ({ data }) => data.is_open,
    () => false,
  );

/** Registering (specification 2): the form where whoever runs the product lets organisations register, and otherwise the placeholder. */
export function RegisterPage() {
  const { t } = useTranslation('organisation-registration');
  const [isOpenHere, setOpenHere] = useState<boolean>();
  useEffect(() => void isOpen().then(setOpenHere), []);
  return (
    <GuestFrame title={t('screen.title')}>
      {isOpenHere === true && <RegistrationForm />}
      {isOpenHere === false && (
        <div className="guest-card">
          <h1>{t('closed.title')}</h1>
          <p>{t('closed.text')}</p>
          <a className="guest-button wide" href={`${signInPaths.home}#contact`}>
            {t('closed.to_home')}
          </a>
        </div>
      )}
    </GuestFrame>
  );
}
