import { useEffect, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useSearchParams } from 'react-router';
import { safeBase } from '#platform/web/session/session.ts';
import { AskForLink } from './AskForLink.tsx';
import { GuestFrame } from '../shared/GuestFrame.tsx';
import { SetByLink } from './SetByLink.tsx';

/** What a mailed link carries behind its `#`, which no server is sent: the secret, and the address it was sent to. */
function linkIn(fragment: string): { secret: string; email: string } | undefined {
  const [, secret, email] = /^#([\w-]{43})\.(.+)$/.exec(fragment) ?? [];
  if (secret === undefined || email === undefined) return undefined;
  try {
    return { secret, email: decodeURIComponent(email) };
  } catch {
    return undefined;
  }
}

/** A new password for whoever forgot theirs: asks for a link, or follows one. */
export function ResetPasswordPage() {
  const { t } = useTranslation('identity-password');
  const [search] = useSearchParams();
  const org = search.get('org');
  const base = safeBase(org === null ? undefined : `/org/${org}`);
  const [link, setLink] = useState(() => linkIn(location.hash));
  // Neither the address bar nor the history keeps the secret.
  useEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return (
    <GuestFrame title={t('reset.title')}>
      {link === undefined || base === undefined || org === null ? (
        <AskForLink linked={org} />
      ) : (
        <SetByLink {...link} base={base} org={org} onAskAgain={() => setLink(undefined)} />
      )}
    </GuestFrame>
  );
}
