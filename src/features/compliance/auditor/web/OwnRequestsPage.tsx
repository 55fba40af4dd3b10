import Box from '@mui/material/Box';
import { MailQuestionMark } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import type { Column } from '#platform/web/ui/table/column.ts';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { listInPage } from '#platform/web/ui/table/list-in-page.ts';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { pathOfControlAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import { EvidenceStatus } from '#features/treatment/evidence/web/shared/EvidenceStatus.tsx';
import { listOwnRequests, ownRequestsQuery, readAudit, type EvidenceRequest } from '../audit.contract.ts';

const idOf = ({ id }: EvidenceRequest) => id;
const nameOf = ({ ref }: EvidenceRequest) => ref;

function useColumns(): Column<EvidenceRequest>[] {
  const { t } = useTranslation('compliance-auditor');
  return useMemo(
    () => [
      { id: 'ref', label: t('web:field.ref'), width: 96, cell: ({ ref }) => <bdi>{ref}</bdi> },
      {
        id: 'name',
        label: t('web:field.name'),
        width: 240,
        isFlexible: true,
        card: 'title',
        cell: ({ name }) => <TextLine text={name} />,
      },
      {
        id: 'control',
        label: t('web:field.control'),
        width: 240,
        card: 'fact',
        cell: ({ control }) => <TextLine text={`${control.code} ${control.title}`} />,
      },
      {
        id: 'status',
        label: t('web:field.status'),
        width: 120,
        card: 'fact',
        cell: ({ status }) => <EvidenceStatus status={status} />,
      },
      {
        id: 'owner',
        label: t('request.owner'),
        width: 150,
        cell: ({ owner }) => <TextLine text={owner.name} />,
      },
      {
        id: 'due_date',
        label: t('request.due'),
        width: 120,
        card: 'fact',
        cell: ({ due_date }) => <DateText value={due_date} />,
      },
    ],
    [t],
  );
}

/** What an external auditor asked for, and how far it is. */
export function OwnRequestsPage() {
  const { t } = useTranslation('compliance-auditor');
  const navigate = useNavigate();
  const [, change, { limit, offset }] = useUrlState(ownRequestsQuery);
  const query = { limit: String(limit), offset: String(offset) };
  const read = useRead(listOwnRequests, { query }, { keep: true });
  const audit = useRead(readAudit).data?.data;
  const open = ({ control }: EvidenceRequest) =>
    audit && void navigate(pathOfControlAssessment(audit.standard, audit.assessment_id, control.id));
  return (
    <>
      <PageHeader title={t('request.own')} />
      <Box sx={{ p: { xs: 2, md: 3 }, ...listInPage }}>
        <DataTable
          label={t('request.own')}
          columns={useColumns()}
          rows={read.data?.data}
          rowId={idOf}
          rowName={nameOf}
          read={read}
          paging={usePages(read, { limit, offset, change })}
          onOpen={open}
          empty={
            <EmptyState icon={<MailQuestionMark size={32} aria-hidden />}>{t('request.none')}</EmptyState>
          }
        />
      </Box>
    </>
  );
}
