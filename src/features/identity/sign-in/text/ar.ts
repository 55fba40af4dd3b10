import type { SignInText } from './en.ts';

/** Arabic counts in six forms, English in two. */
const unsent = {
  unsent_title: 'لم يُحفظ كل شيء بعد',
  unsent_text_zero: 'لا إجابات بانتظار الحفظ.',
  unsent_text_one: 'إجابة واحدة لم تصل إلى الخادم. تبقى على هذا الجهاز حتى تصل، وتسجيل الخروج يحذفها.',
  unsent_text_two: 'إجابتان لم تصلا إلى الخادم. تبقيان على هذا الجهاز حتى تصلا، وتسجيل الخروج يحذفهما.',
  unsent_text_few: '{{count}} إجابات لم تصل إلى الخادم. تبقى على هذا الجهاز حتى تصل، وتسجيل الخروج يحذفها.',
  unsent_text_many: '{{count}} إجابة لم تصل إلى الخادم. تبقى على هذا الجهاز حتى تصل، وتسجيل الخروج يحذفها.',
  unsent_text_other: '{{count}} إجابة لم تصل إلى الخادم. تبقى على هذا الجهاز حتى تصل، وتسجيل الخروج يحذفها.',
  unsent_stay: 'البقاء داخل الحساب',
  unsent_again: 'إعادة محاولة الحفظ',
  unsent_delete_zero: 'تسجيل الخروج',
  unsent_delete_one: 'حذف الإجابة وتسجيل الخروج',
  unsent_delete_two: 'حذف الإجابتين وتسجيل الخروج',
  unsent_delete_few: 'حذف {{count}} إجابات وتسجيل الخروج',
  unsent_delete_many: 'حذف {{count}} إجابة وتسجيل الخروج',
  unsent_delete_other: 'حذف {{count}} إجابة وتسجيل الخروج',
};

export const ar: SignInText = {
  refusals: {
    wrong_credentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  },
  input: {
    email_incorrect: 'البريد الإلكتروني غير صحيح',
    email_invalid: 'أدخل بريدًا إلكترونيًا صالحًا',
    password_length_4: 'يجب ألا يقل الطول عن 4',
  },
  wait: {
    sign_in: 'محاولات كثيرة. يمكنك تسجيل الدخول مجددًا عند {{time}}.',
    look_up: 'عمليات بحث كثيرة من هذه الشبكة. يُعاد البحث عند {{time}}.',
    over: 'يمكنك المحاولة مجددًا الآن.',
  },
  set_password: {
    title: 'عيّن كلمة المرور',
    text: 'سجّلت الدخول بكلمة مرور وصلت بالبريد. من الآن فصاعدًا تسجّل الدخول بكلمة خاصة بك لا يعرفها غيرك.',
    next: 'كلمة المرور الجديدة',
    help: '12 حرفًا على الأقل: عدة كلمات يسهل تذكّرها.',
    set: 'تعيين كلمة المرور',
    sign_out: 'تسجيل الخروج',
  },
  screen: {
    language: 'اللغة',
    login: 'تسجيل الدخول',
    register: 'إنشاء حساب',
    login_title: 'تسجيل الدخول إلى Plumbline',
    email: 'اسم المستخدم/البريد الإلكتروني',
    password: 'كلمة المرور',
    show_password: 'إظهار كلمة المرور',
    organization: 'المؤسسة',
    choose_organization: 'اختر مؤسستك',
    organization_hint: 'تظهر بعد معرفة بريدك الإلكتروني.',
    none_found: 'لا توجد مؤسسة معروفة لهذا البريد. اكتب الاسم المختصر لمؤسستك.',
    short_name: 'الاسم المختصر لمؤسستك',
    short_name_hint: 'الكلمة التي تلي /org/ في روابطك، مثل meridian.',
    short_name_open: 'استخدام الاسم المختصر بدلًا من ذلك',
    short_name_unknown: 'لا توجد مؤسسة بهذا الاسم المختصر.',
    rules_missing: 'تعذّر تحميل جزء من هذه الصفحة، ولا يمكن تسجيل الدخول من دونه.',
    no_account: 'ليس لديك حساب؟',
    logging_out: 'جارٍ تسجيل الخروج..',
    ...unsent,
  },
};
