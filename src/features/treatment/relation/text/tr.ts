import type { en } from './en.ts';

export const tr: typeof en = {
  empty: 'Bu riski henüz hiçbir şey işlemiyor: kontrol, plan, görev, kabul veya kanıt yok.',
  view: { label: 'Görünüm', graph: 'Çizge', table: 'Tablo' },
  kind: {
    risk: 'Risk',
    control: 'Kontrol',
    acceptance: 'Kabul',
    plan: 'Plan',
    test: 'Kontrol testi',
    question: 'Olgunluk sorusu',
    requirement: 'Gereklilik',
    task: 'Görev',
    evidence: 'Kanıt',
  },
  many: {
    risk: 'Riskler',
    control: 'Kontroller',
    acceptance: 'Kabuller',
    plan: 'Planlar',
    test: 'Kontrol testleri',
    question: 'Olgunluk soruları',
    requirement: 'Gereklilikler',
    task: 'Görevler',
    evidence: 'Kanıtlar',
  },
  column: { what: 'Kayıt', status: 'Durum', from: 'Bağlı olduğu kayıt' },
  left_out: 'Burada gösterilmeyenler: {{kinds}}',
  left_out_of: '{{kind}}: {{number}}',
};
