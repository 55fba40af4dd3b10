import type { PictureText } from './en.ts';

export const ar: PictureText = {
  refusals: {
    picture_unreadable: 'لا يصلح هذا الملف صورةً لك.',
    picture_wrong_type: 'اختر صورة بصيغة PNG أو JPEG أو WebP.',
    picture_damaged: 'هذه الصورة تالفة. احفظها من جديد أو اختر غيرها.',
    picture_too_many_pixels: 'تتجاوز هذه الصورة 25 ميغابكسل. اختر صورة أصغر.',
  },
};
