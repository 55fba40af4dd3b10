/** What a provider sent the browser back with, behind the `#` of the address. external-sign-in.contract.ts names both; a contract
 *  brings its schemas along, and provider-answer.test.ts holds these to it. */
export const answerKeys = { code: 'sign-in-code', failure: 'sign-in-failed' } as const;

export const providerFailures = [
  'refused',
  'expired',
  'not_invited',
  'linked_otherwise',
  'not_confirmed',
  'no_seat',
  'deactivated',
  'away',
] as const;
export type ProviderFailure = (typeof providerFailures)[number];
