export const en = {
  refusals: {
    picture_unreadable: 'This file cannot become your picture.',
    picture_wrong_type: 'Choose a PNG, JPEG or WebP picture.',
    picture_damaged: 'This picture is damaged. Save it again, or choose another one.',
    picture_too_many_pixels: 'This picture has more than 25 megapixels. Choose a smaller one.',
  },
};
export type PictureText = typeof en;
