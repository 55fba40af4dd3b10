export const en = {
  refusals: {
    seats_full:
      'The organisation has {{seats}} seats, of which {{free}} are free. Deactivate somebody, revoke an invitation, or ask your provider for more seats.',
    invitations_per_day: 'The organisation may send {{most}} invitations in 24 hours. Send the others later.',
    already_member: 'Somebody with this e-mail address has an account in this organisation already.',
    invitation_unknown:
      'This link is not valid. A newer mail may have replaced it, or part of the address is missing.',
    invitation_expired: 'This invitation has expired. Ask for a new one.',
    invitation_accepted: 'This invitation was accepted already. Sign in with the password that was set then.',
    invitation_revoked: 'This invitation was taken back.',
  },
};
export type InvitationText = typeof en;
