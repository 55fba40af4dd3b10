import type { Language } from '#platform/contract/access.ts';

/** Categories for a new organisation to begin with, by a key that the shipped library names too. */
export const firstCategories = {
  en: {
    cyber: 'Cyber security',
    privacy: 'Privacy',
    operations: 'Operations',
    third_party: 'Third party',
    financial: 'Financial',
    compliance: 'Compliance',
    facilities: 'Facilities',
    people: 'People',
  },
  tr: {
    cyber: 'Siber güvenlik',
    privacy: 'Kişisel verilerin korunması',
    operations: 'Operasyon',
    third_party: 'Üçüncü taraflar',
    financial: 'Mali',
    compliance: 'Uyum',
    facilities: 'Tesisler',
    people: 'İnsan kaynağı',
  },
  ar: {
    cyber: 'الأمن السيبراني',
    privacy: 'الخصوصية',
    operations: 'العمليات',
    third_party: 'الأطراف الثالثة',
    financial: 'المالية',
    compliance: 'الامتثال',
    facilities: 'المرافق',
    people: 'الموارد البشرية',
  },
} satisfies Record<Language, Record<string, string>>;
