import { useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { explainIssue } from '#platform/contract/input-errors.ts';
import { useCaptcha } from '#platform/web/captcha/captcha.hooks.ts';
import { call } from '#platform/web/calling/call.ts';
import { CallFailed } from '#platform/web/calling/call-failed.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { failureText } from '#platform/web/notices/failure-snackbar.ts';
import { showSnackbar, type Snackbar } from '#platform/web/notices/snackbar.ts';
import { contactQuery, sendContactQuery, type ContactQuery } from '../contact.contract.ts';

export const contactFields = ['name', 'from_email', 'phone', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

const empty: ContactQuery = { name: '', from_email: '', phone: '', subject: '', message: '' };

/** What is wrong with each field, by the contract's own rules; the names of texts under `input`. */
function wrongIn(values: ContactQuery): Partial<Record<ContactField, string>> {
  const { success, error } = z.safeParse(contactQuery, values);
  const wrong: Partial<Record<ContactField, string>> = {};
  if (success) return wrong;
  for (const issue of error.issues) wrong[issue.path[0] as ContactField] ??= explainIssue(issue).key;
  return wrong;
}

/** Where the messages of this form stand, and for how long (specification 9). */
const tell = (message: string, variant: Snackbar['variant']) =>
  showSnackbar({
    message,
    variant,
    autoHideDuration: 12_000,
    anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  });

/** What somebody did with the form before its code came. */
export interface WrittenBefore {
  typed: Partial<ContactQuery>;
  /** Fields that were filled in and left again: what is wrong with them is told. */
  left: readonly ContactField[];
}

/** What is typed into the contact form, what is wrong with it, and its way to the server. */
export function useContactForm({ typed, left }: WrittenBefore) {
  const { t, tOpen, i18n } = useTranslation('public-site-contact');
  const [values, setValues] = useState<ContactQuery>({ ...empty, ...typed });
  const [touched, setTouched] = useState<Partial<Record<ContactField, boolean>>>(() =>
    Object.fromEntries(left.map((field) => [field, true])),
  );
  const [told, setTold] = useState<Partial<Record<ContactField, string>>>({});
  const [isSending, setSending] = useState(false);
  const captcha = useCaptcha();

  const wrong = wrongIn(values);
  // An empty message does not hold the button back: the specification answers it with a warning.
  const isValid = contactFields.every(
    (field) => wrong[field] === undefined || (field === 'message' && values.message.trim() === ''),
  );
  const textOf = (key: string) =>
    tOpen(i18n.exists(`public-site-contact:input.${key}`) ? `input.${key}` : `platform:input.${key}`);
  const messageOf = (field: ContactField) =>
    told[field] ?? (touched[field] && wrong[field] ? textOf(wrong[field]) : undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isValid || isSending) return;
    if (wrong.message !== undefined) return tell(t('input.contact_all_required'), 'warning');
    setSending(true);
    try {
      const header = await captcha.answer();
      if (header === undefined) return tell(t('platform:refusals.captcha_wrong'), 'warning');
      await call(sendContactQuery, { body: values }, { headers: { 'x-captcha': header } });
      captcha.forget();
      setValues(empty);
      setTouched({});
      tell(t('form.sent'), 'success');
    } catch (failure) {
      const errors = failure instanceof CallFailed ? failure.body.errors : undefined;
      for (const field of contactFields)
        if (errors?.[field]) setTold((before) => ({ ...before, [field]: errors[field]?.[0] }));
      if (failure instanceof CallFailed && failure.body.code === 'captcha_wrong') captcha.forget();
      tell(failureText(failure), 'error');
    } finally {
      setSending(false);
    }
  };

  return {
    values,
    isSending,
    canSend: isValid && !isSending,
    captcha,
    messageOf,
    submit,
    write(field: ContactField, value: string) {
      setValues((before) => ({ ...before, [field]: value }));
      setTold((before) => ({ ...before, [field]: undefined }));
    },
    leave: (field: ContactField) => setTouched((before) => ({ ...before, [field]: true })),
  };
}
