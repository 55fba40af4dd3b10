import Button from '@mui/material/Button';
import { Plus, ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRecordColumns } from '#platform/web/record/record-columns.hooks.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import {
  controlFlags,
  controlOrderings,
  controlQuery,
  listControls,
  type ControlRow,
} from '#features/treatment/control/control.contract.ts';
import { controlRecord } from '#features/treatment/control/control.record.ts';
import { controlKinds, controlStatuses } from '#features/treatment/control/control-status.contract.ts';
import { ControlFlags } from '#features/treatment/control/web/shared/ControlFlags.tsx';
import { ControlStatus } from '#features/treatment/control/web/shared/ControlStatus.tsx';
import { controlLink, controlPaths } from '#features/treatment/control/web/shared/control-paths.ts';
import { LastTest } from '#features/treatment/control/web/shared/LastTest.tsx';
import { ListFilter, ListSearch } from '#features/workspace/record-list/web/shared/ListFilters.tsx';
import { RecordList } from '#features/workspace/record-list/web/shared/RecordList.tsx';
import { useRecordList } from '#features/workspace/record-list/web/shared/record-list.hooks.ts';

const feature = 'treatment-control';
const statusOf = ({ status }: ControlRow) => <ControlStatus status={status} />;

function useColumns() {
  const formats = useFormats();
  const { flat } = usePerson().organisation;
  const own = useMemo(() => {
    const fact = { before: 'requirements', card: 'fact' as const };
    return [
      { id: 'kind', before: 'owner' },
      ...(flat ? [] : [{ id: 'department', before: 'owner' }]),
      {
        ...fact,
        id: 'risks',
        width: 64,
        align: 'end' as const,
        cell: (row: ControlRow) => formats.number(row.risks),
      },
      {
        ...fact,
        id: 'last_test',
        width: 188,
        cell: (row: ControlRow) => <LastTest test={row.last_test} inRow />,
      },
      {
        id: 'next_test_on',
        before: 'requirements',
        width: 104,
        sortable: true,
        cell: (row: ControlRow) => <DateText value={row.next_test_on} />,
      },
      { ...fact, id: 'flags', width: 132, cell: (row: ControlRow) => <ControlFlags flags={row.flags} /> },
      { id: 'action', before: 'updated_at' },
    ];
  }, [formats, flat]);
  return useRecordColumns<ControlRow>(controlRecord, feature, { status: statusOf, own });
}

/** The catalogue of controls: everything that lessens risks, whoever runs it. */
export function ControlListPage() {
  const { t } = useTranslation(feature);
  const list = useRecordList<typeof listControls, typeof controlQuery, ControlRow>(
    listControls,
    controlQuery,
  );
  // Whoever belongs to a department adds controls of their own there.
  const mayAdd = useDepartmentPicks().belongsSomewhere;
  const parts = { feature, list } as const;
  return (
    <RecordList
      {...parts}
      columns={useColumns()}
      orderings={controlOrderings}
      memory="control-list"
      pathOf={(control) => controlLink('view', { control })}
      empty={{ icon: <ShieldCheck size={32} aria-hidden />, text: t('list.empty') }}
      action={
        mayAdd && (
          <Button
            variant="contained"
            component={Link}
            to={controlPaths.edit}
            startIcon={<Plus size={16} aria-hidden />}
          >
            {t('list.add')}
          </Button>
        )
      }
      filters={
        <>
          <ListSearch {...parts} />
          <ListFilter
            {...parts}
            name="status"
            values={controlStatuses}
            wordsAt={(status) => `words.status.${status}`}
          />
          <ListFilter {...parts} name="kind" values={controlKinds} wordsAt={(kind) => `words.kind.${kind}`} />
          <ListFilter {...parts} name="flag" values={controlFlags} wordsAt={(flag) => `words.flag.${flag}`} />
        </>
      }
    />
  );
}
