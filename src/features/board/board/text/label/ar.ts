import type { BoardLabelText } from './en.ts';

export const labels: BoardLabelText = {
  urgent: 'أولوية عالية',
  document: 'مستند',
  system: 'نظام',
  improvement: 'تحسين',
};
