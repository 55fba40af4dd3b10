import type { ProvisioningText } from './en.ts';

export const ar: ProvisioningText = {
  refusals: {
    scim_filter_unknown: 'يمكن البحث بـ userName وdisplayName وexternalId فقط، مع eq.',
    scim_address_needed: 'يلزم عنوان بريد إلكتروني: في userName أو ضمن emails.',
    scim_address_foreign:
      'لا يعطي الدليل إلا عناوين من نطاقات البريد المتحقَّق منها للمؤسسة. تحقّق من النطاق أولًا، أو يدعو أحد المسؤولين هذا الشخص.',
    scim_address_waits: 'هذا عنوان مسؤول. ينتظر التغيير تأكيد مسؤول، فأعد إرساله بعد ذلك.',
    scim_address_declined: 'رفض مسؤول هذا العنوان، فيبقى كما هو.',
    scim_path_unknown: 'هذا التغيير ليس بصيغة معروفة هنا.',
    scim_member_unknown: 'أحد الأعضاء ليس في هذه المؤسسة.',
    scim_name_taken: 'هذا الاسم مستخدم من قبل.',
    scim_last_admin: 'يبقى آخر مسؤول نشطًا.',
    too_many_provisioning_tokens: 'توجد خمسة رموز من قبل. ألغِ واحدًا أولًا.',
  },
  screen: {
    title: 'مزامنة الأشخاص (SCIM)',
    about: 'ينشئ دليلك العضويات ويغيّرها وينهيها بنفسه. والمجموعات التي تحمل اسم إدارة تملؤها.',
    address: 'العنوان (tenant URL):',
    name: 'اسم الرمز الجديد',
    make: 'إنشاء رمز',
    once: 'يُعرض هذا الرمز مرة واحدة.',
    made: 'أُنشئ في {{moment}}.',
    used: 'آخر استخدام في {{moment}}.',
    unused: 'لم يُستخدم بعد.',
    revoke: 'إلغاء',
    revoke_named: 'إلغاء {{name}}',
    revoke_text: 'لن يستطيع الدليل الذي يستخدم هذا الرمز تغيير شيء هنا بعد ذلك.',
  },
};
