import type { AcceptanceText } from './en.ts';
import { screen } from './screen/tr.ts';

export const tr: AcceptanceText = {
  refusals: {
    risk_not_acceptable:
      '{{ref}} kabul edilemez: bir risk ancak ön incelemeden geçmiş, derecelendirilmiş, açık ve işleme yolu kabul olarak seçilmişse kabul edilir.',
    departments_differ: 'Bir kabulün riskleri tek bir birime aittir.',
    approver_not_allowed: 'Bu kişi, bu seviyede ve birimdeki risklerin kabulünü onaylayamaz.',
    approver_is_requester: 'İstediğinizi başka biri onaylar.',
    second_approver_missing: 'Bu seviyedeki riskleri iki kişi onaylar: ikincisini seçin.',
    second_approver_not_allowed:
      'İkinci onaylayan, birinciden ve kabulü isteyenden başka biridir ve o da bu seviyedeki ve birimdeki riskleri onaylayabilir.',
    expiry_too_late: 'Bu seviyedeki riskler en geç {{day}} tarihine kadar kabul edilir.',
    expiry_past: 'Son gün geçmiş.',
    risk_changed:
      'Bir risk, kopyası alındığı zamanki gibi değil. Yeni bir kopya alın ve ona göre karar verin.',
    risk_unknown: 'Bu risklerden biri yok ya da onu göremezsiniz.',
  },
  input: {
    risk_named_twice: 'Aynı risk iki kez verildi.',
  },
  ...screen,
  holdings: {
    acceptances: 'Risk kabulleri',
    acceptance_requester: 'İstenen risk kabulleri',
    acceptance_approver: 'Karar verilen risk kabulleri',
    acceptance_second_approver: 'İkinci olarak karar verilen risk kabulleri',
  },
};
