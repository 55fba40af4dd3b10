import type { ApiTokenText } from './en.ts';

export const tr: ApiTokenText = {
  refusals: {
    too_many_tokens: 'Bir kişinin sahip olabileceği kadar API belirteci var. Önce birini iptal edin.',
  },
};
