import type { PasskeyText } from './en.ts';

export const ar: PasskeyText = {
  refusals: {
    passkey_wrong: 'لم يُقبل مفتاح المرور. حاول مرة أخرى.',
    passkey_taken: 'مفتاح المرور هذا محفوظ من قبل.',
    too_many_passkeys: 'بلغت مفاتيح المرور الحد المسموح لشخص واحد. أزل أحدها أولًا.',
  },
};
