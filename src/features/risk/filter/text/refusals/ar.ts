import type * as en from './en.ts';

export const refusals: typeof en.refusals = {
  page_key_unknown: 'مفتاح الصفحة هذا غير صالح.',
};
export const input: typeof en.input = {
  and_or_or: 'استخدم إما and أو or، لا كليهما.',
  too_many_values: 'يتسع المرشّح الواحد لعشرين قيمة على الأكثر.',
};
