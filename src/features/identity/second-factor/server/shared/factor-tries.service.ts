import type { Window } from '#platform/server/limits/throttle.ts';

/** Codes that may be tried in an hour: of one account from one network, and from anywhere. */
const tries = { network: 10, account: 100 } as const;

/** What a code is counted in, wherever it is asked for: whoever guesses has one budget. */
export const codeWindows = (orgId: string, personId: string, network: string): Window[] => [
  { name: `mfa ${orgId} ${personId} ${network}`, most: tries.network, seconds: 3600 },
  { name: `mfa ${orgId} ${personId}`, most: tries.account, seconds: 3600 },
];
