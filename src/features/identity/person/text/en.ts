export const en = {
  refusals: {
    person_unknown: 'This person is not an active member of the organisation.',
    email_taken: 'Somebody with this e-mail address is already a member.',
  },
};
export type PersonText = typeof en;
