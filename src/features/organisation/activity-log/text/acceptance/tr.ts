import type { AcceptanceActs } from './en.ts';

export const acceptanceActs: AcceptanceActs = {
  acceptance: {
    drafted: 'Risk kabulü taslağı oluşturuldu',
    changed: 'Risk kabulü değiştirildi',
    submitted: 'Risk kabulü onaya sunuldu',
    withdrawn: 'Risk kabulü isteği geri alındı',
    refrozen: 'Risklerin kopyası yenilendi',
    approved: 'Risk kabulü onaylandı',
    approved_first: 'Risk kabulünü ilk onaylayan onayladı',
    rules_changed: 'Risk kabulü kuralları değiştirildi',
    rejected: 'Risk kabulü reddedildi',
    revoked: 'Risk kabulü geri çekildi',
    deleted: 'Risk kabulü silindi',
    expired: 'Risk kabulünün süresi doldu',
    became_stale: 'Risk kabulü geçerliliğini yitirdi',
    superseded: 'Risk kabulünün yerini yenisi aldı',
    handed_over: 'Risk kabulü devredildi',
    department_archived: 'Başka birime taşındı',
  },
  appetite: {
    added: 'Risk iştahı eklendi',
    changed: 'Risk iştahı değiştirildi',
    removed: 'Risk iştahı kaldırıldı',
    began: 'Risk iştahı geçerli oldu',
    ended: 'Risk iştahının geçerliliği sona erdi',
    handed_over: 'Risk iştahı devredildi',
    department_archived: 'Başka birime taşındı',
  },
  indicator: {
    handed_over: 'Temel risk göstergesi devredildi',
  },
};
