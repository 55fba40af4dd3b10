import type { DepartmentText } from './en.ts';

export const tr: DepartmentText = {
  refusals: {
    department_unknown: 'Bu birim kuruluşta yok.',
    department_name_taken: 'Burada bu adda bir birim zaten var.',
  },
  screen: {
    business_unit: 'İş birimi',
    select_department: 'Birim seçin',
    whole: 'Tüm kuruluş',
  },
};
