import type { ShownSheetText } from './en.ts';

export const shownSheet: ShownSheetText = {
  column: {
    ref: 'Referans',
    title: 'Başlık',
    level: 'Seviye',
    inherent: 'Doğal',
    residual: 'Artık',
    target: 'Hedef',
    status: 'Durum',
    treatment: 'Risk işleme',
    department: 'Birim',
    owner: 'Risk sahibi',
    category: 'Kategori',
    tags: 'Etiketler',
    flags: 'İlgi bekleyen',
    review_on: 'Gözden geçirme',
    updated_at: 'Değişiklik',
  },
  /** Likelihood times consequence, beside the level. */
  score: '{{column}}: puan',
  whole: 'Tüm kuruluş',
};
