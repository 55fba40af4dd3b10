import type * as en from './en.ts';

export const refusals: typeof en.refusals = {
  ref_taken: 'Bu referans başka bir riskte kullanılıyor.',
  department_not_yours: 'Bu birime kayıt ekleyemezsiniz.',
  other_risk_required: 'Diğer riski belirtin.',
  department_archived: 'Bu riskin birimi arşivlenmiş. Önce birimi geri alın.',
  deletion_too_late: 'Bildirdiğiniz bir riski 24 saat içinde geri alabilirsiniz. Bir yöneticiye başvurun.',
  too_many_tags: 'Bir riskte en çok 20 etiket olabilir.',
  treatment_differs: 'Önce risk için bu işleme yöntemini seçin.',
  residual_needed:
    'Önce artık dereceyi doğal derecenin altına indirin: çalışan bir kontrol bağlayın veya gerekçesiyle değiştirin.',
  above_appetite: 'Artık risk, risk iştahının üzerinde.',
  no_working_control: 'Önce çalışan bir kontrol bağlayın: uygulanmış ve son testinde başarısız olmamış.',
  plans_open: 'Önce bu riskin iyileştirme planlarını doğrulayın veya iptal edin.',
  own_request: 'İstediğiniz şeye başka biri karar verir.',
  triage_incomplete: 'Riski kabul etmek için bir sahip ve bir kategori belirtin.',
  owner_required: 'Bir sahip belirtin.',
  category_required: 'Bir kategori seçin.',
  cover_ended: 'Bu teminatın süresi dolmuş.',
  rating_first:
    'Önce riski derecelendirin: derecelendirilmemiş bir risk azaltılmış, kaçınılmış veya devredilmiş sayılmaz.',
  avoidance_ahead: 'Bu gün henüz gelmedi: faaliyet durdurulduğunda riskten kaçınılmış olur.',
  tasks_open: 'Bu riskle ilgili yapılacak işler var: görevleri bitirin ya da riskle birlikte iptal edin.',
  review_too_late: 'Sonraki gözden geçirme, riskin seviyesinin izin verdiğinden geç.',
};
export const input: typeof en.input = {
  owner_required: refusals.owner_required,
  category_required: refusals.category_required,
  one_line_only: 'Yalnızca tek satır.',
};
