export const refusals = {
  comment_unknown: 'Bu yorum yok.',
  reply_to_reply: 'Yanıtı konunun başındaki yoruma yazın.',
};
