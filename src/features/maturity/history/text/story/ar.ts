import type { StoryText } from './en.ts';

/** Arabic counts in six forms. */
const counted = {
  answered_zero: 'لم يُجب عن أي سؤال',
  answered_one: 'الإجابة عن سؤال واحد',
  answered_two: 'الإجابة عن سؤالين',
  answered_few: 'الإجابة عن {{count}} أسئلة',
  answered_many: 'الإجابة عن {{count}} سؤالًا',
  answered_other: 'الإجابة عن {{count}} سؤال',
  imported_zero: 'لم تُستورد أي إجابة',
  imported_one: 'استيراد إجابة سؤال واحد',
  imported_two: 'استيراد إجابتي سؤالين',
  imported_few: 'استيراد إجابات {{count}} أسئلة',
  imported_many: 'استيراد إجابات {{count}} سؤالًا',
  imported_other: 'استيراد إجابات {{count}} سؤال',
  assigned_zero: 'لم يُوزَّع أي سؤال',
  assigned_one: 'توزيع سؤال واحد',
  assigned_two: 'توزيع سؤالين',
  assigned_few: 'توزيع {{count}} أسئلة',
  assigned_many: 'توزيع {{count}} سؤالًا',
  assigned_other: 'توزيع {{count}} سؤال',
  and_more_zero: '{{codes}}',
  and_more_one: '{{codes}} وسؤال آخر',
  and_more_two: '{{codes}} وسؤالان آخران',
  and_more_few: '{{codes}} و{{count}} أسئلة أخرى',
  and_more_many: '{{codes}} و{{count}} سؤالًا آخر',
  and_more_other: '{{codes}} و{{count}} سؤال آخر',
};

export const story: StoryText = {
  open: 'السجل',
  title: 'سجل {{ref}}',
  sitting: '{{name}}، ابتداءً من {{moment}}',
  ...counted,
  file: 'من الملف {{name}}',
  action: {
    submitted: 'تقديم للاعتماد',
    superseded: 'حلّ محله تقييم أحدث',
    chosen: 'عرض في لوحة المتابعة',
    effort_planned: 'تخطيط الجهد',
  },
  details: 'التفاصيل',
  questions: 'الأسئلة {{codes}}',
  copied: { open: 'تنتظر التأكيد', done: 'مؤكَّدة' },
};
