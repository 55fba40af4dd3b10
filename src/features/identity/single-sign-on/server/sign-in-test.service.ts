import type { ExternalFailure } from '../external-sign-in.contract.ts';
import { outcomeInAddress, type TestOutcome } from '../single-sign-on.contract.ts';

/** The page where an Admin began, with what their test sign-in came to. */
export const testedAt = (outcome: TestOutcome): string =>
  `/apps/settings/management?tab=sign-in#${outcomeInAddress}=${outcome}`;

/** As the libraries say it of a signature that is none, of another key, or of an algorithm that does not count. */
const aboutSignature = /signature|algorithm|verification key|JWS|"alg"/i;

export const outcomeOf = (failure: ExternalFailure, why: string): TestOutcome =>
  failure === 'away' ? 'away' : aboutSignature.test(why) ? 'not_signed' : 'refused';
