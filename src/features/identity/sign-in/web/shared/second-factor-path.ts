/** Where a second factor is set up. */
export const secondFactorPath = '/secondfactor';
