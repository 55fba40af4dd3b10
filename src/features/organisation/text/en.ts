export const en = {
  refusals: {
    department_unknown: 'This department is not one of the organisation.',
    department_name_taken: 'A department with this name already exists here.',
    slug_taken: 'This short name is already used.',
    organisation_name_taken: "Organization's name already exists",
    mail_domain_public: 'Everybody has addresses at this mail domain: it cannot stand for one organisation.',
  },
  screen: {
    business_unit: 'Business Unit',
    select_department: 'Select Department',
    whole: 'Whole organisation',
  },
};
export type OrganisationText = typeof en;
