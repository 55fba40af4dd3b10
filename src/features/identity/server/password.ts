import { hash, verify } from '@node-rs/argon2';
import { overloaded, refusal } from '#platform/contract/refusal.ts';
import { refuse } from '#platform/server/refuse.ts';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const atOnce = 2;
const queueLength = 50;

/** A hash no password has: somebody unknown takes as long as somebody known. */
const decoy = hash(crypto.randomUUID(), cost);

export const passwordTooShort = refusal('password_too_short', 400, 'password');
export const passwordTooGuessable = refusal('password_too_guessable', 400, 'password');

/** Accounts need at least 12 characters, and not their owner's or the organisation's name in them. */
export function expectGoodPassword(password: string, context: readonly string[]): void {
  if ([...password].length < 12) refuse(passwordTooShort);
  const folded = password.toLowerCase();
  if (context.some((word) => word.length >= 4 && folded.includes(word.toLowerCase())))
    refuse(passwordTooGuessable);
}

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let running = 0;
const waiting: (() => void)[] = [];

/** Asked before a try is counted: who could not be answered has not failed. */
export function expectRoom(): void {
  if (waiting.length >= queueLength) refuse(overloaded, { retryAfter: 2 });
}

/** Compares in constant work, two at a time with a short queue: a flood of sign-ins must not take the server. */
export async function passwordMatches(password: string, stored: string | undefined): Promise<boolean> {
  if (running >= atOnce) {
    expectRoom();
    await new Promise<void>((resume) => waiting.push(resume));
  }
  running++;
  try {
    return (await verify(stored ?? (await decoy), password)) && stored !== undefined;
  } finally {
    running--;
    waiting.shift()?.();
  }
}
