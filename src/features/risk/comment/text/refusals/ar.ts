export const refusals = {
  comment_unknown: 'هذا التعليق غير موجود.',
  reply_to_reply: 'ردّ على التعليق الأول في المحادثة.',
};
