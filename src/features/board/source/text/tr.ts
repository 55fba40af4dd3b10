import type { BoardSourceText } from './en.ts';

export const tr: BoardSourceText = {
  refusals: {
    sources_full: 'Bu pano, bir panonun bağlanabileceği kadar kaynağa bağlı.',
    source_unknown: 'Böyle bir kaynak yok veya siz göremiyorsunuz.',
    source_there: 'Bu pano o kaynağa zaten bağlı.',
  },
};
