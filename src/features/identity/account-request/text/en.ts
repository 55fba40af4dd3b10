/** What a directory or a provider asks about an Admin's account, and an Admin decides. */
export const en = {
  refusals: {
    account_request_lapsed:
      'This cannot be carried out any more: the address or the account belongs to somebody else by now, or the connection changed. Decline it.',
  },
  screen: {
    verb: 'Decide about a change',
    title: 'Change of the account of {{name}}',
    about:
      'Nothing from outside changes how an Admin signs in. Confirm only what you know to be right: ask the person by another way.',
    none: 'Nothing is asked for any more.',
    address: 'Another sign-in address',
    address_text:
      '{{by}} asks to change the address to {{email}}. Links for a new password would be mailed there.',
    address_follows: 'If you confirm it, the person is signed out everywhere, and both addresses are told.',
    link: 'Link to single sign-on',
    link_text:
      '{{by}} asks to link the account {{email}} there. Whoever has it would sign in as this person.',
    link_follows: 'If you confirm it, the next sign-in there opens this account.',
    asked: 'Asked for on {{moment}}.',
    declined: 'Declined.',
    confirm: 'Confirm',
    decline: 'Decline',
    confirmed: 'The change is carried out.',
    was_declined: 'The account stays as it is.',
  },
};
export type AccountRequestText = typeof en;
