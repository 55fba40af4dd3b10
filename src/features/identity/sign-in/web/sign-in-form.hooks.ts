import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { emailOfEndedSession } from '#features/identity/session/web/shared/session-life.ts';
import { useOrganisations } from './organisations.hooks.ts';
import { useProviderSignIn, type ProviderSignIn } from './provider-sign-in.hooks.ts';
import { signIn, signInWithCode, takeSession } from './sign-in-calls.ts';
import { useWait } from './wait.hooks.ts';
import type { checkSignIn } from './sign-in-check.ts';

type Field = 'email' | 'password';
type Input = Field | 'recovery_code';
type Values = Record<Input, string>;

/** What is typed at the sign-in, what is wrong with it, and the organisations it leads to; `linked` is one named by the address, `known`
 *  whose account a link is about. */
export function useSignInForm(linked: string | null, known?: string) {
  const { t } = useTranslation('identity-sign-in');
  const [kept] = useState(() => known ?? emailOfEndedSession());
  const [values, setValues] = useState<Values>({
    email: kept ?? '',
    password: '',
    recovery_code: '',
  });
  const [touched, setTouched] = useState<Partial<Record<Field, boolean>>>({});
  const [fieldErrors, setTold] = useState<Partial<Record<Field, string>>>({});
  const { sending, isWorking, challenge, forget, send } = useSending();
  const organisations = useOrganisations(linked);
  const provider = useProviderSignIn(organisations.chosen?.base_url);
  const wait = useWait();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);

  const { lookUp } = organisations;
  useEffect(() => {
    if (kept === undefined) return email.current?.focus();
    password.current?.focus();
    // oxlint-disable-next-line react/set-state-in-effect -- asks the server; what is set comes with its answer
    if (linked === null) void lookUp({ email: kept });
  }, [kept, linked, lookUp]);

  const { rules, wrong, isMissing } = useRules(values);
  const ready = wrong !== undefined && Object.keys(wrong).length === 0 && organisations.chosen !== undefined;
  const canSend = ready && !sending && wait.left === 0;
  const messageOf = (field: Field) =>
    fieldErrors[field] ?? (touched[field] && wrong?.[field] ? t(`input.${wrong[field]}`) : undefined);

  const write = (field: Input, value: string, byHand: boolean) => {
    setValues((before) => ({ ...before, [field]: value }));
    setTold((before) => ({ ...before, [field]: undefined }));
    void rules();
    // A password manager fills without ever leaving the input.
    if (field === 'email' && !byHand) void organisations.lookUp({ email: value });
  };
  const leave = async (field: Field) => {
    setTouched((before) => ({ ...before, [field]: true }));
    const loaded = await rules();
    if (field === 'email' && loaded !== undefined && loaded(values).email === undefined)
      void organisations.lookUp({ email: values.email });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canSend || organisations.chosen === undefined) return;
    wait.forget();
    try {
      // Whoever comes back types the password anew.
      if (await send(values, organisations.chosen.base_url))
        setValues((before) => ({ ...before, password: '' }));
    } catch (failure) {
      if (wait.begin(failure)) return password.current?.focus();
      const errors = failure instanceof CallFailed ? failure.body.errors : undefined;
      const [first] = (['email', 'password'] as const).filter((field) => errors?.[field]);
      if (first === undefined) return showFailureSnackbar(failure);
      setTold({ email: errors?.['email']?.[0], password: errors?.['password']?.[0] });
      (first === 'email' ? email : password).current?.focus();
    }
  };

  return {
    values,
    email,
    password,
    organisations,
    provider,
    isMissing,
    canSend,
    isWorking,
    wait,
    messageOf,
    write,
    leave,
    submit,
    factorStep: factorStepOf(organisations.chosen?.base_url, provider, { challenge, forget }),
  };
}

/** What is wrong with what is typed. The rules bring zod along: they come with the first letter. */
function useRules(values: Values) {
  const [check, setCheck] = useState<typeof checkSignIn>();
  const [isMissing, setMissing] = useState(false);
  const rules = async () => {
    try {
      const { checkSignIn: loaded } = await import('./sign-in-check.ts');
      setCheck(() => loaded);
      setMissing(false);
      return loaded;
    } catch {
      // Some browsers remember that a file did not come, and never ask for it again on this page.
      setMissing(true);
      return undefined;
    }
  };
  return { rules, wrong: check?.(values), isMissing };
}

/** Sends the password; where a second factor is asked for, the answer is what that is sent with. */
function useSending() {
  const [sending, setSending] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [challenge, setChallenge] = useState<string>();
  /** True where a second factor is asked for. */
  const send = async ({ recovery_code, ...typed }: Values, base: string): Promise<boolean> => {
    setSending(true);
    try {
      const asked = await signIn({ ...typed, ...(recovery_code !== '' && { recovery_code }) }, base, {
        onWork: setWorking,
      });
      setChallenge(asked);
      setSending(asked === undefined);
      return asked !== undefined;
    } catch (failure) {
      setSending(false);
      throw failure;
    }
  };
  return { sending, isWorking, challenge, forget: () => setChallenge(undefined), send };
}

/** What the second factor is sent with: after the password, or after the provider's answer; nothing, where none is asked for. */
function factorStepOf(
  base: string | undefined,
  provider: ProviderSignIn,
  { challenge, forget }: { challenge: string | undefined; forget: () => void },
) {
  if (base === undefined) return undefined;
  if (challenge !== undefined)
    return { base, send: (code: string) => signInWithCode(challenge, code, base), onLeave: forget };
  const { factorFor } = provider;
  if (factorFor === undefined) return undefined;
  return {
    base,
    send: (code: string) => takeSession(factorFor, base, code),
    onLeave: provider.forgetFactor,
  };
}
