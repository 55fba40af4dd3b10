import type { RegistrationText } from './en.ts';

export const ar: RegistrationText = {
  refusals: {
    registration_closed: 'لا يمكن للمؤسسات الجديدة التسجيل هنا.',
    registration_mail_public: 'نطاق البريد هذا متاح للجميع. استخدم عنوانًا من مؤسستك.',
  },
  input: {
    registration_name_short: 'يجب ألا يقل الطول عن 4 أحرف',
    registration_email_invalid: 'أدخل بريدًا إلكترونيًا صالحًا',
    registration_domains_differ: 'يجب أن يتطابق ما بعد @ في البريد وبريد العمل',
    organization_name_exists: 'اسم المؤسسة موجود بالفعل',
  },
  closed: {
    title: 'التطبيق ليس جاهزًا بعد',
    text: 'لا يمكن للمؤسسات الجديدة التسجيل هنا بعد. انتقل إلى الصفحة الرئيسية للاشتراك برسالة.',
    to_home: 'الانتقال إلى الصفحة الرئيسية',
  },
  screen: {
    title: 'إنشاء حساب',
    heading: 'سجّل مؤسستك',
    first_name: 'الاسم الأول',
    last_name: 'اسم العائلة',
    email: 'البريد الإلكتروني',
    organization_name: 'اسم المؤسسة',
    business_email: 'بريد العمل',
    business_email_help: 'على نطاق البريد نفسه الذي لعنوانك.',
    license: 'الترخيص',
    flat: 'بسيط',
    flat_help: 'سجل واحد للجميع، بلا إدارات.',
    corporate: 'مؤسسي',
    corporate_help: 'مع إدارات لكل منها أشخاصها ومخاطرها.',
    submit: 'تسجيل',
    sending: 'جارٍ التسجيل',
    have_account: 'مسجّل بالفعل؟',
    login: 'تسجيل الدخول',
    welcome_title: 'أهلًا {{name}}',
    welcome_text: 'أرسلنا إليك رسالة بريد. استخدم البيانات الواردة فيها لتسجيل الدخول.',
    failed_title: 'لم يتم التسجيل',
    ok: 'حسنًا',
  },
  captcha: {
    waiting: 'قبل الإرسال يجري متصفحك ثانية من الحساب. هذا يبعد الآلات، ولا يُسأل أحد آخر.',
    working: 'يجري متصفحك الحساب الذي يبعد الآلات.',
    done: 'انتهى الحساب. يمكن إرسال النموذج.',
    failed: 'تعذّر إجراء الحساب.',
  },
};
