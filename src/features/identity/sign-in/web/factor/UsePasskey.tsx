import { useState, type ReactNode } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { signInWithPasskey } from '../sign-in-calls.ts';

interface UsePasskeyProps {
  base: string;
  className: string;
  children: ReactNode;
}

/** Signs in by a passkey, where the browser knows what that is. */
export function UsePasskey({ base, className, children }: UsePasskeyProps) {
  const { t } = useTranslation('identity-sign-in');
  const [isAsking, setAsking] = useState(false);
  if (!('PublicKeyCredential' in globalThis)) return null;
  const ask = async () => {
    setAsking(true);
    try {
      if (!(await signInWithPasskey(base)))
        showSnackbar({ message: t('factor.passkey_none'), variant: 'info' });
    } catch (failure) {
      showFailureSnackbar(failure);
    }
    setAsking(false);
  };
  return (
    <button type="button" className={className} disabled={isAsking} onClick={() => void ask()}>
      {children}
    </button>
  );
}
