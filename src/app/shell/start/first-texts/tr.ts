import { tr as platform } from '#platform/text/tr.ts';
import { tr as web } from '#platform/web/text/tr.ts';
import { tr as session } from '#features/identity/session/text/tr.ts';
import { tr as signIn } from '#features/identity/sign-in/text/tr.ts';
import { tr as shell } from '../../../text/tr.ts';

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
  '/src/platform/web/record/text/tr.ts',
  '/src/features/*/text/tr.ts',
  '/src/features/*/*/text/tr.ts',
  '!/src/features/identity/{person,picture,session,sign-in}/text/tr.ts',
  '!/src/features/public-site/*/text/tr.ts',
]);
