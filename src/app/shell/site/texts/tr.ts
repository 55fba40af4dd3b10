import { tr as platform } from '#platform/text/tr.ts';
import { tr as web } from '#platform/web/text/tr.ts';
import { tr as contact } from '#features/public-site/contact/text/tr.ts';
import { tr as further } from '#features/public-site/further/text/tr.ts';

/** What the parts of the public site say that come with scripts. */
export const texts: Record<string, Record<string, unknown>> = {
  platform,
  web,
  'public-site-contact': contact,
  'public-site-further': further,
};
