import type { PictureText } from './en.ts';

export const tr: PictureText = {
  refusals: {
    picture_unreadable: 'Bu dosya resminiz olamıyor.',
    picture_wrong_type: 'PNG, JPEG veya WebP biçiminde bir resim seçin.',
    picture_damaged: 'Bu resim bozuk. Yeniden kaydedin ya da başka bir resim seçin.',
    picture_too_many_pixels: 'Bu resim 25 megapikselden büyük. Daha küçük bir resim seçin.',
  },
};
