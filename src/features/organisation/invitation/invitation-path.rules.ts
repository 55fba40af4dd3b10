/** Where a mailed invitation leads: the organisation in the address, the secret in its fragment. */
export const invitationPath = '/invite';
