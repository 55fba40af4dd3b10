import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import type { Column } from '#platform/web/ui/table/column.ts';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { listInPage } from '#platform/web/ui/table/list-in-page.ts';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { useVerbNow } from '#platform/web/workflow/verb-now.hooks.ts';
import { restoreRisk } from '#features/risk/record/risk.contract.ts';
import { riskKind } from '#features/risk/record/web/shared/risk-kind.ts';
import { riskLink, riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';
import { deletedQuery, listDeletedRisks, type DeletedRisk } from '../../risk-deleted.contract.ts';

const idOf = ({ id }: DeletedRisk) => id;
const nameOf = ({ ref }: DeletedRisk) => ref;

function useColumns(): Column<DeletedRisk>[] {
  const { t } = useTranslation('risk');
  const { flat } = usePerson().organisation;
  const restore = useVerbNow(riskKind, restoreRisk);
  return useMemo(
    () => [
      { id: 'ref', label: t('register.column.ref'), width: 88, cell: ({ ref }) => <bdi>{ref}</bdi> },
      {
        id: 'title',
        label: t('register.column.title'),
        width: 240,
        isFlexible: true,
        card: 'title',
        cell: ({ title }) => <TextLine text={title} />,
      },
      ...(flat
        ? []
        : [
            {
              id: 'department',
              label: t('register.column.department'),
              width: 180,
              cell: ({ department }: DeletedRisk) => (
                <TextLine text={department?.name ?? t('web:record.whole')} />
              ),
            },
          ]),
      {
        id: 'deleted_at',
        label: t('register.deleted.at'),
        width: 140,
        card: 'fact',
        cell: ({ deleted_at }) => <DateText value={deleted_at} />,
      },
      {
        id: 'deleted_by',
        label: t('register.deleted.by'),
        width: 160,
        card: 'fact',
        cell: ({ deleted_by }) => <TextLine text={deleted_by?.name} />,
      },
      {
        id: 'restore',
        label: t('register.deleted.restore'),
        width: 140,
        card: 'action',
        cell: (risk) => (
          <Button
            size="small"
            startIcon={<ArchiveRestore size={14} aria-hidden />}
            aria-label={`${t('register.deleted.restore')} ${risk.ref}`}
            onClick={(event) => {
              event.stopPropagation();
              restore(risk, t('verb.restore.done', { ref: risk.ref }));
            }}
          >
            {t('register.deleted.restore')}
          </Button>
        ),
      },
    ],
    [t, flat, restore],
  );
}

/** What was deleted of the register, and the way back for each. */
export function DeletedRisksPage() {
  const { t } = useTranslation('risk');
  const navigate = useNavigate();
  const [, change, { limit, offset }] = useUrlState(deletedQuery);
  const query = { limit: String(limit), offset: String(offset) };
  const read = useRead(listDeletedRisks, { query }, { keep: true });
  return (
    <>
      <PageHeader
        title={t('register.deleted.title')}
        action={
          <Button component={Link} to={riskPaths.register}>
            {t('register.deleted.to_register')}
          </Button>
        }
      />
      <Box sx={{ p: { xs: 2, md: 3 }, ...listInPage }}>
        <DataTable
          label={t('register.deleted.title')}
          columns={useColumns()}
          rows={read.data?.data}
          rowId={idOf}
          rowName={nameOf}
          read={read}
          paging={usePages(read, { limit, offset, change })}
          onOpen={({ id }) => void navigate(riskLink('view', id))}
          empty={
            <EmptyState icon={<Trash2 size={32} aria-hidden />}>{t('register.deleted.empty')}</EmptyState>
          }
        />
      </Box>
    </>
  );
}
