import type { SavedViewText } from './en.ts';

export const tr: SavedViewText = {
  refusals: {
    view_name_taken: 'Bu adda bir görünümünüz zaten var.',
    sharing_not_yours: 'Görünümleri personel ve yöneticiler paylaşabilir.',
    too_many_views: '{{maximum}} görünümünüz var. Önce birini silin.',
  },
  input: {
    view_too_large: 'Bir görünüm için çok fazla.',
  },
};
