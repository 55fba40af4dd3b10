import { en as platform } from '#platform/text/en.ts';
import { en as web } from '#platform/web/text/en.ts';
import { en as contact } from '#features/public-site/contact/text/en.ts';
import { en as further } from '#features/public-site/further/text/en.ts';

/** What the parts of the public site say that come with scripts. */
export const texts: Record<string, Record<string, unknown>> = {
  platform,
  web,
  'public-site-contact': contact,
  'public-site-further': further,
};
