/** How many safeguards of CIS an assessment asks, by the last implementation group in its scope. */
export const safeguardCounts = { 1: 56, 2: 130, 3: 153 } as const;
