import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import i18next from 'i18next';
import { Download, MailQuestionMark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { download } from '#platform/web/calling/call.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { EvidenceStatus } from '#features/treatment/evidence/web/shared/EvidenceStatus.tsx';
import {
  downloadAuditedFile,
  listAuditedEvidence,
  readAudit,
  type AuditedEvidence,
} from '../../audit.contract.ts';
import { RequestDialog } from '../RequestDialog.tsx';

export interface AuditedEvidenceProps {
  control: { id: string; code: string };
  /** Who owns the control. */
  asked: string | undefined;
}

/** The evidence of a control as an external auditor reads it, and where they ask for more. */
function AuditedEvidenceOf({ control, asked }: AuditedEvidenceProps) {
  const { t } = useTranslation('compliance-auditor');
  const [isAsking, ask] = useState(false);
  const mayRequest = useRead(readAudit).data?.data.may_request === true;
  const { data, error, refetch } = useRead(listAuditedEvidence, { params: { id: control.id } });
  return (
    <SectionCard
      title={t('evidence.title')}
      action={
        mayRequest && (
          <Button
            size="small"
            startIcon={<MailQuestionMark size={16} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => ask(true)}
          >
            {t('request.open')}
          </Button>
        )
      }
    >
      {error && <FailureNotice failure={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton width="60%" />}
      {data?.data.length === 0 && <Typography color="textSecondary">{t('evidence.none')}</Typography>}
      {data !== undefined && data.data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {data.data.map((one) => (
            <Item key={one.id} evidence={one} />
          ))}
        </Box>
      )}
      {isAsking && <RequestDialog control={control} asked={asked} onClose={() => ask(false)} />}
    </SectionCard>
  );
}

function Item({ evidence }: { evidence: AuditedEvidence }) {
  const { t } = useTranslation('compliance-auditor');
  const { ref, name, status, confidential, request, due_date, expires_on, owner, revisions, is_requested } =
    evidence;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{ref}</bdi> <span dir="auto">{name}</span>
        </Typography>
        <EvidenceStatus status={status} />
        {is_requested && <StatusPill tone="info">{t('evidence.requested')}</StatusPill>}
        {confidential && <StatusPill tone="warning">{t('evidence.confidential')}</StatusPill>}
      </Box>
      <Typography variant="body2" color="textSecondary">
        <bdi>{owner.name}</bdi>
        {expires_on !== null && (
          <>
            {' · '}
            {t('evidence.expires')} <DateText value={expires_on} />
          </>
        )}
        {request !== null && due_date !== null && (
          <>
            {' · '}
            {t('request.due')} <DateText value={due_date} />
          </>
        )}
      </Typography>
      {request !== null && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
          {request}
        </Typography>
      )}
      {confidential && <Typography variant="body2">{t('evidence.confidential_text')}</Typography>}
      {revisions.map((revision) => (
        <Revision key={revision.n} evidence={evidence} revision={revision} />
      ))}
    </Box>
  );
}

function Revision({
  evidence: { id },
  revision: { n, is_accepted, file, url, statement, by, at },
}: {
  evidence: AuditedEvidence;
  revision: AuditedEvidence['revisions'][number];
}) {
  const { t } = useTranslation('compliance-auditor');
  const save = () =>
    void download(downloadAuditedFile, { params: { id, number: String(n) } }).catch((failure: unknown) =>
      showFailureSnackbar(failure),
    );
  return (
    <Box sx={{ minWidth: 0, paddingInlineStart: 2, borderInlineStart: 2, borderColor: 'divider' }}>
      <Typography variant="caption" color="textSecondary" component="div">
        {t(is_accepted ? 'evidence.accepted' : 'evidence.awaiting', { n })} <bdi>{by}</bdi>,{' '}
        <DateText value={at} />
      </Typography>
      {file !== null && (
        <Button
          size="small"
          startIcon={<Download size={16} aria-hidden />}
          aria-label={t('evidence.download', { name: file.name })}
          onClick={save}
          sx={{ maxWidth: '100%', minWidth: 0, mx: -0.5 }}
        >
          <Box component="bdi" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {file.name}
          </Box>
        </Button>
      )}
      {url !== null && (
        <MuiLink href={url} target="_blank" rel="noreferrer noopener" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{url}</bdi>
        </MuiLink>
      )}
      {statement !== null && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
          {statement}
        </Typography>
      )}
    </Box>
  );
}

// Comes with its texts once an auditor looks at a control.
const WithTexts = lazy(async () => {
  await i18next.loadNamespaces(['compliance-auditor', 'treatment-evidence']);
  return { default: AuditedEvidenceOf };
});

export const AuditedEvidenceCard = (props: AuditedEvidenceProps) => (
  <Suspense>
    <WithTexts {...props} />
  </Suspense>
);
