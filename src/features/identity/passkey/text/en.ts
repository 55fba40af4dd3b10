export const en = {
  refusals: {
    passkey_wrong: 'The passkey was not accepted. Try again.',
    passkey_taken: 'This passkey is kept already.',
    too_many_passkeys: 'There are as many passkeys as one person may have. Remove one first.',
  },
};
export type PasskeyText = typeof en;
