import type { HealthText } from './en.ts';

const counted = {
  risks_zero: 'لا مخاطر',
  risks_one: 'خطر واحد',
  risks_two: 'خطران',
  risks_few: '{{shown}} مخاطر',
  risks_many: '{{shown}} خطرًا',
  risks_other: '{{shown}} خطر',
  plans_zero: 'لا خطط',
  plans_one: 'خطة واحدة',
  plans_two: 'خطتان',
  plans_few: '{{shown}} خطط',
  plans_many: '{{shown}} خطة',
  plans_other: '{{shown}} خطة',
  controls_zero: 'لا ضوابط',
  controls_one: 'ضابط واحد',
  controls_two: 'ضابطان',
  controls_few: '{{shown}} ضوابط',
  controls_many: '{{shown}} ضابطًا',
  controls_other: '{{shown}} ضابط',
};

export const ar: HealthText = {
  screen: {
    title: 'سلامة سجل المخاطر',
    about: 'فحوص دائمة للسجل وخططه وضوابطه في حدود ما تراه. يفتح كل رقم ما يعدّه بالضبط.',
    all_pass: 'جميع الفحوص سليمة: لا شيء في السجل يستدعي الانتباه.',
    found: 'يستدعي الانتباه',
    passed: 'سليم',
  },
  card: { title: 'السلامة' },
  of: counted,
  check: {
    acceptance_missing: {
      title: 'مقبول بلا قبول سارٍ',
      means: 'الخطر مقبول، ولا يوجد قبول معتمد سارٍ له اليوم.',
    },
    plan_missing: {
      title: 'فوق شهية المخاطر بلا خطة',
      means: 'الخطر المتبقي فوق شهية المخاطر، وهو غير مقبول، ولا توجد خطة تحسين مفتوحة.',
    },
    overdue_review: { title: 'المراجعة متأخرة', means: 'انقضى يوم المراجعة التالية.' },
    no_owner: { title: 'بلا مالك', means: 'لا أحد مسؤول عن الخطر.' },
    inactive_owner: {
      title: 'المالك لم يعد نشطًا',
      means: 'عُطّل حساب المالك: عيّن شخصًا آخر.',
    },
    residual_without_control: {
      title: 'المتبقي دون المتأصّل بلا ضابط',
      means: 'تقييم الخطر المتبقي أدنى من المتأصّل، ولا أثر لأي ضابط مرتبط.',
    },
    override_lapsing: {
      title: 'تجاوز على وشك الانقضاء',
      means: 'ينقضي تقييم متبقٍّ جرى تجاوزه خلال 14 يومًا أو انقضى: أعد ذكره عند المراجعة.',
    },
    plan_overdue: { title: 'خطة متأخرة', means: 'خطة تحسين جارية تجاوزت تاريخ استحقاقها.' },
    control_never_tested: {
      title: 'ضابط مطبَّق لم يُختبر قط',
      means: 'الضابط مطبَّق، ولم يُعتمد له اختبار بعد: يُحتسب حتى ذلك الحين بأثر أقل.',
    },
    duplicate_title: {
      title: 'عنوان مكرّر',
      means: 'لخطر مفتوح آخر العنوان نفسه: قد يكون أحدهما مكررًا.',
    },
  },
};
