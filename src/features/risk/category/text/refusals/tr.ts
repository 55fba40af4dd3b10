import type * as en from './en.ts';

export const refusals: typeof en.refusals = {
  category_unknown: 'Bu kategori kuruluşta yok.',
  category_name_taken: 'Bu adda bir kategori zaten var.',
  category_too_deep:
    'Kategoriler iki düzeylidir: başka birinin altındaki kategorinin kendi altında kategori olamaz.',
  category_in_use: 'Bu kategoride riskler var: {{count}}. Nereye taşınacaklarını belirtin.',
  category_has_children: 'Bu kategorinin altında başka kategoriler var. Önce onları taşıyın ya da silin.',
};
