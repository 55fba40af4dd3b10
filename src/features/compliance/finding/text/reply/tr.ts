import type { FindingReplyText } from './en.ts';

export const reply: FindingReplyText = {
  refusals: {
    ref_taken: 'Bu referans başka bir bulguda kullanılıyor.',
    action_missing: 'Önce ne yapıldığını yazın.',
    proof_or_reason: 'Kanıt ekleyin ya da neden kanıt olmadığını yazın.',
    own_finding: 'Sahibi olduğunuz veya giderdiğiniz bulguyu başka biri doğrular.',
    finding_terms_not_yours:
      'Bunu bulgu hakkında karar veren değiştirir. Siz kök nedeni ve yapılanları yazarsınız.',
    control_missing: 'Önce planın iyileştireceği kontrolü belirtin.',
    finding_department_archived: 'Bu bulgunun birimi arşivlendi. Önce birimi geri alın.',
    control_unknown: 'Böyle bir kontrol yok.',
    source_unknown: 'Bulgunun gelebileceği böyle bir kayıt yok.',
    due_date_missing: 'Sahibi olan bulgunun bitiş tarihi gerekir.',
  },
  holdings: {
    findings: 'Açık bulgular',
    finding_owner: 'Sahibi olunan bulgular',
  },
};
