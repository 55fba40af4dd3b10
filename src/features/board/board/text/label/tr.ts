import type { BoardLabelText } from './en.ts';

export const labels: BoardLabelText = {
  urgent: 'Yüksek öncelik',
  document: 'Doküman',
  system: 'Sistem',
  improvement: 'İyileştirme',
};
