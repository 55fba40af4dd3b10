import type { CategoryText } from './en.ts';

export const category: CategoryText = {
  about: 'Ne tür bir şeyin olabileceği. Bir kategori başka birinin altında yer alabilir.',
  empty: 'Henüz kategori yok. Kategorilerle riskler, ne tür bir şeyin olabileceğine göre ayrılır.',
  add: 'Kategori ekle',
  edit: '{{name}} kategorisini değiştir',
  parent: 'Üst kategori',
  top: 'En üstte',
  owner: 'Varsayılan sahip',
  no_colour: 'Renksiz',
  risks: 'Açık riskler',
  save: 'Kategoriyi kaydet',
  saved: 'Kategori kaydedildi',
  remove_title: '{{name}} kategorisi kaldırılsın mı?',
  remove_text: 'Bu geri alınamaz. İçindeki riskler, kapalı olanlar da, taşınır:',
  move_to: 'Risklerin gideceği yer',
  no_category: 'Kategorisiz',
  removed: 'Kategori kaldırıldı',
};
