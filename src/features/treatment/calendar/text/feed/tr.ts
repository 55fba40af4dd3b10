import type { CalendarFeedText } from './en.ts';

export const feed: CalendarFeedText = {
  name: 'Plumbline',
  summary: {
    plan: 'İyileştirme planının bitişi: {{ref}} {{title}}',
    task: 'Görevin son tarihi: {{ref}} {{title}}',
    card: 'Kartın son tarihi: {{ref}} {{title}}',
    control_test: 'Planlanan kontrol testi: {{ref}} {{title}}',
    risk_review: 'Riskin gözden geçirilmesi: {{ref}} {{title}}',
    acceptance: 'Risk kabulünün sonu: {{ref}} {{title}}',
    evidence: 'Kanıtın süresi doluyor: {{ref}} {{title}}',
    cover: 'Teminatın sonu: {{ref}} {{title}}',
  },
  category: {
    plan: 'İyileştirme planı',
    task: 'Görev',
    card: 'Kart',
    control_test: 'Kontrol testi',
    risk_review: 'Riskin gözden geçirilmesi',
    acceptance: 'Risk kabulünün sonu',
    evidence: 'Kanıtın süresinin dolması',
    cover: 'Teminatın sonu',
  },
};
