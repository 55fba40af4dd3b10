import type { PlanText } from '../en.ts';

export const story: PlanText['story'] = {
  rule: { first_task_started: 'İlk görevi başladı.' },
  action: {
    submitted: 'Onaya sunuldu',
    held: 'Beklemeye alındı',
    resumed: 'Sürdürüldü',
    completed: 'Tamamlandı',
    validated: 'Doğrulandı',
    reschedule_asked: 'Yeni bitiş tarihi istendi',
    rescheduled: 'Ertelendi',
    reschedule_declined: 'Yeni bitiş tarihi reddedildi',
    reschedule_withdrawn: 'Yeni bitiş tarihi isteği geri alındı',
    finding_plan_opened: 'Bir bulgu için plan açıldı',
  },
};
