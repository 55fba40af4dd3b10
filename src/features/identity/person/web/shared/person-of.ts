import type { Person } from '#platform/web/session/session.ts';
import type { OwnData } from '../../person.contract.ts';

/** Whether somebody counts as signed in (specification 6): who has no role is a guest, whatever else is known of them. */
export const holdsRole = ({ role }: { role?: unknown }): boolean =>
  [role].flat().some((one) => typeof one === 'string' && one !== '');

/** What the rest of the app may know of one's own data. */
export const personOf = (own: OwnData): Person => ({
  id: own.id,
  name: `${own.first_name} ${own.last_name}`,
  type: own.type,
  org_editor: own.org_editor,
  locale: own.user.locale,
  timezone: own.organization_data.timezone,
  clock: own.user.timezone,
  must: own.must ?? undefined,
  isFirstSignIn: own.type === 'Admin' && own.first_logging_in,
  organisation: {
    name: own.organization_data.organization_name,
    slug: own.organization_data.slug,
    flat: own.organization_data.license === 'flat',
  },
});
