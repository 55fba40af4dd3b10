/** What the mail to somebody who asked for their organisations says. Only the server says it. */
export const mail = {
  subject: 'Your sign-in to {{organisation}}',
  asked: 'Somebody asked where this address signs in. It has an account at {{organisation}}.',
  others: 'Of each further organisation you get a mail of its own.',
  email: 'E-mail',
  short_name: 'Short name',
  link: 'Go to the sign-in',
  if_not: 'If you did not ask for it, there is nothing to do: nobody else learns what this mail says.',
};
export type LookUpMailText = typeof mail;
