import { hash, verify } from '@node-rs/argon2';
import { semaphore } from '#platform/server/limits/semaphore.ts';
import { refuse } from '#platform/server/http/refuse.ts';
import { passwordTooCommon, passwordTooGuessable, passwordTooShort } from '../../password.contract.ts';
import { leastCharacters } from '#features/organisation/security/security.rules.ts';
import { isLongEnough } from '../../password.rules.ts';
import { isCommonPassword } from '../common-password.service.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash no password has: somebody unknown takes as long as somebody known. */
const decoy = hash(crypto.randomUUID(), cost);

/** What is stored of somebody who has no password: they sign in otherwise. */
export const hashOfNoPassword = (): Promise<string> => decoy;

/** What everybody here knows, whoever they are. */
const product = 'plumbline';
/** Letters and digits, however they are written, and whatever stands between them. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What a password is held against. */
export interface PasswordContext {
  /** Names of its owner and of the organisation. */
  names: readonly string[];
  /** The organisation asks everybody for a second factor. */
  isFactorRequired: boolean;
}

/** Passwords are long, hold neither their owner's name nor the organisation's or the product's, and are none that everybody tries
 *  first. */
export function expectGoodPassword(password: string, { names, isFactorRequired }: PasswordContext): void {
  if (!isLongEnough(password, isFactorRequired))
    refuse(passwordTooShort, { values: { least: leastCharacters(isFactorRequired) } });
  const typed = plain(password);
  if ([product, ...names].map(plain).some((word) => word.length >= 4 && typed.includes(word)))
    refuse(passwordTooGuessable);
  if (isCommonPassword(password)) refuse(passwordTooCommon);
}

/** A flood of sign-ins must not take the server. */
const turns = semaphore({ atOnce: 2, waiting: 50, retryAfter: 2 });

export const hashPassword = (password: string): Promise<string> => turns.take(() => hash(password, cost));

/** The work on passwords of somebody who was let in. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Compares in constant work. */
  matches(password: string, stored: string | undefined): Promise<boolean>;
}

/** Lets somebody in, or refuses before a try of theirs is counted: who could not be answered has not failed. */
export const withPasswords = <T>(work: (passwords: Passwords) => Promise<T>): Promise<T> =>
  turns.admit((takeTurn) =>
    work({
      hash: (password) => takeTurn(() => hash(password, cost)),
      matches: (password, stored) =>
        takeTurn(async () => (await verify(stored ?? (await decoy), password)) && stored !== undefined),
    }),
  );
