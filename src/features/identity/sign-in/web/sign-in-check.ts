import * as z from 'zod/mini';
import { explainIssue } from '#platform/contract/input-errors.ts';
import type { KeyBelow } from '#platform/web/language/text-keys.ts';
import { signInDetails } from '../sign-in.contract.ts';

type InputKey = KeyBelow<'identity-sign-in', 'input'>;

/** What is wrong with the form, by the contract's own rules; the names of texts under `input`. */
export function checkSignIn(values: { email: string; password: string }): {
  email?: InputKey;
  password?: InputKey;
} {
  const parsed = z.safeParse(signInDetails, values);
  if (parsed.success) return {};
  const wrong: Record<string, InputKey> = {};
  for (const issue of parsed.error.issues)
    wrong[String(issue.path[0])] ??= explainIssue(issue).key as InputKey;
  return wrong;
}
