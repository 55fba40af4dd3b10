import { ShieldCheck } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useRecordColumns } from '#platform/web/record/record-columns.hooks.tsx';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import { TextLine } from '#platform/web/ui/table/TextLine.tsx';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { ListFilter } from '#features/workspace/record-list/web/shared/ListFilters.tsx';
import { RecordList } from '#features/workspace/record-list/web/shared/RecordList.tsx';
import { useRecordList } from '#features/workspace/record-list/web/shared/record-list.hooks.ts';
import { acceptanceLink } from '../acceptance-paths.ts';
import { acceptanceStatuses } from '../acceptance-status.contract.ts';
import {
  acceptanceOrderings,
  acceptanceQuery,
  listAcceptances,
  listApprovers,
  type AcceptanceRow,
} from '../acceptance.contract.ts';
import { acceptanceRecord } from '../acceptance.record.ts';
import { AcceptanceFlags } from './shared/AcceptanceFlags.tsx';
import { AcceptanceStatus } from './shared/AcceptanceStatus.tsx';

const feature = 'treatment-acceptance';
const statusOf = ({ status }: AcceptanceRow) => <AcceptanceStatus status={status} />;

const namesOf = (named: readonly ({ name: string } | null)[]): string =>
  named.flatMap((one) => one?.name ?? []).join(', ');

const own = [
  { id: 'status', before: 'expires_on', width: 132 },
  {
    id: 'risks',
    width: 180,
    cell: ({ risks }: AcceptanceRow) => (
      <TextLine text={risks.map(({ ref, title }) => `${ref} ${title}`).join(', ')} />
    ),
  },
  {
    id: 'level',
    before: 'expires_on',
    width: 104,
    card: 'fact' as const,
    sortable: true,
    cell: ({ level }: AcceptanceRow) => <RiskLevel level={level ?? undefined} />,
  },
  {
    id: 'flags',
    before: 'approver',
    width: 178,
    cell: ({ flags }: AcceptanceRow) => (
      <span className="row-flags">
        <AcceptanceFlags flags={flags} />
      </span>
    ),
  },
  {
    id: 'approver',
    width: 136,
    cell: (row: AcceptanceRow) => <TextLine text={namesOf([row.approver, row.second_approver])} />,
  },
  {
    id: 'requester',
    before: 'updated_at',
    width: 104,
    hidden: true,
    cell: ({ requested_by }: AcceptanceRow) => <TextLine text={requested_by.name} />,
  },
];

const useColumns = () =>
  useRecordColumns<AcceptanceRow>(acceptanceRecord, feature, { status: statusOf, own });

/** Every acceptance that one sees: what is under way first, and of that what ends first. */
export function AcceptanceListPage() {
  const { t } = useTranslation([feature, 'record']);
  const list = useRecordList<typeof listAcceptances, typeof acceptanceQuery, AcceptanceRow>(
    listAcceptances,
    acceptanceQuery,
  );
  const approvers = useRead(listApprovers).data?.data ?? [];
  return (
    <RecordList
      feature={feature}
      list={list}
      columns={useColumns()}
      orderings={acceptanceOrderings}
      memory="acceptance-list"
      pathOf={acceptanceLink}
      empty={{ icon: <ShieldCheck size={32} aria-hidden />, text: t('list.empty') }}
      action={null}
      filters={
        <>
          <ListFilter
            feature={feature}
            list={list}
            name="status"
            values={acceptanceStatuses}
            wordsAt={(status) => `words.status.${status}`}
          />
          <OneFilter
            label={t('field.approver')}
            any={t('list.filter.any_approver')}
            values={approvers.map(({ id }) => id)}
            nameOf={(id) => approvers.find((one) => one.id === id)?.name ?? ''}
            value={list.sent.approver}
            onChange={(approver) => list.narrow({ approver })}
          />
        </>
      }
    />
  );
}
