import type { PasskeyText } from './en.ts';

export const tr: PasskeyText = {
  refusals: {
    passkey_wrong: 'Geçiş anahtarı kabul edilmedi. Yeniden deneyin.',
    passkey_taken: 'Bu geçiş anahtarı zaten kayıtlı.',
    too_many_passkeys: 'Bir kişinin sahip olabileceği kadar geçiş anahtarı var. Önce birini kaldırın.',
  },
};
