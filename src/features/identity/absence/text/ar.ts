import type { AbsenceText } from './en.ts';

export const ar: AbsenceText = {
  refusals: {
    delegate_unknown: 'اختر عضوًا نشطًا آخر في المؤسسة.',
    absence_backwards: 'اليوم الأخير قبل اليوم الأول.',
    absence_over: 'انتهت هذه الغيبة بالفعل.',
    absence_too_long: 'لا تزيد الغيبة على سنة.',
    delegate_lacks_type: 'يجب أن تكون للنائب صلاحياتك، وصلاحيات هذا الشخص أقل.',
    delegate_lacks_departments: 'يجب أن تكون للنائب صلاحياتك، وصلاحيات هذا الشخص أقل في: {{departments}}.',
    delegate_absent: 'هذا الشخص غائب في بعض هذه الأيام.',
  },
  holdings: { stand_in: 'النيابة عن الغائبين' },
  profile: {
    title: 'الغياب والنيابة',
    about: 'أثناء غيابك يقرّر نائبك مكانك: مالكًا، ومراجعًا، وفيما أُسند إليك. ويذكر السجل نيابةً عمّن كان ذلك.',
    from: 'اليوم الأول',
    to: 'اليوم الأخير',
    delegate: 'النائب',
    nobody: 'لا أحد بعد',
    save: 'تعيين النائب',
    end: 'عدت',
    saved: 'النائب عنك هو {{name}}.',
    ended: 'لم يعد أحد ينوب عنك.',
    standing_in: 'أنت نائب عن {{name}} من {{from}} إلى {{to}}.',
    own: 'ينوب عنك {{name}} من {{from}} إلى {{to}}.',
  },
};
