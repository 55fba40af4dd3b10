import { ar as platform } from '#platform/text/ar.ts';
import { ar as web } from '#platform/web/text/ar.ts';
import { ar as session } from '#features/identity/session/text/ar.ts';
import { ar as signIn } from '#features/identity/sign-in/text/ar.ts';
import { ar as shell } from '../../../text/ar.ts';

/** What every screen needs from its first moment, in one file. */
export const texts: Record<string, Record<string, unknown>> = {
  platform,
  web,
  'identity-session': session,
  'identity-sign-in': signIn,
  shell,
};
