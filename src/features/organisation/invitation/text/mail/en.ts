/** What the mail of an invitation says. Only the server says it. */
export const mail = {
  subject: 'Invitation to {{organisation}}',
  text: '{{inviter}} invites you to work on risk, compliance and maturity with {{organisation}} in Plumbline.',
  audit:
    '{{inviter}} invites you to audit “{{assessment}}” of {{organisation}} in Plumbline. You will read this assessment, its evidence and its findings, and may ask for further evidence.',
  access_until: 'The account is open until',
  until: 'Valid until',
  link: 'Accept the invitation',
  once: 'The link can be used once. It asks for your name and a password of your own.',
  if_not: 'If you do not know why you get this mail, there is nothing to do: without you nothing happens.',
};
export type InvitationMailText = typeof mail;
