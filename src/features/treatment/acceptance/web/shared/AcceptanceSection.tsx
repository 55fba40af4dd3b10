import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { acceptanceLink } from '../../acceptance-paths.ts';
import { listAcceptances, type AcceptanceRow } from '../../acceptance.contract.ts';
import { AcceptanceFlags } from './AcceptanceFlags.tsx';
import { AcceptanceStatus } from './AcceptanceStatus.tsx';
import { RequestDialog } from './RequestDialog.tsx';

/** The acceptances of a risk, on its page; where it is to be accepted and nobody has approved that, the way to ask for it. */
export function AcceptanceSection({ risk }: { risk: Risk }) {
  const { t } = useTranslation('treatment-acceptance');
  const [isAsking, ask] = useState(false);
  const { data, error, refetch } = useRead(listAcceptances, { query: { risk: risk.id, limit: '50' } });
  const failure = error && <FailureNotice failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return failure ?? <HistorySkeleton />;
  const rows = data.data;
  const isToBeAccepted = risk.treatment === 'accept' && ['created', 'accepted'].includes(risk.status);
  const isAsked = rows.some(({ status }) => status === 'submitted');
  // Those who choose the treatment ask for it.
  const mayAsk = isToBeAccepted && risk.inherent !== null && risk.permissions.can.includes('treatment');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {failure}
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography color="textSecondary" sx={{ flex: 1, minWidth: 200 }}>
          {t(noteOf(risk, isAsked))}
        </Typography>
        {mayAsk && !isAsked && (
          <Button
            variant={risk.status === 'accepted' ? 'text' : 'outlined'}
            size="small"
            aria-haspopup="dialog"
            onClick={() => ask(true)}
          >
            {t(risk.status === 'accepted' ? 'section.renew' : 'section.request')}
          </Button>
        )}
      </Box>
      {rows.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {rows.map((row) => (
            <AcceptanceLine key={row.id} row={row} />
          ))}
        </Box>
      )}
      {isAsking && <RequestDialog risk={risk} onClose={() => ask(false)} />}
    </Box>
  );
}

const noteOf = ({ treatment, status, inherent }: Risk, isAsked: boolean) => {
  if (status === 'accepted') return 'section.is_accepted';
  if (treatment !== 'accept' || status !== 'created') return 'section.not_meant';
  if (inherent === null) return 'section.unrated';
  return isAsked ? 'section.is_asked' : 'section.not_accepted';
};

function AcceptanceLine({ row }: { row: AcceptanceRow }) {
  const { t } = useTranslation('treatment-acceptance');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1.5,
        rowGap: 0.5,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Link component={RouterLink} to={acceptanceLink(row.id)}>
        <bdi>{row.ref}</bdi>
      </Link>
      <AcceptanceStatus status={row.status} />
      <AcceptanceFlags flags={row.flags} />
      <Box component="span" sx={{ color: 'text.secondary', marginInlineStart: 'auto' }}>
        {t('section.by')} <bdi>{row.approver.name}</bdi> · {t('section.until')}{' '}
        <DateText value={row.expires_on} />
      </Box>
    </Box>
  );
}
