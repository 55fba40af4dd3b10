/** How a provider says that it asked for more than a password: `mfa` among the methods of an ID token (RFC 8176), or a context that
 *  stands for it. Whatever else it says, or leaves out, counts as a single factor. */
const multiFactorContexts = new Set([
  'https://refeds.org/profile/mfa',
  'http://schemas.microsoft.com/claims/multipleauthn',
  'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
  'urn:oasis:names:tc:SAML:2.0:ac:classes:MobileTwoFactorContract',
  'urn:oasis:names:tc:SAML:2.0:ac:classes:MobileTwoFactorUnregistered',
]);

/** Milliseconds after which what a provider asked for counts no longer. */
const longestAgo = 12 * 3_600_000;

interface Said {
  methods?: readonly unknown[] | undefined;
  context?: unknown;
  /** When the person was asked; nothing, where the provider does not say. */
  at?: Date | undefined;
}

/** Whether a provider asked for a second factor in the last twelve hours, by its own word. */
export const saysSecondFactor = ({ methods = [], context, at }: Said, now: Date): boolean =>
  (methods.includes('mfa') || (typeof context === 'string' && multiFactorContexts.has(context))) &&
  (at === undefined || now.getTime() - at.getTime() < longestAgo);
