import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import * as z from 'zod';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { currentSession } from '#platform/web/session/session.ts';
import { confirm } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import {
  listProvisioningTokens,
  makeProvisioningToken,
  revokeProvisioningToken,
  type ProvisioningToken,
} from '../../provisioning.contract.ts';

const named = z.object({ name: z.string().trim().min(1).max(60) });

function TokenLine({ token: { id, name, created_at, last_used_at } }: { token: ProvisioningToken }) {
  const { t } = useTranslation('identity-provisioning');
  const formats = useFormats();
  const revoke = useWrite(revokeProvisioningToken);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <bdi>{name}</bdi>
        <Typography variant="caption" component="p" color="textSecondary">
          {t('screen.made', { moment: formats.moment(created_at) })}{' '}
          {last_used_at === null
            ? t('screen.unused')
            : t('screen.used', { moment: formats.moment(last_used_at) })}
        </Typography>
      </Box>
      <Button
        size="small"
        color="error"
        disabled={revoke.isPending}
        aria-label={t('screen.revoke_named', { name })}
        onClick={() =>
          confirm({
            title: t('screen.revoke_named', { name }),
            text: t('screen.revoke_text'),
            verb: t('screen.revoke'),
            onConfirm: () => revoke.mutate({ params: { id } }),
          })
        }
      >
        {t('screen.revoke')}
      </Button>
    </Box>
  );
}

/** The tokens that the organisation's directory provisions people and groups with. */
export function ProvisioningCard() {
  const { t } = useTranslation('identity-provisioning');
  const read = useRead(listProvisioningTokens);
  const form = useContractForm(named, { feature: 'identity-provisioning', defaults: { name: '' } });
  const make = useWrite(makeProvisioningToken, { handled: form.showFailure });
  const base = new URL(currentSession()?.baseURL ?? '/', location.origin).href;
  return (
    <SectionCard roomy title={t('screen.title')}>
      <Typography color="textSecondary">{t('screen.about')}</Typography>
      <Typography sx={{ my: 1 }}>
        {t('screen.address')}{' '}
        <Box component="code" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>{`${base}/scim/v2`}</Box>
      </Typography>
      {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {(read.data?.data ?? []).map((token) => (
          <TokenLine key={token.id} token={token} />
        ))}
      </Box>
      {make.data !== undefined && (
        <Alert severity="info" variant="outlined" sx={{ my: 2 }}>
          {t('screen.once')}
          <Box component="code" dir="ltr" sx={{ display: 'block', mt: 1, overflowWrap: 'anywhere' }}>
            {make.data.data.token}
          </Box>
        </Alert>
      )}
      <ContractFormBox
        form={form}
        onSubmit={(body) => make.mutate({ body }, { onSuccess: () => form.discard() })}
      >
        <TextInput name="name" label={t('screen.name')} placeholder="Entra ID" />
        <Button type="submit" variant="outlined" disabled={make.isPending}>
          {t('screen.make')}
        </Button>
      </ContractFormBox>
    </SectionCard>
  );
}
