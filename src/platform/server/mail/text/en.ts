/** What stands around the words of every mail. Only the server says it. */
export const en = {
  link_hint: 'If the button does not work, open this address in your browser:',
  sent_for: 'Sent by Plumbline for {{organisation}}.',
  no_reply: 'Nobody reads replies to this address.',
};
