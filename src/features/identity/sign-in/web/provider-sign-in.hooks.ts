import { useEffect, useState } from 'react';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { forgetAnswer, providerAnswer } from './provider-answer.ts';
import { goToProvider, readSignInWay, takeSession } from './sign-in-calls.ts';

interface Way {
  base: string;
  name: string | null;
  is_enforced: boolean;
}

/** Sign-in by the provider of the chosen organisation: whether there is one, the way there, and what it sent the browser back with. */
export function useProviderSignIn(base: string | undefined) {
  const [answer, setAnswer] = useState(providerAnswer);
  const [way, setWay] = useState<Way>();
  const [factorFor, setFactorFor] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [showsPassword, setShowsPassword] = useState(false);

  const { code } = answer;
  useEffect(() => {
    if (base === undefined) return;
    let isOver = false;
    readSignInWay(base)
      .then((read) => isOver || setWay({ base, ...read }))
      // Without it the form is what it always was.
      .catch(() => undefined);
    return () => void (isOver = true);
  }, [base]);

  useEffect(() => {
    if (base === undefined || code === undefined) return;
    forgetAnswer();
    takeSession(code, base).catch((failure: unknown) => {
      setAnswer({ code: undefined, failure: undefined });
      if (failure instanceof CallFailed && failure.body.code === 'second_factor_needed')
        return setFactorFor(code);
      showFailureSnackbar(failure);
    });
  }, [base, code]);

  // Of an organisation that was chosen before, nothing holds any more.
  const known = way !== undefined && way.base === base ? way : undefined;
  const name = known?.name ?? undefined;
  return {
    /** What the button says; none where there is no provider. */
    name,
    isBusy,
    /** The browser came back, and its session is on the way. */
    isFinishing: code !== undefined,
    /** The code of an answer that a second factor has to come with. */
    factorFor,
    forgetFactor: () => setFactorFor(undefined),
    failure: answer.failure,
    hidesPassword: known?.is_enforced === true && !showsPassword,
    asksRecoveryCode: known?.is_enforced === true && showsPassword,
    showPassword: () => setShowsPassword(true),
    go: () => {
      if (base === undefined) return;
      setBusy(true);
      setAnswer({ code: undefined, failure: undefined });
      goToProvider(base).catch((failure: unknown) => {
        setBusy(false);
        showFailureSnackbar(failure);
      });
    },
  };
}

export type ProviderSignIn = ReturnType<typeof useProviderSignIn>;
