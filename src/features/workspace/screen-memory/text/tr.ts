import type { ScreenMemoryText } from './en.ts';

export const tr: ScreenMemoryText = {
  input: {
    memory_too_large: 'Bu, hatırlanamayacak kadar çok.',
  },
};
