import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useContactForm, type ContactField, type WrittenBefore } from '../contact-form.hooks.ts';
import { keysOf } from '#platform/contract/values/keys.ts';

const inputs = {
  name: { type: 'text', autoComplete: 'name', dir: undefined },
  from_email: { type: 'email', autoComplete: 'email', dir: 'ltr' },
  phone: { type: 'tel', autoComplete: 'tel', dir: 'ltr' },
  subject: { type: 'text', autoComplete: 'off', dir: undefined },
} as const;

/** The contact form (specification 5 and 8). It stands in the page before any script, and goes on with what somebody wrote there
 *  until its code came. Native controls: this page loads no component library. */
export function ContactForm({ typed = {}, left = [] }: Partial<WrittenBefore>) {
  const { t } = useTranslation('public-site-contact');
  const { values, isSending, canSend, captcha, messageOf, submit, write, leave } = useContactForm({
    typed,
    left,
  });
  const described = (field: ContactField) => ({
    id: `contact-${field}`,
    name: field,
    required: true,
    'aria-invalid': messageOf(field) !== undefined,
    'aria-describedby': `contact-${field}-help`,
    value: values[field],
    onBlur: () => leave(field),
  });
  const help = (field: ContactField, otherwise?: string) => {
    const message = messageOf(field);
    return (
      <p
        id={`contact-${field}-help`}
        className={message ? 'field-help wrong' : 'field-help'}
        aria-live="polite"
      >
        {message ?? otherwise}
      </p>
    );
  };
  return (
    <form
      className="contact-form"
      onSubmit={(event) => void submit(event)}
      onFocus={() => void captcha.begin()}
      noValidate
    >
      {keysOf(inputs).map((field) => (
        <div className={`field field-${field}`} key={field}>
          <label htmlFor={`contact-${field}`}>{t(`form.${field}`)}</label>
          <input
            {...inputs[field]}
            {...described(field)}
            onChange={({ target }) => write(field, target.value)}
          />
          {help(field, field === 'phone' ? t('form.phone_help') : undefined)}
        </div>
      ))}
      <div className="field field-message">
        <label htmlFor="contact-message">{t('form.message')}</label>
        <textarea
          rows={6}
          {...described('message')}
          onChange={({ target }) => write('message', target.value)}
        />
        {help('message')}
      </div>
      <div className="contact-send">
        <button type="submit" className="site-button" disabled={!canSend} aria-busy={isSending}>
          {isSending && <span className="contact-spinner" aria-hidden="true" />}
          {isSending ? t('form.sending') : t('form.send')}
        </button>
        <p className={`captcha captcha-${captcha.state}`} role="status">
          {t(`form.captcha_${captcha.state}`)}
          {captcha.state === 'failed' && (
            <button type="button" className="link-button" onClick={() => void captcha.begin()}>
              {t('form.captcha_again')}
            </button>
          )}
        </p>
      </div>
    </form>
  );
}
