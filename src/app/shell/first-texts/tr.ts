import { tr as platform } from '#platform/text/tr.ts';
import { tr as web } from '#platform/web/text/tr.ts';
import { tr as identity } from '#features/identity/text/tr.ts';
import { tr as shell } from '../../text/tr.ts';

/** What every screen needs from its first moment, in one file. */
export const texts: Record<string, Record<string, unknown>> = { platform, web, identity, shell };
