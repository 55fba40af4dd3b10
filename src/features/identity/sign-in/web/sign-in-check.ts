import * as z from 'zod/mini';
import { explainIssue } from '#platform/contract/input-errors.ts';
import { signInDetails } from '../sign-in.contract.ts';

/** What is wrong with the form, by the contract's own rules; the names of texts under `input`. */
export function checkSignIn(values: { email: string; password: string }): {
  email?: string;
  password?: string;
} {
  const parsed = z.safeParse(signInDetails, values);
  if (parsed.success) return {};
  const wrong: Record<string, string> = {};
  for (const issue of parsed.error.issues) wrong[String(issue.path[0])] ??= explainIssue(issue).key;
  return wrong;
}
