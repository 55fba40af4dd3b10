import type { CommentText } from './en.ts';

export const ar: CommentText = {
  refusals: {
    comment_unknown: 'هذا التعليق غير موجود.',
    reply_to_reply: 'ردّ على التعليق الأول في المحادثة.',
    mention_unseen: '{{names}}: لا يمكنه الاطلاع على هذا السجل، فلا تصح الإشارة إليه هنا.',
    mention_unknown: 'لا تشير بهذا إلى أحد تعرفه.',
  },
  comment: {
    write: 'اكتب تعليقًا',
    send: 'تعليق',
    keys: '{{keys}} للإرسال',
    attach: 'إرفاق ملفات',
    mention_keys: '@ للإشارة إلى شخص',
    mentionable: 'من يمكن الإشارة إليهم',
    reply: 'رد',
    reply_to: 'رد على {{name}}',
    send_reply: 'إرسال الرد',
    delete_title: 'حذف هذا التعليق؟',
    delete_text: 'يُزال نصه عن الجميع ولا يمكن استرجاعه، وتبقى الردود عليه.',
    deleted: 'محذوف',
    edited: 'معدَّل',
    resolve: 'تسوية',
    reopen: 'إعادة فتح',
    resolved: 'سُوّي',
    resolved_by: 'التسوية من {{name}}',
    show: 'إظهار التعليق المسوّى',
    hide: 'إخفاء التعليق المسوّى',
    empty: 'لا تعليقات بعد.',
  },
};
