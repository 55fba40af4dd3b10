import { useState } from 'react';
import { call } from '#platform/web/calling/call.ts';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { changePassword } from '#features/identity/password/password.contract.ts';
import { readOwnData } from '#features/identity/person/person.contract.ts';
import { beginOwnDataRead, showFreshOwnData } from '#features/identity/person/web/shared/preferences.ts';
import { useWait } from './wait.hooks.ts';
import { useOwnData } from '#features/identity/person/web/shared/own-data.hooks.ts';

/** Sets the first password of one's own. Then one's own data says that nothing stands before the app any more, and the gate leads on. */
export function useSetPassword() {
  const { email, organization_data } = useOwnData();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const wait = useWait();

  const submit = async (password: string): Promise<void> => {
    setSending(true);
    wait.forget();
    try {
      await call(changePassword, { body: { email, password } });
      const settle = beginOwnDataRead();
      showFreshOwnData(settle((await call(readOwnData)).data));
    } catch (failure) {
      const [told] = (failure instanceof CallFailed && failure.body.errors?.['password']) || [];
      setProblem(told);
      if (!wait.begin(failure) && told === undefined) showFailureSnackbar(failure);
    } finally {
      setSending(false);
    }
  };
  const isFactorRequired = organization_data.second_factor_required;
  return { email, isFactorRequired, isSending, problem, wait, submit, forget: () => setProblem(undefined) };
}
