import type * as en from './en.ts';

export const refusals: typeof en.refusals = {
  model_number_taken: 'Az önce bir başkası yeni bir sürüm oluşturdu.',
  factor_scale_differs: 'Bu eksenin bütün ölçütleri {{size}} basamaklıdır.',
  last_factor: 'Bu eksende en az bir ölçüt kalmalıdır.',
  factor_in_use: 'Bu ölçütle değerlendirilmiş riskler var. Silmek yerine kapatın.',
  factor_name_required: 'Bir ad verin.',
  matrix_not_monotone: 'Olasılık ya da etki artarken seviye düşüyor. Bunun bilerek yapıldığını onaylayın.',
};
export const input: typeof en.input = {
  steps_out_of_order: "Basamaklar 1'den başlayarak artmalıdır.",
  steps_differ: 'Eksenin her basamağına ad verin.',
  matrix_has_other_size: 'Matrisin boyutu eksenlerine uymuyor.',
  level_unknown: 'Bir hücrede var olmayan bir seviye var.',
  levels_out_of_order: "Seviyeler 0'dan başlayarak artmalıdır.",
  code_repeated: 'İki seviyenin kodu aynı.',
};
