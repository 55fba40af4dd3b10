import { en as platform } from '#platform/text/en.ts';
import { en as web } from '#platform/web/text/en.ts';
import { en as session } from '#features/identity/session/text/en.ts';
import { en as signIn } from '#features/identity/sign-in/text/en.ts';
import { en as shell } from '../../../text/en.ts';

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
  '/src/platform/web/record/text/en.ts',
  '/src/features/*/text/en.ts',
  '/src/features/*/*/text/en.ts',
  '!/src/features/identity/{person,picture,session,sign-in}/text/en.ts',
  '!/src/features/public-site/*/text/en.ts',
]);
