import type { TagsText } from './en.ts';

export const tags: TagsText = {
  about: 'Riskleri birimlerden ve kategorilerden bağımsız olarak işaretler.',
  empty: 'Henüz etiket yok. Etiketler riskleri birimlerden ve kategorilerden bağımsız olarak işaretler.',
  add: 'Etiket ekle',
  risks: 'Riskler',
  change: 'Değiştir',
  change_title: '{{name}} etiketini değiştir',
  save: 'Etiketi kaydet',
  saved: 'Etiket kaydedildi.',
  merge: 'Birleştir',
  merge_title: '{{name}} etiketini birleştir',
  merge_text: '{{name}} etiketini taşıyan riskler bundan sonra diğer etiketi taşır.',
  into: 'Şununla',
  merged: '{{name}}, {{into}} ile birleştirildi.',
  remove_title: '{{name}} etiketi kaldırılsın mı?',
  remove_text: 'Etiket, onu taşıyan risklerden çıkarılır. Gördükleriniz: {{number}}.',
  removed: '{{name}} etiketi kaldırıldı.',
};
