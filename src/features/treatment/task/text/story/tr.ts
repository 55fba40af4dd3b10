import type { TaskText } from '../en.ts';

export const story: TaskText['story'] = {
  action: {
    added: 'Eklendi',
    bulk_changed: 'Başkalarıyla birlikte değiştirildi',
    progressed: 'İlerleme kaydedildi',
    blocked: 'Engellendi',
    unblocked: 'Engel kaldırıldı',
    submitted: 'Gözden geçirmeye gönderildi',
    finished: 'Bitirildi',
    recurred: 'Sonraki oluşum yapıldı',
    recurrence_ended: 'Yineleme sona erdi',
  },
};
