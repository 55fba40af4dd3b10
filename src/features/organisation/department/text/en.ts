export const en = {
  refusals: {
    department_unknown: 'This department is not one of the organisation.',
    department_name_taken: 'A department with this name already exists here.',
  },
  screen: {
    business_unit: 'Business Unit',
    select_department: 'Select Department',
    whole: 'Whole organisation',
  },
};
export type DepartmentText = typeof en;
