/** How many characters a password has at least: fewer where the organisation asks everybody for a second factor beside it. */
export const leastCharacters = (isFactorRequired: boolean): number => (isFactorRequired ? 12 : 15);
