import type { CommentText } from './en.ts';

export const comment: CommentText = {
  write: 'اكتب تعليقًا',
  send: 'تعليق',
  keys: '{{keys}} للإرسال',
  reply: 'رد',
  reply_to: 'رد على {{name}}',
  send_reply: 'إرسال الرد',
  edit: 'تعديل',
  save: 'حفظ',
  cancel: 'إلغاء',
  delete: 'حذف',
  delete_title: 'حذف هذا التعليق؟',
  delete_text: 'يُزال نصه عن الجميع ولا يمكن استرجاعه، وتبقى الردود عليه.',
  deleted: 'محذوف',
  edited: 'معدَّل',
  resolve: 'تسوية',
  reopen: 'إعادة فتح',
  resolved: 'سُوّي',
  resolved_by: 'سوّاه {{name}}',
  show: 'إظهار التعليق المسوّى',
  hide: 'إخفاء التعليق المسوّى',
};
