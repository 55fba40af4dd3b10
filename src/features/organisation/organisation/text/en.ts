export const en = {
  refusals: {
    slug_taken: 'This short name is already used.',
    organisation_name_taken: "Organization's name already exists",
    mail_domain_public: 'Everybody has addresses at this mail domain: it cannot stand for one organisation.',
    mail_domain_known: 'This domain is among yours already.',
    mail_domain_unproved:
      'The record was not found in DNS. What was just published may take up to an hour to be seen.',
    too_many_mail_domains: 'No more than {{most}} domains can wait to be verified.',
  },
  input: {
    currency_unknown: 'A currency is expected, like EUR.',
    mail_domain_expected: 'A domain is expected, like example.com.',
  },
};
export type OrganisationText = typeof en;
