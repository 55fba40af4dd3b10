import { leastCharacters } from '#features/organisation/security/security.rules.ts';

/** As people count: an emoji or a letter with its marks in one sign is one. */
export const isLongEnough = (password: string, isFactorRequired: boolean): boolean =>
  [...password].length >= leastCharacters(isFactorRequired);
