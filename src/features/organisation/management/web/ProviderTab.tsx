import { ProvisioningCard } from '#features/identity/provisioning/web/shared/ProvisioningCard.tsx';
import { SignInTab } from '#features/identity/single-sign-on/web/shared/SignInTab.tsx';

/** How people get in by systems of the organisation's own: its provider, and its directory. */
export const ProviderTab = () => (
  <SignInTab>
    <ProvisioningCard />
  </SignInTab>
);
