import type * as en from './en.ts';

export const refusals: typeof en.refusals = {
  rated_twice: 'Ya doğrudan ya da ölçütlere göre derecelendirin, ikisi birden olmaz.',
  rating_needed: 'Önce doğal riski derecelendirin.',
  rating_incomplete: 'En az bir olasılık ölçütünü ve bir etki ölçütünü değerlendirin.',
  factor_unknown: 'Bu ölçütlerden biri kullanımda değil.',
  outside_matrix: 'Bu değer matrisin dışında kalıyor.',
  residual_above_inherent: 'Artık risk doğal derecenin üstünde olamaz.',
  target_above_inherent: 'Hedef, iki eksende de doğal derecenin üstünde olamaz.',
  residual_of_avoided: 'Kaçınılan bir riskten geriye bir şey kalmaz: artık derecesi yoktur.',
  override_reason_required: 'Neden daha azının kaldığını en az 20 karakterle yazın.',
};
export const input = {
  place_half: 'Hem olasılığı hem etkiyi seçin ya da ikisini de temizleyin.',
};
