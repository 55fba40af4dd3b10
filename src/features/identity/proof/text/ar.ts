import type { ProofText } from './en.ts';

export const ar: ProofText = {
  refusals: { proof_password_wrong: 'هذه ليست كلمة مرورك.' },
  dialog: {
    title: 'هل هذا أنت؟',
    text: 'يتطلب هذا إثباتًا جديدًا بأنك أنت. يسري الإثبات خمس دقائق، ويجدده كل اعتماد حتى نصف ساعة على الأكثر.',
    password: 'كلمة المرور',
    code: 'رمز تطبيق المصادقة',
    use_code: 'استخدام رمز بدلًا منها',
    use_password: 'استخدام كلمة المرور بدلًا منه',
    no_password: 'ليست لي كلمة مرور هنا',
    no_password_help: 'إذن سجّل الخروج ثم ادخل بطريقتك المعتادة: لا يُطلب شيء خلال الدقائق الخمس التالية.',
    go_on: 'متابعة',
  },
};
