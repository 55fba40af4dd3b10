import type { CommentText } from './en.ts';

export const tr: CommentText = {
  refusals: {
    comment_unknown: 'Bu yorum yok.',
    reply_to_reply: 'Yanıtı konunun başındaki yoruma yazın.',
  },
  comment: {
    write: 'Yorum yaz',
    send: 'Yorum yap',
    keys: '{{keys}} gönderir',
    reply: 'Yanıtla',
    reply_to: '{{name}} adlı kişiye yanıt',
    send_reply: 'Yanıtla',
    edit: 'Düzenle',
    save: 'Kaydet',
    cancel: 'Vazgeç',
    delete: 'Sil',
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
