import { useEffect, useState } from 'react';
import { call } from '#platform/web/calling/call.ts';
import type { SignInLook } from '../../branding.contract.ts';
import { guestColours } from './shown-colours.ts';

/** How the organisation looks that is chosen at the sign-in, once it is known; the page takes on its colours. */
export function useSignInLook(base: string | undefined): SignInLook | undefined {
  const [found, find] = useState<{ base: string; look: SignInLook }>();
  useEffect(() => {
    if (base === undefined) return undefined;
    let isGone = false;
    const ask = async () => {
      const { readSignInLook } = await import('../../branding.contract.ts');
      const { data: look } = await call(readSignInLook, {}, { base });
      if (!isGone) find({ base, look });
    };
    // Without it the page looks as it did: nobody has to hear of that.
    void ask().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [base]);
  const look = found?.base === base ? found?.look : undefined;
  useEffect(() => {
    guestColours.show(look?.palette);
  }, [look]);
  useEffect(() => () => guestColours.show(undefined), []);
  return look;
}
