import { assess } from './assess/tr.ts';
import { model } from './model-tr.ts';
import { page } from './page/tr.ts';
import { register } from './register/tr.ts';
import { story } from './story/tr.ts';
import { verb } from './verb/tr.ts';
import { words } from './words/tr.ts';
import type { RiskText } from './en.ts';

export const tr: RiskText = {
  refusals: {
    category_unknown: 'Bu kategori kuruluşta yok.',
    tag_unknown: 'Bu etiketlerden biri yok.',
    ref_taken: 'Bu referans başka bir riskte kullanılıyor.',
    department_not_yours: 'Bu birime kayıt ekleyemezsiniz.',
    other_risk_required: 'Diğer riski belirtin.',
    deletion_too_late: 'Bildirdiğiniz bir riski 24 saat içinde geri alabilirsiniz. Bir yöneticiye başvurun.',
    page_key_unknown: 'Bu sayfa anahtarı geçerli değil.',
    category_name_taken: 'Bu adda bir kategori zaten var.',
    tag_name_taken: 'Bu adda bir etiket zaten var.',
    tag_merges_itself: 'Bir etiket kendisiyle birleştirilemez.',
    comment_unknown: 'Bu yorum yok.',
    reply_to_reply: 'Yanıtı konunun başındaki yoruma yazın.',
    too_many_tags: 'Bir riskte en çok 20 etiket olabilir.',
    model_number_taken: 'Az önce bir başkası yeni bir sürüm oluşturdu.',
    treatment_differs: 'Önce risk için bu işleme yöntemini seçin.',
    residual_needed: 'Önce kalan riski doğal derecenin altında derecelendirin ve nedenini yazın.',
    own_request: 'İstediğiniz şeye başka biri karar verir.',
    triage_incomplete: 'Riski kabul etmek için bir sahip ve bir kategori belirtin.',
    owner_required: 'Bir sahip belirtin.',
    category_required: 'Bir kategori seçin.',
    cover_ended: 'Bu teminatın süresi dolmuş.',
    factor_scale_differs: 'Bu eksenin bütün etkenleri {{size}} basamaklıdır.',
    last_factor: 'Bu eksende en az bir etken kalmalıdır.',
    factor_in_use: 'Bu etkenle değerlendirilmiş riskler var. Silmek yerine kapatın.',
    factor_name_required: 'Bir ad verin.',
    matrix_not_monotone: 'Olasılık ya da etki artarken seviye düşüyor. Bunun bilerek yapıldığını onaylayın.',
    category_too_deep:
      'Kategoriler iki düzeylidir: başka birinin altındaki kategorinin kendi altında kategori olamaz.',
    category_in_use: 'Bu kategoride riskler var: {{count}}. Nereye taşınacaklarını belirtin.',
    category_has_children: 'Bu kategorinin altında başka kategoriler var. Önce onları taşıyın ya da silin.',
    rated_twice: 'Ya doğrudan ya da etkenlere göre derecelendirin, ikisi birden olmaz.',
    rating_needed: 'Önce doğal riski derecelendirin.',
    rating_incomplete: 'En az bir olasılık etkenini ve bir sonuç etkenini değerlendirin.',
    factor_unknown: 'Bu etkenlerden biri kullanımda değil.',
    outside_matrix: 'Bu değer matrisin dışında kalıyor.',
    residual_above_inherent: 'Kalan risk doğal derecenin üstünde olamaz.',
    override_reason_required: 'Neden daha azının kaldığını en az 20 karakterle yazın.',
    review_day_past: 'Sonraki gözden geçirme ileri bir tarihte olmalı.',
    closing_required: 'Riskin neden kapatıldığını yazın.',
    no_residual: 'Yeniden belirtilecek bir kalan risk derecesi yok.',
  },
  input: {
    named_twice: 'Aynı risk iki kez belirtilmiş.',
    one_line_only: 'Yalnızca tek satır.',
    and_or_or: '“and” ile “or” anahtarlarından yalnızca birini verin.',
    too_many_values: 'Bir filtrede en çok 20 değer olabilir.',
    steps_out_of_order: "Basamaklar 1'den başlayarak artmalıdır.",
    steps_differ: 'Eksenin her basamağına ad verin.',
    matrix_has_other_size: 'Matrisin boyutu eksenlerine uymuyor.',
    level_unknown: 'Bir hücrede var olmayan bir seviye var.',
    levels_out_of_order: "Seviyeler 0'dan başlayarak artmalıdır.",
    code_repeated: 'İki seviyenin kodu aynı.',
  },
  model,
  words,
  register,
  page,
  verb,
  story,
  assess,
};
