export const en = {
  screen: {
    title: 'Mail',
    about:
      'Mails of the last thirty days that the product sent, or has yet to send, to people of the organisation and beyond.',
    subject: 'Subject',
    to: 'To',
    made: 'Written',
    error: 'What the mail server said',
    any_status: 'Every status',
    empty: 'No mail has been written in the last thirty days.',
    none_of_status: 'No mail has this status.',
    again: 'Send again',
    again_done: 'The mail waits to be sent again',
    save: 'Save as a file',
    tried: 'Tries',
    last_tried: 'Last try',
  },
  status: {
    waiting: 'Waiting',
    sent: 'Sent',
    kept: 'Kept as a file',
    failed: 'Not delivered',
  },
};
export type MailText = typeof en;
