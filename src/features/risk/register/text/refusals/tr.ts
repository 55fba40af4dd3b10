import type * as en from './en.ts';

export const input: typeof en.input = {
  named_twice: 'Aynı risk iki kez belirtilmiş.',
};
