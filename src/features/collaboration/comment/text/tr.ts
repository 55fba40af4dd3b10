import type { CommentText } from './en.ts';

export const tr: CommentText = {
  refusals: {
    comment_unknown: 'Bu yorum yok.',
    reply_to_reply: 'Yanıtı konunun başındaki yoruma yazın.',
    mention_unseen: '{{names}}: bu kaydı göremiyor, burada anılamaz.',
    mention_unknown: 'Bununla tanıdığınız kimse anılmıyor.',
  },
  comment: {
    write: 'Yorum yaz',
    send: 'Yorum yap',
    keys: '{{keys}} gönderir',
    attach: 'Dosya ekle',
    mention_keys: '@ ile birini anın',
    mentionable: 'Anılabilecek kişiler',
    reply: 'Yanıtla',
    reply_to: '{{name}} adlı kişiye yanıt',
    send_reply: 'Yanıtla',
    delete_title: 'Bu yorum silinsin mi?',
    delete_text: 'Metni herkes için kaldırılır ve geri getirilemez. Yanıtlar kalır.',
    deleted: 'Silindi',
    edited: 'düzenlendi',
    resolve: 'Çözüldü say',
    reopen: 'Yeniden aç',
    resolved: 'Çözüldü',
    resolved_by: 'Çözen: {{name}}',
    show: 'Çözülen yorumu göster',
    hide: 'Çözülen yorumu gizle',
    empty: 'Henüz kimse bir şey yazmadı.',
  },
};
