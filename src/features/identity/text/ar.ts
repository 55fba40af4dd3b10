import type { IdentityText } from './en.ts';

export const ar: IdentityText = {
  refusals: {
    wrong_credentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    password_too_short: '12 حرفًا على الأقل.',
    password_too_guessable: 'كلمة المرور تحتوي على اسم يمكن للآخرين تخمينه.',
    person_unknown: 'هذا الشخص ليس عضوًا نشطًا في المؤسسة.',
    email_taken: 'يوجد عضو بهذا البريد الإلكتروني من قبل.',
  },
  input: {
    email_incorrect: 'البريد الإلكتروني غير صحيح',
    email_invalid: 'أدخل بريدًا إلكترونيًا صالحًا',
    password_length_4: 'يجب ألا يقل الطول عن 4',
  },
  session: {
    logging_in: 'جارٍ تسجيل الدخول برمز JWT',
    logged_in: 'تم تسجيل الدخول برمز JWT',
    expired: 'انتهت صلاحية access_token',
    invalid: 'access_token غير صالح',
    failed: 'تعذّر تسجيل الدخول بالرمز.',
    idle: 'انتهت جلستك لعدم النشاط. سجّل الدخول من جديد.',
  },
  screen: {
    language: 'اللغة',
    home_title: 'اعرف مخاطرك وأثبت ضوابطك.',
    home_text:
      'يجمع Plumbline مخاطر المؤسسة وضوابطها وتقييماتها في مكان واحد، فيرى الجميع أين وصلت الأمور وما الخطوة التالية.',
    login: 'تسجيل الدخول',
    register: 'إنشاء حساب',
    home: 'الصفحة الرئيسية',
    login_title: 'تسجيل الدخول إلى Plumbline',
    email: 'اسم المستخدم/البريد الإلكتروني',
    password: 'كلمة المرور',
    organization: 'المؤسسة',
    choose_organization: 'اختر مؤسستك',
    organization_hint: 'تظهر بعد معرفة بريدك الإلكتروني.',
    none_found: 'لا توجد مؤسسة معروفة لهذا البريد. اكتب الاسم المختصر لمؤسستك.',
    short_name: 'الاسم المختصر لمؤسستك',
    short_name_hint: 'الكلمة التي تلي /org/ في روابطك، مثل meridian.',
    short_name_open: 'استخدام الاسم المختصر بدلًا من ذلك',
    short_name_unknown: 'لا توجد مؤسسة بهذا الاسم المختصر.',
    no_account: 'ليس لديك حساب؟',
    register_title: 'التطبيق ليس جاهزًا بعد',
    register_text: 'لا يمكن للمؤسسات الجديدة التسجيل هنا بعد. انتقل إلى الصفحة الرئيسية للاشتراك برسالة.',
    to_home: 'الانتقال إلى الصفحة الرئيسية',
    logging_out: 'جارٍ تسجيل الخروج..',
  },
};
