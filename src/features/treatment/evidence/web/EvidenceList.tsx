import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileCheck, Plus, SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { orderingOf, sortOf, type Column } from '#platform/web/ui/table/column.ts';
import { listInPage } from '#platform/web/ui/table/list-in-page.ts';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { EmptyUnit } from '#features/organisation/department/web/shared/EmptyUnit.tsx';
import { useScreenMemory } from '#features/workspace/screen-memory/web/shared/screen-memory.hooks.ts';
import {
  evidenceFlags,
  evidenceOrderings,
  evidenceQuery,
  evidenceSorts,
  listEvidence,
  type EvidenceRow,
} from '../evidence.contract.ts';
import { evidenceStatuses } from '../evidence.workflow.ts';
import { AddEvidenceDialog } from './AddEvidenceDialog.tsx';
import { evidenceLink } from './shared/evidence-paths.ts';
import { EvidenceFlags, EvidenceStatus } from './shared/EvidenceStatus.tsx';

type ColumnId =
  | 'ref'
  | 'name'
  | 'status'
  | 'kind'
  | 'owner'
  | 'department'
  | 'tags'
  | 'expires_on'
  | 'updated_at';

function useColumns(): Column<EvidenceRow>[] {
  const { t } = useTranslation('treatment-evidence');
  const { flat } = usePerson().organisation;
  return useMemo(() => {
    const column = (
      id: ColumnId,
      cell: Column<EvidenceRow>['cell'],
      more: Partial<Column<EvidenceRow>> = {},
    ): Column<EvidenceRow> => ({
      id,
      label: t(`field.${id}`),
      cell,
      sortable: (evidenceSorts as readonly string[]).includes(id),
      ...more,
    });
    return [
      column('ref', (row) => <bdi>{row.ref}</bdi>, { width: 88 }),
      column('name', (row) => <TextLine text={row.name} />, { width: 180, isFlexible: true, card: 'title' }),
      column('status', (row) => <EvidenceStatus status={row.status} />, { width: 112, card: 'fact' }),
      column('kind', (row) => t(`kind.${row.kind}`), { width: 92, hidden: true, card: 'fact' }),
      column('owner', (row) => <TextLine text={row.owner.name} />, { width: 112, card: 'fact' }),
      ...(flat
        ? []
        : [
            column(
              'department',
              (row) => <TextLine text={row.department?.name ?? t('form.organisation')} />,
              {
                width: 128,
              },
            ),
          ]),
      column('tags', (row) => <TextLine text={row.tags.join(' · ')} />, { width: 128, hidden: true }),
      column('expires_on', (row) => <DateText value={row.expires_on} />, {
        width: 112,
        card: 'fact',
      }),
      {
        id: 'flags',
        label: t('list.flags'),
        cell: (row) => (
          <span className="row-flags">
            <EvidenceFlags {...row} />
          </span>
        ),
        width: 228,
      },
      column('updated_at', (row) => <DateText value={row.updated_at} />, { width: 108 }),
    ];
  }, [t, flat]);
}

const idOf = ({ id }: EvidenceRow) => id;
const nameOf = ({ ref }: EvidenceRow) => ref;

/** The evidence that somebody sees, what was changed last first. */
export function EvidenceList() {
  const { t } = useTranslation('treatment-evidence');
  const navigate = useNavigate();
  const unit = useDepartment();
  const [isAdding, add] = useState(false);
  const [, change, { status, flag, tag, q, limit, offset, ordering }] = useUrlState(evidenceQuery);
  const query = {
    status,
    flag,
    tag,
    q,
    dpt: unit.dpt,
    limit: String(limit),
    offset: String(offset),
    ordering,
  };
  const isWhole = status === undefined && flag === undefined && !tag && !q;
  const read = useRead(listEvidence, { query }, { keep: true, enabled: !unit.pending });
  const mayAdd = useDepartmentPicks().decidesSomewhere;
  const button = mayAdd && (
    <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={() => add(true)}>
      {t('list.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('list.title')} action={button} />
      <Box sx={{ p: { xs: 2, md: 3 }, ...listInPage }}>
        <DataTable
          label={t('list.title')}
          columns={useColumns()}
          rows={read.data?.data}
          rowId={idOf}
          rowName={nameOf}
          read={read}
          sort={sortOf(ordering)}
          onSort={(sort) => change({ ordering: orderingOf(sort, evidenceOrderings), offset: undefined })}
          paging={usePages(read, { limit, offset, change })}
          onOpen={(row) => void navigate(evidenceLink(row))}
          memory={useScreenMemory('evidence-list')}
          density="compact"
          toolbar={
            <div className="list-filters">
              <SearchInput
                label={t('list.search')}
                value={q}
                onChange={(next) => change({ q: next, offset: undefined })}
              />
              <OneFilter
                label={t('field.status')}
                any={t('list.any_status')}
                values={evidenceStatuses}
                nameOf={(one) => t(`status.${one}`)}
                value={status}
                onChange={(next) => change({ status: next, offset: undefined })}
              />
              <OneFilter
                label={t('list.flags')}
                any={t('list.any_flag')}
                values={evidenceFlags}
                nameOf={(one) => t(`flag.${one}`)}
                value={flag}
                onChange={(next) => change({ flag: next, offset: undefined })}
              />
              <SearchInput
                label={t('list.tag')}
                value={tag}
                onChange={(next) => change({ tag: next, offset: undefined })}
              />
            </div>
          }
          empty={
            isWhole ? (
              <EmptyUnit>
                <EmptyState icon={<FileCheck size={32} aria-hidden />} action={button}>
                  {t('list.empty')}
                </EmptyState>
              </EmptyUnit>
            ) : (
              <EmptyState
                icon={<SearchX size={32} aria-hidden />}
                action={
                  <Button
                    variant="outlined"
                    onClick={() =>
                      change({
                        status: undefined,
                        flag: undefined,
                        tag: undefined,
                        q: undefined,
                        offset: undefined,
                      })
                    }
                  >
                    {t('list.all')}
                  </Button>
                }
              >
                {t('list.none')}
              </EmptyState>
            )
          }
        />
      </Box>
      {isAdding && (
        <AddEvidenceDialog onClose={() => add(false)} onAdded={(one) => void navigate(evidenceLink(one))} />
      )}
    </>
  );
}
