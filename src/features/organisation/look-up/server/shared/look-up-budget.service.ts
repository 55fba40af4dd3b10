import type { Window } from '#platform/server/limits/throttle.ts';
import { isPublicMail } from '../../public-mail.rules.ts';
import { mailDomainOf } from '#platform/contract/plain-text/mail-domain.ts';

/** How many look-ups that lead to no sign-in one network has. */
export interface LookUpBudget {
  /** A minute, with six times as many an hour. */
  perMinute: number;
  /** A day, for one mail domain. */
  perDomainAndDay: number;
}

/** The mail domain that may lead to organisations; nothing for one that is open to everybody. */
export function companyDomainOf(email: string): string {
  const domain = mailDomainOf(email).toLowerCase();
  return isPublicMail(domain) ? '' : domain;
}

/** What a look-up is counted in, and what a sign-in gives one look-up back to: who gets in has not guessed. */
export const lookUpWindows = (
  { perMinute, perDomainAndDay }: LookUpBudget,
  { network, domain }: { network: string; domain: string },
): [minute: Window, hour: Window, ...ofDomain: Window[]] => {
  const from = `look-up ${network}`;
  return [
    { name: from, most: perMinute, seconds: 60 },
    { name: from, most: perMinute * 6, seconds: 3600 },
    ...(domain === '' ? [] : [{ name: `${from} of ${domain}`, most: perDomainAndDay, seconds: 86_400 }]),
  ];
};
