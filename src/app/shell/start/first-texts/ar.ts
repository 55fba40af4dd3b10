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

/** Those of each thing, when a screen first speaks them: not what stands above, what the server alone says, or the public site, which is a
 *  page of its own. */
export const further = import.meta.glob<Record<string, Record<string, unknown>>>([
  '/src/platform/web/record/text/ar.ts',
  '/src/features/*/text/ar.ts',
  '/src/features/*/*/text/ar.ts',
  '!/src/features/identity/{person,picture,session,sign-in}/text/ar.ts',
  '!/src/features/public-site/*/text/ar.ts',
]);
