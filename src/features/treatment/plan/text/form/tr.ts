import type { PlanText } from '../en.ts';

export const form: PlanText['form'] = {
  title_new: 'Yeni iyileştirme planı',
  title_edit: '{{ref}} düzenle',
  group_what: 'Ne',
  group_who: 'Kim ve ne zaman',
  group_cost: 'Maliyet',
  group_effect: 'Beklenen etki',
  objective_help: 'Bittiğinde neyin farklı olacağı. Planı sunmak için gerekir.',
  control_help: 'Planın iyileştirdiği kontrol.',
  choose: 'Seçin',
  approver_help: 'Plan ve bitiş tarihi hakkında karar verir; planın sahibi değildir.',
  effort_days: 'Efor (kişi-gün)',
  expected_design: 'Tasarım gücü (%)',
  expected_design_help: 'Kontrolün bağlı riskleri ne kadar azaltmasının beklendiği.',
  expected_status: 'Kontrolün durumu',
  no_change: 'Değişiklik yok',
  expected_maturity_level: 'Olgunluk seviyesi',
  risks: 'Azalttığı riskler',
  no_risks: 'Risk yok',
  progress: 'İlerleme (%)',
  fixed:
    'Kontrol, onaylayan, bitiş tarihi, bütçe ve beklenen etki onaylandı ve olduğu gibi kalır. Bitiş tarihi erteleme ile değişir.',
  save: 'Değişiklikleri kaydet',
  add: 'Plan oluştur',
  added: '{{ref}} oluşturuldu',
};
