import type { StoryText } from './en.ts';

export const story: StoryText = {
  open: 'Geçmiş',
  title: '{{ref}} geçmişi',
  sitting: '{{name}}, {{moment}} itibarıyla',
  answered_one: '1 soru yanıtlandı',
  answered_other: '{{count}} soru yanıtlandı',
  imported_one: '1 sorunun yanıtı içe aktarıldı',
  imported_other: '{{count}} sorunun yanıtı içe aktarıldı',
  file: 'Dosya: {{name}}',
  assigned_one: '1 soru dağıtıldı',
  assigned_other: '{{count}} soru dağıtıldı',
  action: {
    submitted: 'Onaya gönderildi',
    superseded: 'Yerine daha yenisi geçti',
    chosen: 'Panoya kondu',
    effort_planned: 'Efor planlandı',
  },
  details: 'Ayrıntılar',
  questions: 'Sorular: {{codes}}',
  and_more_one: '{{codes}} ve 1 soru daha',
  and_more_other: '{{codes}} ve {{count}} soru daha',
  copied: { open: 'teyit bekliyor', done: 'teyit edildi' },
};
