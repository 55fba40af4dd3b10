/** Which way an indicator gets worse. */
export const indicatorDirections = ['higher_worse', 'lower_worse'] as const;
export type IndicatorDirection = (typeof indicatorDirections)[number];

/** How often an indicator is read. */
export const cadences = ['daily', 'weekly', 'monthly', 'quarterly', 'half_yearly', 'yearly'] as const;
export type Cadence = (typeof cadences)[number];

/** Where an indicator stands: by its last reading, or stale where that is too long ago. */
export const indicatorStates = ['green', 'amber', 'red', 'stale'] as const;
export type IndicatorState = (typeof indicatorStates)[number];
