import type { RiskText } from './en.ts';

export const tr: RiskText = {
  refusals: {
    category_unknown: 'Bu kategori kuruluşta yok.',
    tag_unknown: 'Bu etiketlerden biri yok.',
    ref_taken: 'Bu referans başka bir riskte kullanılıyor.',
    department_not_yours: 'Bu birime risk ekleyemezsiniz.',
    other_risk_required: 'Diğer riski belirtin.',
    deletion_too_late: 'Bildirdiğiniz bir riski 24 saat içinde geri alabilirsiniz. Bir yöneticiye başvurun.',
    reason_required: 'Nedenini yazın.',
    page_key_unknown: 'Bu sayfa anahtarı geçerli değil.',
    category_name_taken: 'Bu adda bir kategori zaten var.',
    tag_name_taken: 'Bu adda bir etiket zaten var.',
    model_number_taken: 'Az önce bir başkası yeni bir sürüm oluşturdu.',
    treatment_differs: 'Önce risk için bu işleme yöntemini seçin.',
    residual_needed: 'Önce kalan riski doğal derecenin altında derecelendirin ve nedenini yazın.',
    own_request: 'İstediğiniz şeye başka biri karar verir.',
    triage_incomplete: 'Riski kabul etmek için bir sahip ve bir kategori belirtin.',
    owner_required: 'Bir sahip belirtin.',
    category_required: 'Bir kategori seçin.',
    cover_ended: 'Bu teminatın süresi dolmuş.',
  },
  input: {
    control_characters: 'Gösterilemeyen karakterler içeriyor.',
    one_line_only: 'Yalnızca tek satır.',
    and_or_or: '“and” ile “or” anahtarlarından yalnızca birini verin.',
    too_many_values: 'Bir filtrede en çok 20 değer olabilir.',
  },
};
