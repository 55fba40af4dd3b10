import type { BoardSourceText } from './en.ts';

export const ar: BoardSourceText = {
  refusals: {
    sources_full: 'هذه اللوحة مرتبطة بأكبر عدد ممكن من المصادر.',
    source_unknown: 'لا يوجد مصدر كهذا، أو لا يمكنك رؤيته.',
    source_there: 'هذه اللوحة مرتبطة بهذا المصدر بالفعل.',
  },
};
