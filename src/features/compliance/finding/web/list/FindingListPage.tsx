import Button from '@mui/material/Button';
import { SearchAlert, X } from 'lucide-react';
import { lazy, useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRecordColumns } from '#platform/web/record/record-columns.hooks.tsx';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { ListFilter, ListSearch } from '#features/workspace/record-list/web/shared/ListFilters.tsx';
import { RecordList } from '#features/workspace/record-list/web/shared/RecordList.tsx';
import { useRecordList } from '#features/workspace/record-list/web/shared/record-list.hooks.ts';
import { findingOrderings, findingQuery, listFindings, type FindingRow } from '../../finding.contract.ts';
import { pathOfFinding } from '../../finding-path.rules.ts';
import { findingRecord } from '../../finding.record.ts';
import { findingKinds, findingStatuses } from '../../finding-status.contract.ts';
import { FindingFlags } from '../shared/FindingFlags.tsx';
import { FindingKind } from '../shared/FindingKind.tsx';
import { FindingStatus } from '../shared/FindingStatus.tsx';

// Comes once somebody raises one.
const RaiseDialog = lazy(async () => ({ default: (await import('../edit/RaiseDialog.tsx')).RaiseDialog }));

const feature = 'compliance-finding';
/** The filters by one record, whose findings are listed then. */
const ofOne = ['assessment', 'control_assessment', 'control', 'risk'] as const;
const statusOf = ({ status }: FindingRow) => <FindingStatus status={status} />;

function useColumns() {
  const { t } = useTranslation(feature);
  const own = useMemo(
    () => [
      { id: 'kind', cell: (row: FindingRow) => <FindingKind kind={row.kind} short /> },
      {
        id: 'flags',
        before: 'updated_at',
        width: 176,
        cell: (row: FindingRow) => (
          <span className="row-flags">
            <FindingFlags flags={row.flags} />
          </span>
        ),
      },
      {
        id: 'source',
        before: 'updated_at',
        width: 132,
        hidden: true,
        cell: (row: FindingRow) => <TextLine text={row.source.ref ?? t(`words.source.${row.source.kind}`)} />,
      },
    ],
    [t],
  );
  return useRecordColumns<FindingRow>(findingRecord, feature, { status: statusOf, own });
}

/** Every finding that one sees. */
export function FindingListPage() {
  const { t } = useTranslation(feature);
  const list = useRecordList<typeof listFindings, typeof findingQuery, FindingRow>(
    listFindings,
    findingQuery,
    ofOne,
  );
  const mayRaise = useDepartmentPicks().decidesSomewhere;
  const parts = { feature, list } as const;
  return (
    <RecordList
      {...parts}
      columns={useColumns()}
      orderings={findingOrderings}
      memory="finding-list"
      pathOf={pathOfFinding}
      empty={{
        icon: <SearchAlert size={32} aria-hidden />,
        text: t(mayRaise ? 'list.empty' : 'list.empty_reader'),
      }}
      adds={{ may: mayRaise, Dialog: RaiseDialog }}
      filters={
        <>
          <ListSearch {...parts} />
          <ListFilter
            {...parts}
            name="status"
            values={['unfinished', ...findingStatuses]}
            wordsAt={(status) => (status === 'unfinished' ? 'list.filter.open' : `words.status.${status}`)}
          />
          <ListFilter {...parts} name="kind" values={findingKinds} />
          <ListFilter {...parts} name="flag" values={['overdue']} />
          <ListFilter {...parts} name="owner" values={['me']} wordsAt={() => 'list.filter.mine'} />
          {ofOne.some((one) => list.sent[one] !== undefined) && (
            <Button
              size="small"
              endIcon={<X size={14} aria-hidden />}
              aria-label={t('list.filter.of_any')}
              onClick={() => list.narrow(Object.fromEntries(ofOne.map((one) => [one, undefined])))}
            >
              {t('list.filter.of_one')}
            </Button>
          )}
        </>
      }
    />
  );
}
