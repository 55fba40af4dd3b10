export const en = {
  refusals: {
    contact_full: 'No more messages can be stored at the moment. Try again tomorrow.',
  },
  // As the specification has them, to the letter.
  input: {
    contact_name_short: 'Name should be atleast 4 chracters long.',
    contact_email_invalid: 'Please enter a valid email.',
    contact_phone_invalid: 'Enter a valid phone number.',
    contact_subject_short: 'Min character length should be 4.',
    contact_all_required: 'All the feilds are required. ',
  },
  form: {
    name: 'Name',
    from_email: 'E-mail',
    phone: 'Phone',
    phone_help: 'For example +442071234567',
    subject: 'Subject',
    message: 'Message',
    send: 'Send',
    sending: 'Sending',
    sent: "Your email has been sent successfully.We'll get in touch soon.",
    captcha_waiting:
      'Before it is sent, your browser does a second of arithmetic. It keeps machines away; nobody else is asked.',
    captcha_working: 'Your browser is doing the arithmetic that keeps machines away.',
    captcha_done: 'The arithmetic is done. Your message can be sent.',
    captcha_failed: 'The arithmetic could not be done.',
    captcha_again: 'Try again',
  },
};
export type ContactText = typeof en;
