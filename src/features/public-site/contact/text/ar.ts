import type { ContactText } from './en.ts';

export const ar: ContactText = {
  refusals: {
    contact_full: 'لا يمكن حفظ رسائل أخرى الآن. حاول غدًا.',
  },
  input: {
    contact_name_short: 'يجب ألّا يقل الاسم عن 4 أحرف.',
    contact_email_invalid: 'أدخل بريدًا إلكترونيًا صحيحًا.',
    contact_phone_invalid: 'أدخل رقم هاتف صحيحًا.',
    contact_subject_short: 'يجب ألّا يقل الموضوع عن 4 أحرف.',
    contact_all_required: 'جميع الحقول مطلوبة. ',
  },
  form: {
    name: 'الاسم',
    from_email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    phone_help: 'مثال: ‎+966112345678',
    subject: 'الموضوع',
    message: 'الرسالة',
    send: 'إرسال',
    sending: 'جارٍ الإرسال',
    sent: 'أُرسلت رسالتك بنجاح. سنتواصل معك قريبًا.',
    captcha_waiting:
      'قبل الإرسال يُجري متصفحك حسابًا مدته ثانية واحدة. هذا يُبعد المرسِلين الآليين، ولا يُسأل أي طرف آخر.',
    captcha_working: 'يُجري متصفحك الحساب الذي يُبعد المرسِلين الآليين.',
    captcha_done: 'انتهى الحساب. يمكن إرسال رسالتك.',
    captcha_failed: 'تعذّر إجراء الحساب.',
    captcha_again: 'إعادة المحاولة',
  },
};
