import { historyNamespaces } from '#features/organisation/activity-log/web/shared/act-words.rules.ts';
import type { ComponentType } from 'react';
import type { KeyBelow } from '#platform/web/language/text-keys.ts';
import { withTexts } from '#platform/web/screen/lazy-screen.ts';

/** A tab of the page, by its address: `?tab=people`. Its code and its texts come when it is opened. */
export interface ManagementTab {
  id: string;
  /** Of the texts under `organisation-management:tab`. */
  label: KeyBelow<'organisation-management', 'tab'>;
  load: () => Promise<{ Component: ComponentType }>;
}

/** What an Admin manages here; the first is shown where the address names none. Other things add their line. */
export const managementTabs: readonly [ManagementTab, ...ManagementTab[]] = [
  {
    id: 'people',
    label: 'people',
    load: withTexts(
      [
        'identity-member',
        'identity-account-request',
        'identity-leaving',
        'identity-lost-access',
        'organisation-department',
      ],
      async () => (await import('./MembersTab.tsx')).MembersTab,
    ),
  },
  {
    id: 'invitations',
    label: 'invitations',
    load: withTexts(
      ['organisation-invitation', 'organisation-department'],
      async () =>
        (await import('#features/organisation/invitation/web/shared/InvitationsTab.tsx')).InvitationsTab,
    ),
  },
  {
    id: 'auditors',
    label: 'auditors',
    load: withTexts(
      ['compliance-auditor'],
      async () => (await import('#features/compliance/auditor/web/shared/AuditorsTab.tsx')).AuditorsTab,
    ),
  },
  {
    id: 'sign-in',
    label: 'sign_in',
    load: withTexts(
      ['identity-single-sign-on', 'identity-provisioning', 'organisation-department'],
      async () => (await import('./ProviderTab.tsx')).ProviderTab,
    ),
  },
  {
    id: 'security',
    label: 'security',
    load: withTexts(
      ['organisation-security'],
      async () => (await import('#features/organisation/security/web/shared/SecurityTab.tsx')).SecurityTab,
    ),
  },
  {
    id: 'log',
    label: 'log',
    load: withTexts(
      ['organisation-activity-log', 'record', ...Object.values(historyNamespaces)],
      async () =>
        (await import('#features/organisation/activity-log/web/shared/ActivityLogTab.tsx')).ActivityLogTab,
    ),
  },
];
