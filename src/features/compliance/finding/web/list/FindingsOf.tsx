import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { listFindings } from '../../finding.contract.ts';
import { findingsPage, pathOfFinding } from '../../finding-path.rules.ts';
import type { FindingRow } from '../../finding.contract.ts';
import { FindingFlags } from '../shared/FindingFlags.tsx';
import { FindingKind } from '../shared/FindingKind.tsx';
import { FindingStatus } from '../shared/FindingStatus.tsx';
import type { FindingOrigin } from '../shared/finding-origin.ts';

// Comes once somebody raises one.
const RaiseDialog = lazy(async () => ({ default: (await import('../edit/RaiseDialog.tsx')).RaiseDialog }));

/** As many as stand on the page of something else; of external auditors, who have no other list of them, more. */
const shown = 10;
const shownToAuditors = 200;

export interface FindingsOfProps {
  /** Whose findings they are, as the list's filter names it. */
  of: { assessment: string } | { control_assessment: string } | { control: string };
  /** What one is raised from here; nothing for those who raise none. */
  origin: FindingOrigin | undefined;
}

/** The findings of an assessment or a control, those that changed last first. */
export function FindingsOf({ of, origin }: FindingsOfProps) {
  const { t } = useTranslation('compliance-finding');
  const [isRaising, raise] = useState(false);
  const isAuditor = usePerson().type === 'Auditor';
  const limit = String(isAuditor ? shownToAuditors : shown);
  const { data, error, refetch } = useRead(listFindings, { query: { ...of, limit } });
  // Who raises none is not told of what is not there.
  if (origin === undefined && error === null && !data?.count) return null;
  return (
    <SectionCard
      title={t('card.title')}
      action={
        origin && (
          <Button
            size="small"
            startIcon={<Plus size={16} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => raise(true)}
          >
            {t('card.raise')}
          </Button>
        )
      }
    >
      {error && <FailureNotice failure={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton width="60%" />}
      {data?.data.length === 0 && <Typography color="textSecondary">{t('card.none')}</Typography>}
      {data !== undefined && data.data.length > 0 && (
        <Box sx={{ containerType: 'inline-size' }}>
          <Box component="ul" sx={lines}>
            {data.data.map((finding) => (
              <FindingLine key={finding.id} finding={finding} />
            ))}
          </Box>
        </Box>
      )}
      {!isAuditor && data !== undefined && data.count > shown && (
        <div>
          <Button size="small" component={RouterLink} to={`${findingsPage}?${new URLSearchParams(of)}`}>
            {t('card.all')}
          </Button>
        </div>
      )}
      {isRaising && origin && (
        <Suspense>
          <RaiseDialog origin={origin} onClose={() => raise(false)} />
        </Suspense>
      )}
    </SectionCard>
  );
}

// As columns of a table where there is room; else what is known of each below its title.
const wide = '@container (min-width: 600px)';
const lines = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  rowGap: 1.5,
  [wide]: { gridTemplateColumns: 'minmax(0, 1fr) repeat(3, max-content)', columnGap: 1.5, rowGap: 1 },
};
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  [wide]: { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
};

function FindingLine({ finding }: { finding: FindingRow }) {
  return (
    <Box component="li" sx={line}>
      <Link
        component={RouterLink}
        to={pathOfFinding(finding.id)}
        sx={{ flex: '1 0 100%', minWidth: 0, overflowWrap: 'anywhere' }}
      >
        <bdi>{finding.ref}</bdi> <span dir="auto">{finding.title}</span>
      </Link>
      <div>
        <FindingKind kind={finding.kind} short />
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        <FindingStatus status={finding.status} />
        <FindingFlags flags={finding.flags} />
      </Box>
      <Box sx={{ textAlign: 'end' }}>{finding.due_date && <DateText value={finding.due_date} />}</Box>
    </Box>
  );
}
