export const en = {
  refusals: {
    slug_taken: 'This short name is already used.',
    organisation_name_taken: "Organization's name already exists",
    mail_domain_public: 'Everybody has addresses at this mail domain: it cannot stand for one organisation.',
  },
};
export type OrganisationText = typeof en;
