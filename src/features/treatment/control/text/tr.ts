import { page } from './page/tr.ts';
import { verb } from './verb/tr.ts';
import { words } from './words/tr.ts';
import type { TreatmentControlText } from './en.ts';

export const tr: TreatmentControlText = {
  refusals: {
    description_missing: 'Önce kontrolü açıklayın: ne, kim tarafından, ne zaman yapılıyor.',
    proof_missing: 'İşlediğini nereden bildiğinizi yazın veya kabul edilmiş bir kanıt ekleyin.',
    control_department_archived: 'Bu kontrolün birimi arşivlenmiş. Önce birimi geri alın.',
    control_unknown: 'Bu kontrol yok veya onu göremezsiniz.',
    risk_unknown: 'Bu risk yok veya onu göremezsiniz.',
    control_retired: 'Bu kontrol kullanımdan kaldırılmış.',
    already_linked: 'Riskte bu kontrol zaten var.',
    merge_target_unfit: 'Birleştirilecekler arasında olmayan bir kontrol seçin.',
    person_unseen: 'Bu kişi kontrolü göremiyor. Birimden birini seçin.',
    same_person: 'Testi yapan, onu gözden geçiremez. Başka birini seçin.',
    own_test: 'Yaptığınız testi başka biri gözden geçirir.',
    done_ahead: 'Bu gün henüz gelmedi.',
    exceptions_missing: 'Nelerin olması gerektiği gibi olmadığını yazın.',
    one_control_wanted: 'Bir kontrol seçin veya yenisini ekleyin.',
  },
  input: {},
  holdings: {
    controls: 'Kontroller',
    control_owner: 'Sahibi olunan kontroller',
    control_test_tester: 'Yapılacak kontrol testleri',
    control_test_reviewer: 'Gözden geçirilecek kontrol testleri',
  },
  story: {
    rule: {
      test_failed: 'Bir testi başarısız oldu.',
    },
    action: {
      added: 'Eklendi',
      implemented: 'Uygulandı',
      degraded: 'Zayıfladı',
      retired: 'Kullanımdan kaldırıldı',
      merged: 'Başka bir kontrolle birleştirildi',
      took_over: 'Diğer kontrolleri devraldı',
      tested: 'Test sonucu sayıldı',
      planned: 'Test planlandı',
      improved: 'Bir planla iyileştirildi',
      control_linked: 'Bir riske bağlandı',
      control_changed: 'Risk bağlantısı değiştirildi',
      control_unlinked: 'Risk bağlantısı kaldırıldı',
      finding_raised: 'Bulgu kaydedildi',
      finding_changed: 'Bulgu değiştirildi',
    },
  },
  words,
  ...page,
  verb,
};
