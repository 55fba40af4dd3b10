export const en = {
  refusals: {
    scim_filter_unknown: 'Only userName, displayName and externalId can be looked up, with eq.',
    scim_address_needed: 'An e-mail address is needed: as userName, or among emails.',
    scim_address_foreign:
      'A directory gives addresses of the organisation’s verified mail domains only. Verify the domain first, or let an Admin invite the person.',
    scim_address_waits:
      'This is the address of an Admin. The change waits for an Admin’s confirmation; send it again after that.',
    scim_address_declined: 'An Admin declined this address. It stays as it is.',
    scim_path_unknown: 'This change is in no form that is known here.',
    scim_member_unknown: 'A member is not in this organisation.',
    scim_name_taken: 'This name is taken already.',
    scim_last_admin: 'The last Admin stays active.',
    too_many_provisioning_tokens: 'There are five tokens already. Revoke one first.',
  },
  screen: {
    title: 'Provisioning (SCIM)',
    about:
      'Your directory makes, changes and ends memberships by itself. Groups with the name of a department fill it.',
    address: 'Address (tenant URL):',
    name: 'Name of the new token',
    make: 'Make a token',
    once: 'This token is shown this once.',
    made: 'Made {{moment}}.',
    used: 'Last used {{moment}}.',
    unused: 'Not used yet.',
    revoke: 'Revoke',
    revoke_named: 'Revoke {{name}}',
    revoke_text: 'The directory that uses this token can change nothing here any more.',
  },
};
export type ProvisioningText = typeof en;
