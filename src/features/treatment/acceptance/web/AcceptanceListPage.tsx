import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SearchX, ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { listInPage } from '#platform/web/ui/table/list-in-page.ts';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { orderingOf, sortOf, type Column } from '#platform/web/ui/table/column.ts';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { EmptyUnit } from '#features/organisation/department/web/shared/EmptyUnit.tsx';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { useScreenMemory } from '#features/workspace/screen-memory/web/shared/screen-memory.hooks.ts';
import { acceptanceLink } from '../acceptance-paths.ts';
import { acceptanceStatuses } from '../acceptance-status.contract.ts';
import {
  acceptanceOrderings,
  acceptanceQuery,
  acceptanceSorts,
  listAcceptances,
  listApprovers,
  type AcceptanceRow,
} from '../acceptance.contract.ts';
import { AcceptanceFlags } from './shared/AcceptanceFlags.tsx';
import { AcceptanceStatus } from './shared/AcceptanceStatus.tsx';

/** Every acceptance that one sees: what is under way first, and of that what ends first. */
export function AcceptanceListPage() {
  const { t } = useTranslation('treatment-acceptance');
  const navigate = useNavigate();
  const unit = useDepartment();
  const [, change, { status, approver, level, limit, offset, ordering }] = useUrlState(acceptanceQuery);
  const read = useRead(
    listAcceptances,
    {
      query: {
        status,
        approver,
        ...(level !== undefined && { level: String(level) }),
        dpt: unit.dpt,
        limit: String(limit),
        offset: String(offset),
        ordering,
      },
    },
    { keep: true, enabled: !unit.pending },
  );
  const approvers = useRead(listApprovers).data?.data ?? [];
  const isNarrowed = status !== undefined || approver !== undefined || level !== undefined;
  return (
    <>
      <PageHeader title={t('list.title')} />
      <Box sx={{ p: { xs: 2, md: 3 }, ...listInPage }}>
        <DataTable
          label={t('list.title')}
          columns={useColumns()}
          rows={read.data?.data}
          rowId={({ id }) => id}
          rowName={({ ref }) => ref}
          read={read}
          sort={sortOf(ordering)}
          onSort={(sort) => change({ ordering: orderingOf(sort, acceptanceOrderings), offset: undefined })}
          paging={usePages(read, { limit, offset, change })}
          onOpen={({ id }) => void navigate(acceptanceLink(id))}
          memory={useScreenMemory('acceptance-list')}
          density="compact"
          toolbar={
            <div className="list-filters">
              <OneFilter
                label={t('list.filter.status')}
                any={t('list.filter.any_status')}
                values={acceptanceStatuses}
                nameOf={(one) => t(`status.${one}`)}
                value={status}
                onChange={(one) => change({ status: one, offset: undefined })}
              />
              <OneFilter
                label={t('list.filter.approver')}
                any={t('list.filter.any_approver')}
                values={approvers.map(({ id }) => id)}
                nameOf={(id) => approvers.find((one) => one.id === id)?.name ?? ''}
                value={approver}
                onChange={(one) => change({ approver: one, offset: undefined })}
              />
            </div>
          }
          empty={
            isNarrowed ? (
              <EmptyState
                icon={<SearchX size={32} aria-hidden />}
                action={
                  <Button
                    variant="outlined"
                    onClick={() =>
                      change({ status: undefined, approver: undefined, level: undefined, offset: undefined })
                    }
                  >
                    {t('list.clear')}
                  </Button>
                }
              >
                {t('list.none_found')}
              </EmptyState>
            ) : (
              <EmptyUnit>
                <EmptyState icon={<ShieldCheck size={32} aria-hidden />}>{t('list.none')}</EmptyState>
              </EmptyUnit>
            )
          }
        />
      </Box>
    </>
  );
}

function useColumns(): Column<AcceptanceRow>[] {
  const { t } = useTranslation('treatment-acceptance');
  const { flat } = usePerson().organisation;
  return useMemo(() => {
    const column = (
      id:
        | 'ref'
        | 'risks'
        | 'department'
        | 'status'
        | 'level'
        | 'expires_on'
        | 'approver'
        | 'requester'
        | 'flags',
      cell: Column<AcceptanceRow>['cell'],
      more: Partial<Column<AcceptanceRow>> = {},
    ): Column<AcceptanceRow> => ({
      id,
      label: t(`list.column.${id}`),
      cell,
      sortable: (acceptanceSorts as readonly string[]).includes(id),
      ...more,
    });
    return [
      column('ref', (row) => <bdi>{row.ref}</bdi>, { width: 96 }),
      column(
        'risks',
        ({ risks }) => <TextLine text={risks.map(({ ref, title }) => `${ref} ${title}`).join(', ')} />,
        {
          width: 180,
          isFlexible: true,
          card: 'title',
        },
      ),
      ...(flat
        ? []
        : [
            column('department', (row) => <TextLine text={row.department?.name ?? t('list.whole')} />, {
              width: 120,
            }),
          ]),
      column('status', (row) => <AcceptanceStatus status={row.status} />, { width: 132, card: 'fact' }),
      column('level', (row) => <RiskLevel level={row.level ?? undefined} />, { width: 104, card: 'fact' }),
      column('expires_on', (row) => <DateText value={row.expires_on} />, {
        width: 124,
        card: 'fact',
      }),
      column(
        'flags',
        (row) => (
          <span className="row-flags">
            <AcceptanceFlags flags={row.flags} />
          </span>
        ),
        { width: 178 },
      ),
      column(
        'approver',
        (row) => (
          <TextLine text={[row.approver, row.second_approver].flatMap((one) => one?.name ?? []).join(', ')} />
        ),
        { width: 136, card: 'fact' },
      ),
      column('requester', (row) => <TextLine text={row.requested_by.name} />, { width: 104, hidden: true }),
    ];
  }, [t, flat]);
}
