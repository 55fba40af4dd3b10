import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { listPasskeys, type Passkey } from '#features/identity/passkey/passkey.contract.ts';
import { userAgentText } from '#features/identity/session/user-agent.rules.ts';
import { PasskeyItem } from './PasskeyItem.tsx';
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx';
import { useAddPasskey } from './passkey-added.hooks.ts';

/** The keys that sign in without a password, each on a device of one's own. */
export function PasskeysCard() {
  const { t } = useTranslation('workspace-profile');
  const passkeys = useRead(listPasskeys);
  const late = useIsSlow(passkeys.isPending);
  const add = useAddPasskey();
  const [renamed, rename] = useState<Passkey>();
  const all = passkeys.data?.data ?? [];
  const addHere = () => {
    const { browser, system } = userAgentText(navigator.userAgent);
    const name =
      browser !== null && system !== null
        ? t('sessions.browser_on_system', { browser, system })
        : t('passkeys.one');
    add.mutate(name, {
      onSuccess: (kept) =>
        showSnackbar(
          kept === undefined
            ? { message: t('passkeys.not_made'), variant: 'info' }
            : { message: t('passkeys.added'), variant: 'success' },
        ),
    });
  };
  return (
    <SectionCard
      roomy
      title={t('passkeys.title')}
      action={
        'PublicKeyCredential' in globalThis && (
          <Button size="small" disabled={add.isPending} onClick={addHere}>
            {t('passkeys.add')}
          </Button>
        )
      }
    >
      {passkeys.isError && <FailureNotice failure={passkeys.error} onRetry={() => void passkeys.refetch()} />}
      {late && <Skeleton variant="rounded" height={64} />}
      {passkeys.data !== undefined && all.length === 0 && <Typography>{t('passkeys.none')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {all.map((passkey) => (
          <PasskeyItem key={passkey.id} passkey={passkey} onRename={() => rename(passkey)} />
        ))}
      </Box>
      {renamed !== undefined && (
        <RenamePasskeyDialog key={renamed.id} passkey={renamed} onClose={() => rename(undefined)} />
      )}
    </SectionCard>
  );
}
