import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Copy } from 'lucide-react';
import * as z from 'zod';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { TextInput } from '#platform/web/ui/inputs/TextInput.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import {
  addMailDomain,
  listMailDomains,
  removeMailDomain,
  verifyMailDomain,
  type MailDomain,
} from '#features/organisation/organisation/organisation-settings.contract.ts';

const named = addMailDomain.body;
const empty: z.input<typeof named> = { domain: '' };

/** The organisation's mail domains: verified ones, and those that a record in their DNS is to prove. */
export function MailDomains() {
  const { t } = useTranslation('organisation-settings');
  const read = useRead(listMailDomains);
  const form = useContractForm(named, { feature: 'organisation-organisation', defaults: empty });
  const add = useWrite(addMailDomain, { handled: form.showFailure });
  const domains = read.data?.data;
  return (
    <SectionCard roomy title={t('domains.title')}>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '70ch' }}>
        {t('domains.about')}
      </Typography>
      {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton variant="rounded" height={120} />}
      {domains?.length === 0 && <EmptyState>{t('domains.empty')}</EmptyState>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 2 }}>
        {domains?.map((one) => (
          <Domain key={one.domain} one={one} />
        ))}
      </Box>
      <ContractFormBox
        form={form}
        onSubmit={(body) =>
          add.mutate(
            { body },
            {
              onSuccess: () => {
                form.discard();
                showSnackbar({ message: t('domains.added') });
              },
            },
          )
        }
      >
        <Box sx={{ maxWidth: 352 }}>
          <TextInput name="domain" label={t('domains.name')} placeholder="example.com" />
        </Box>
        <Button type="submit" variant="outlined" disabled={add.isPending}>
          {t('domains.add')}
        </Button>
      </ContractFormBox>
    </SectionCard>
  );
}

function Domain({ one: { domain, is_verified, is_listed, record } }: { one: MailDomain }) {
  const { t } = useTranslation('organisation-settings');
  const verify = useWrite(verifyMailDomain);
  const remove = useWrite(removeMailDomain);
  const name = `\u2066${domain}\u2069`;
  const body = { domain };
  const tell = (message: string) => showSnackbar({ message, variant: 'success' });
  const copy = async (value: string) => {
    await navigator.clipboard.writeText(value);
    showSnackbar({ message: t('domains.copied') });
  };
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="bdi" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {domain}
        </Typography>
        <StatusPill tone={is_verified ? 'success' : 'info'}>
          {t(is_verified ? 'domains.is_verified' : 'domains.waits')}
        </StatusPill>
        {is_verified && (
          <Typography variant="caption" color="textSecondary">
            {t(is_listed ? 'domains.is_listed' : 'domains.is_not_listed')}
          </Typography>
        )}
        <Box sx={{ flex: 1 }} />
        {!is_verified && (
          <Button
            size="small"
            variant="contained"
            disabled={verify.isPending}
            aria-label={t('domains.verify_named', { domain: name })}
            onClick={() =>
              verify.mutate({ body }, { onSuccess: () => tell(t('domains.verified', { domain: name })) })
            }
          >
            {t('domains.verify')}
          </Button>
        )}
        <Button
          size="small"
          color="inherit"
          disabled={remove.isPending}
          aria-label={t('domains.remove_named', { domain: name })}
          onClick={() =>
            remove.mutate({ body }, { onSuccess: () => tell(t('domains.removed', { domain: name })) })
          }
        >
          {t('web:remove')}
        </Button>
      </Box>
      {record !== null && (
        <FactList>
          <Fact name={t('domains.record')}>
            <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
              {record.name}
            </Box>
          </Fact>
          <Fact name={t('domains.value')}>
            <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
              {record.value}
            </Box>{' '}
            <IconButton
              size="small"
              aria-label={t('domains.copy', { domain: name })}
              onClick={() => void copy(record.value)}
            >
              <Copy size={14} aria-hidden />
            </IconButton>
          </Fact>
        </FactList>
      )}
    </Box>
  );
}
