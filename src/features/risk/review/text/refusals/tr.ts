import type * as en from './en.ts';

export const refusals: typeof en.refusals = {
  review_day_past: 'Sonraki gözden geçirme ileri bir tarihte olmalı.',
  closing_required: 'Riskin neden kapatıldığını yazın.',
  no_residual: 'Yeniden belirtilecek bir artık risk derecesi yok.',
  rating_by_deciders:
    'Riski birim hakkında karar verenler derecelendirir: gözden geçirmeniz bunu onlardan ister.',
};
