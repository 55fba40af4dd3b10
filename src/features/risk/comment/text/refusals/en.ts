export const refusals = {
  comment_unknown: 'This comment does not exist.',
  reply_to_reply: 'Answer the comment at the head of the thread.',
};
