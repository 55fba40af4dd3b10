import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus, SearchX, ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { KeyBelow } from '#platform/web/language/text-keys.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { DataTable } from '#platform/web/ui/table/DataTable.tsx';
import { listInPage } from '#platform/web/ui/table/list-in-page.ts';
import { orderingOf, sortOf, type Column } from '#platform/web/ui/table/column.ts';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { EmptyUnit } from '#features/organisation/department/web/shared/EmptyUnit.tsx';
import {
  controlOrderings,
  controlQuery,
  controlSorts,
  listControls,
  type ControlRow,
} from '#features/treatment/control/control.contract.ts';
import { ControlFlags } from '#features/treatment/control/web/shared/ControlFlags.tsx';
import { ControlStatus } from '#features/treatment/control/web/shared/ControlStatus.tsx';
import { controlLink, controlPaths } from '#features/treatment/control/web/shared/control-paths.ts';
import { LastTest } from '#features/treatment/control/web/shared/LastTest.tsx';
import { useScreenMemory } from '#features/workspace/screen-memory/web/shared/screen-memory.hooks.ts';
import { ControlFilters } from './ControlFilters.tsx';

const idOf = ({ id }: ControlRow) => id;
const nameOf = ({ ref }: ControlRow) => ref;

function useColumns(): Column<ControlRow>[] {
  const { t } = useTranslation('treatment-control');
  const formats = useFormats();
  const { flat } = usePerson().organisation;
  return useMemo(() => {
    const column = (
      id: KeyBelow<'treatment-control', 'list.column'>,
      cell: Column<ControlRow>['cell'],
      more: Partial<Column<ControlRow>> = {},
    ): Column<ControlRow> => ({
      id,
      label: t(`list.column.${id}`),
      cell,
      sortable: (controlSorts as readonly string[]).includes(id),
      ...more,
    });
    return [
      column('ref', (row) => <bdi>{row.ref}</bdi>, { width: 96 }),
      column('title', (row) => <TextLine text={row.title} />, {
        width: 172,
        isFlexible: true,
        card: 'title',
      }),
      column('status', (row) => <ControlStatus status={row.status} />, { width: 112, card: 'fact' }),
      column('kind', (row) => t(`words.kind.${row.kind}`), { width: 92, hidden: true }),
      ...(flat
        ? []
        : [
            column('department', (row) => <TextLine text={row.department?.name ?? t('words.whole')} />, {
              width: 120,
            }),
          ]),
      column('owner', (row) => <TextLine text={row.owner.name} />, { width: 104, card: 'fact' }),
      column('risks', (row) => formats.number(row.risks), { width: 64, align: 'end', card: 'fact' }),
      column('last_test', (row) => <LastTest test={row.last_test} inRow />, { width: 188, card: 'fact' }),
      column('next_test_on', (row) => <DateText value={row.next_test_on} />, { width: 104 }),
      column('flags', (row) => <ControlFlags flags={row.flags} />, { width: 132, card: 'fact' }),
      column('requirements', (row) => <TextLine text={row.requirements.join(', ')} />, {
        width: 172,
        hidden: true,
      }),
      column('action', (row) => t(`words.action.${row.action}`), { width: 110, hidden: true }),
      column('updated_at', (row) => <DateText value={row.updated_at} />, {
        width: 116,
        hidden: true,
      }),
    ];
  }, [t, formats, flat]);
}

/** The catalogue of controls: everything that lessens risks, whoever runs it. */
export function ControlListPage() {
  const { t } = useTranslation('treatment-control');
  const navigate = useNavigate();
  const unit = useDepartment();
  const [sent, change, { limit, offset, ordering }] = useUrlState(controlQuery);
  const query = { ...sent, dpt: unit.dpt };
  const read = useRead(listControls, { query }, { keep: true, enabled: !unit.pending });
  const narrow = (part: Parameters<typeof change>[0]) => change({ ...part, offset: undefined });
  const isNarrowed = [sent.q, sent.status, sent.kind, sent.owner, sent.requirement, sent.flag].some(Boolean);
  // Whoever belongs to a department adds controls of their own there.
  const addButton = useDepartmentPicks().belongsSomewhere && (
    <Button
      variant="contained"
      component={Link}
      to={controlPaths.edit}
      startIcon={<Plus size={16} aria-hidden />}
    >
      {t('list.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('list.title')} action={addButton} />
      <Box sx={{ p: { xs: 2, md: 3 }, ...listInPage }}>
        <DataTable
          label={t('list.title')}
          columns={useColumns()}
          rows={read.data?.data}
          rowId={idOf}
          rowName={nameOf}
          read={read}
          sort={sortOf(ordering)}
          onSort={(sort) => narrow({ ordering: orderingOf(sort, controlOrderings) })}
          paging={usePages(read, { limit, offset, change })}
          onPeek={({ id }) => void navigate(controlLink('view', { control: id }))}
          onOpen={({ id }) => void navigate(controlLink('view', { control: id }))}
          memory={useScreenMemory('control-list')}
          density="compact"
          toolbar={<ControlFilters sent={sent} onChange={narrow} />}
          empty={
            isNarrowed ? (
              <EmptyState
                icon={<SearchX size={32} aria-hidden />}
                action={
                  <Button
                    variant="outlined"
                    onClick={() =>
                      narrow({
                        q: undefined,
                        status: undefined,
                        kind: undefined,
                        owner: undefined,
                        requirement: undefined,
                        flag: undefined,
                      })
                    }
                  >
                    {t('list.clear')}
                  </Button>
                }
              >
                {t('list.none')}
              </EmptyState>
            ) : (
              <EmptyUnit>
                <EmptyState icon={<ShieldCheck size={32} aria-hidden />} action={addButton}>
                  {t('list.empty')}
                </EmptyState>
              </EmptyUnit>
            )
          }
        />
      </Box>
    </>
  );
}
