import { ar as platform } from '#platform/text/ar.ts';
import { ar as web } from '#platform/web/text/ar.ts';
import { ar as contact } from '#features/public-site/contact/text/ar.ts';
import { ar as further } from '#features/public-site/further/text/ar.ts';

/** What the parts of the public site say that come with scripts. */
export const texts: Record<string, Record<string, unknown>> = {
  platform,
  web,
  'public-site-contact': contact,
  'public-site-further': further,
};
