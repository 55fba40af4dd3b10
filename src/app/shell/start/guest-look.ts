import type { TenantColours } from '#app/theme/themes.rules.ts';
import { paletteOf, seedOf } from '#app/theme/themes.rules.ts';
import { forgetLook } from '#app/theme/stored-look.ts';
import { applyTokens } from '#app/theme/tokens.ts';

/** Gives the sign-in page the colours of the organisation that is chosen there, or the default's. */
export function showGuestColours(colours: TenantColours | undefined): void {
  if (colours === undefined) forgetLook();
  else applyTokens(paletteOf(seedOf('tenant', colours)));
}
