import type { OscalText } from './en.ts';

export const ar: OscalText = {
  refusals: {
    oscal_too_long:
      'هذا أكثر مما تتسع له وثيقة OSCAL واحدة: {{megabytes}} ميغابايت من النص أو {{records}} سجل على الأكثر.',
    oscal_nothing_planned:
      'لا توجد هنا ملاحظة تدقيق ولا خطة تحسين. وثيقة POA&M في OSCAL تحتاج إلى واحدة على الأقل.',
  },
  making: 'تُعَدّ الوثيقة…',
  made: 'الوثيقة جاهزة',
  model: {
    'assessment-results': 'نتائج التقييم (OSCAL)',
    poam: 'خطة العمل والمعالم (POA&M، OSCAL)',
    ssp: 'خطة أمن النظام (OSCAL)',
  },
  good_for: {
    'assessment-results': 'الإجابات مع الأدلة وملاحظات التدقيق والمخاطر، بصيغة JSON',
    poam: 'ما ينبغي عمله: ملاحظات التدقيق والخطط مع تواريخها، بصيغة JSON',
    ssp: 'ما ينطبق وكيف يُستوفى، مع الأسباب والضوابط، بصيغة JSON',
  },
};
