import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { StoredFiles } from '#features/collaboration/file/web/shared/StoredFiles.tsx';
import type { Evidence, EvidenceRevision } from '../evidence.contract.ts';

/** Everything that was provided, the newest first. */
export function RevisionsCard({ evidence }: { evidence: Evidence }) {
  const { t } = useTranslation('treatment-evidence');
  return (
    <SectionCard title={t('view.revisions')}>
      {evidence.revisions.length === 0 && (
        <Typography color="textSecondary">{t('view.no_revision')}</Typography>
      )}
      {evidence.revisions.map((revision) => (
        <Revision key={revision.n} revision={revision} evidence={evidence} />
      ))}
    </SectionCard>
  );
}

function Revision({ revision, evidence }: { revision: EvidenceRevision; evidence: Evidence }) {
  const { t } = useTranslation('treatment-evidence');
  const { n, by, at, note, sha256 } = revision;
  return (
    <Box sx={{ display: 'grid', gap: 0.75, borderTop: 1, borderColor: 'divider', pt: 1.25 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {t('view.revision', { n })}
        </Typography>
        {n === evidence.accepted_revision && <StatusPill tone="success">{t('view.accepted')}</StatusPill>}
        {n === evidence.awaiting_revision && <StatusPill tone="info">{t('view.awaiting')}</StatusPill>}
        <Box sx={{ flex: 1 }} />
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          <bdi>{by.name}</bdi> · <DateText value={at} time />
        </Box>
      </Box>
      <Content revision={revision} />
      {note && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
      <Box
        component="bdi"
        dir="ltr"
        sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {`SHA-256 ${sha256}`}
      </Box>
    </Box>
  );
}

function Content({ revision: { file, url, statement, record } }: { revision: EvidenceRevision }) {
  if (file) return <StoredFiles files={[file]} />;
  if (url)
    return (
      <Link href={url} target="_blank" rel="noopener noreferrer" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
        {url}
      </Link>
    );
  if (record) return <bdi>{`${record.ref} ${record.title}`}</bdi>;
  return (
    <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {statement}
    </Typography>
  );
}
