import type { ScreenMemoryText } from './en.ts';

export const ar: ScreenMemoryText = {
  input: {
    memory_too_large: 'هذا أكثر مما يمكن حفظه.',
  },
};
