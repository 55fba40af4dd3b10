import { useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { explainIssue } from '#platform/contract/input-errors.ts';
import { useCaptcha } from '#platform/web/captcha/captcha.hooks.ts';
import { call } from '#platform/web/calling/call.ts';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { failureText } from '#platform/web/notices/failure-snackbar.ts';
import { registrationDetails, signUp } from '../registration.contract.ts';
import { isIn } from '#platform/contract/values/is-in.ts';

export const registrationFields = [
  'first_name',
  'last_name',
  'email',
  'organization_name',
  'business_email',
] as const;
export type RegistrationField = (typeof registrationFields)[number];
export type Registration = Record<RegistrationField, string> & { license: 'flat' | 'corporate' };

const empty: Registration = {
  first_name: '',
  last_name: '',
  email: '',
  organization_name: '',
  business_email: '',
  license: 'flat',
};

/** How it ended, for a dialog to tell: where the new administrator signs in, or why nothing was made. */
export type RegistrationEnd = { slug: string; name: string } | { problem: string };

/** What is wrong with each field, by the contract's own rules; the names of texts under `input`. */
function wrongIn(values: Registration): Partial<Record<RegistrationField, string>> {
  const { success, error } = z.safeParse(registrationDetails, values);
  const wrong: Partial<Record<RegistrationField, string>> = {};
  if (success) return wrong;
  for (const issue of error.issues) {
    const [field] = issue.path;
    if (isIn(registrationFields, field)) wrong[field] ??= explainIssue(issue).key;
  }
  return wrong;
}

/** What is typed to register, what is wrong with it, and its way to the server. */
export function useRegistrationForm() {
  const { tOpen, i18n, t } = useTranslation('organisation-registration');
  const [values, setValues] = useState<Registration>(empty);
  const [touched, setTouched] = useState<Partial<Record<RegistrationField, boolean>>>({});
  const [told, setTold] = useState<Partial<Record<RegistrationField, string>>>({});
  const [isSending, setSending] = useState(false);
  const [end, setEnd] = useState<RegistrationEnd>();
  const captcha = useCaptcha();

  const wrong = wrongIn(values);
  const canSend = Object.keys(wrong).length === 0 && !isSending;
  const textOf = (key: string) =>
    tOpen(i18n.exists(`organisation-registration:input.${key}`) ? `input.${key}` : `platform:input.${key}`);
  const messageOf = (field: RegistrationField) =>
    told[field] ?? (touched[field] && wrong[field] ? textOf(wrong[field]) : undefined);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (!canSend) return;
    const form = event.currentTarget;
    setSending(true);
    try {
      const header = await captcha.answer();
      if (header === undefined) return setEnd({ problem: t('platform:refusals.captcha_wrong') });
      const { data } = await call(signUp, { body: values }, { headers: { 'x-captcha': header } });
      setEnd({ slug: data.slug, name: values.first_name.trim() });
    } catch (failure) {
      const errors = (failure instanceof CallFailed && failure.body.errors) || {};
      const fields = registrationFields.filter((field) => errors[field] !== undefined);
      setTold(Object.fromEntries(fields.map((field) => [field, errors[field]?.[0]])));
      if (failure instanceof CallFailed && failure.body.code === 'captcha_wrong') captcha.forget();
      const [first] = fields;
      if (first === undefined) setEnd({ problem: failureText(failure) });
      else form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    } finally {
      setSending(false);
    }
  };

  return {
    values,
    canSend,
    isSending,
    captcha,
    end,
    messageOf,
    submit,
    close: () => setEnd(undefined),
    choose: (license: Registration['license']) => setValues((before) => ({ ...before, license })),
    write(field: RegistrationField, value: string) {
      setValues((before) => ({ ...before, [field]: value }));
      setTold((before) => ({ ...before, [field]: undefined }));
    },
    leave: (field: RegistrationField) => setTouched((before) => ({ ...before, [field]: true })),
  };
}
