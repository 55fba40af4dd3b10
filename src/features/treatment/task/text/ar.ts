import type { TaskText } from './en.ts';
import { change } from './change/ar.ts';
import { screen } from './screen/ar.ts';
import { story } from './story/ar.ts';
import { verb } from './verb/ar.ts';

export const ar: TaskText = {
  refusals: {
    task_blocked: 'تنتظر مهمة أخرى لا تزال مفتوحة.',
    parent_closed: 'السجل الذي تتبعه المهمة مغلق، فلا يُعمل على مهامه.',
    reviewer_missing: 'حدّد مراجعًا أولًا، أو أنهِ المهمة من دون مراجعة.',
    review_needed: 'للمهمة مراجع: أرسلها للمراجعة.',
    task_evidence_missing: 'المهمة تتطلب دليلًا: أضف دليلًا أولًا.',
    own_task: 'لا أحد يراجع مهمته بنفسه.',
    occurrence_open: 'هناك تكرار آخر مفتوح لهذه المهمة المتكررة.',
    blocker_unknown: 'لا توجد مهمة كهذه لانتظارها.',
    blocker_circle: 'ستنتظر هذه المهام بعضها بعضًا.',
    parent_unknown: 'السجل الذي ستتبعه المهمة غير موجود.',
    parent_not_yours: 'لا يمكنك إضافة مهام إلى هذا السجل.',
    department_of_parent: 'تتحدد الإدارة من السجل الذي تتبعه المهمة.',
    due_before_start: 'تاريخ الاستحقاق يسبق تاريخ البدء.',
    reviewer_busy: 'المهمة لدى المراجع: حدّد مراجعًا آخر بدلًا منه.',
    recurrence_without_day: 'المهمة المتكررة تحتاج إلى تاريخ استحقاق.',
    recurrence_empty: 'هذه القاعدة لا تحدد يومًا آخر.',
  },
  input: { recurrence_unreadable: 'هذه ليست قاعدة أيام يمكن اتباعها.' },
  holdings: {
    task_assignee: 'مهام للتنفيذ',
    task_reviewer: 'مهام للمراجعة',
    tasks: 'المهام المفتوحة',
  },
  ...screen,
  ...change,
  story,
  verb,
};
