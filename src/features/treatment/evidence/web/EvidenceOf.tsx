import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link2, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { IconAction } from '#platform/web/ui/buttons/IconAction.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { listEvidence, type EvidenceRow } from '../evidence.contract.ts';
import { AddEvidenceDialog } from './AddEvidenceDialog.tsx';
import { useUnlink } from './evidence-links.hooks.ts';
import { LinkEvidenceDialog } from './LinkEvidenceDialog.tsx';
import { evidenceLink } from './shared/evidence-paths.ts';
import { EvidenceFlags, EvidenceStatus } from './shared/EvidenceStatus.tsx';

export interface EvidenceCardProps {
  /** What the record is called in addresses: `control`. */
  type: string;
  id: string;
  mayAdd: boolean;
}

/** What hangs on a record, what was changed last first. */
export function EvidenceOf({ type, id, mayAdd }: EvidenceCardProps) {
  const { t } = useTranslation('treatment-evidence');
  const [opened, open] = useState<'add' | 'link'>();
  const unlink = useUnlink();
  const { decides } = useDepartmentPicks();
  const person = usePerson();
  const isTheirs = ({ department, owner }: EvidenceRow) =>
    decides(department?.id ?? null) || owner.id === person.id;
  const link = { object_type: type, object_id: id };
  const read = useRead(listEvidence, { query: { ...link, limit: '50' } });
  return (
    <SectionCard
      title={t('card.title')}
      action={
        mayAdd && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            <Button
              size="small"
              startIcon={<Link2 size={16} aria-hidden />}
              aria-haspopup="dialog"
              disabled={read.data === undefined}
              onClick={() => open('link')}
            >
              {t('card.link')}
            </Button>
            <Button
              size="small"
              startIcon={<Plus size={16} aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => open('add')}
            >
              {t('card.add')}
            </Button>
          </Box>
        )
      }
    >
      {read.error && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton width="60%" />}
      {read.data?.data.length === 0 && <Typography color="textSecondary">{t('card.empty')}</Typography>}
      {read.data?.data.map((row) => (
        <Box key={row.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Box component="bdi" sx={{ color: 'text.secondary' }}>
            {row.ref}
          </Box>
          <Link
            component={RouterLink}
            to={evidenceLink(row)}
            sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}
          >
            <bdi>{row.name}</bdi>
          </Link>
          {row.expires_on && <DateText value={row.expires_on} />}
          <EvidenceFlags flags={row.flags} />
          <EvidenceStatus status={row.status} />
          {mayAdd && isTheirs(row) && (
            <IconAction label={t('card.unlink', { ref: row.ref })} onClick={() => unlink(row, link)}>
              <X size={16} aria-hidden />
            </IconAction>
          )}
        </Box>
      ))}
      {opened === 'add' && (
        <AddEvidenceDialog link={link} onClose={() => open(undefined)} onAdded={() => void read.refetch()} />
      )}
      {opened === 'link' && (
        <LinkEvidenceDialog link={link} linked={read.data?.data ?? []} onClose={() => open(undefined)} />
      )}
    </SectionCard>
  );
}
