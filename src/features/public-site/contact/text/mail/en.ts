/** What the mail about a message of the contact form says, in the language of whoever wrote. Only the server says it. */
export const mail = {
  subject: 'Contact form: {{subject}}',
  name: 'Name',
  from_email: 'E-mail',
  phone: 'Phone',
};
export type ContactMailText = typeof mail;
