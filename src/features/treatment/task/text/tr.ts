import type { TaskText } from './en.ts';
import { change } from './change/tr.ts';
import { screen } from './screen/tr.ts';
import { story } from './story/tr.ts';
import { verb } from './verb/tr.ts';

export const tr: TaskText = {
  refusals: {
    task_blocked: 'Hâlâ açık olan başka bir görevi bekliyor.',
    parent_closed: 'Bağlı olduğu kayıt kapalı: görevleri üzerinde çalışılmaz.',
    reviewer_missing: 'Önce bir gözden geçiren belirleyin; yoksa görevi bitirin.',
    review_needed: 'Gözden geçireni var: görevi gözden geçirmeye gönderin.',
    task_evidence_missing: 'Kanıt isteniyor: önce kanıt ekleyin.',
    own_task: 'Kimse kendi görevini gözden geçiremez.',
    occurrence_open: 'Bu yinelenen görevin başka bir oluşumu açık.',
    blocker_unknown: 'Beklenecek böyle bir görev yok.',
    blocker_circle: 'Bu görevler birbirini beklerdi.',
    parent_unknown: 'Görevin bağlanacağı kayıt bulunamadı.',
    parent_not_yours: 'Buna görev ekleyemezsiniz.',
    department_of_parent: 'Birim, görevin bağlı olduğu kayıttan gelir.',
    due_before_start: 'Başlamadan önce son tarihi geliyor.',
    reviewer_busy: 'Gözden geçirende: onun yerine başka birini belirleyin.',
    recurrence_without_day: 'Yinelenen görevin son tarihi olmalı.',
    recurrence_empty: 'Bu kural başka bir gün belirtmiyor.',
  },
  input: { recurrence_unreadable: 'Bu, izlenebilecek bir gün kuralı değil.' },
  holdings: {
    task_assignee: 'Yapılacak görevler',
    task_reviewer: 'Gözden geçirilecek görevler',
    tasks: 'Açık görevler',
  },
  ...screen,
  ...change,
  story,
  verb,
};
