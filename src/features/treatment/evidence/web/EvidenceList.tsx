import Button from '@mui/material/Button';
import { FileCheck, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRecordColumns } from '#platform/web/record/record-columns.hooks.tsx';
import { SearchInput } from '#platform/web/ui/inputs/SearchInput.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { ListFilter, ListSearch } from '#features/workspace/record-list/web/shared/ListFilters.tsx';
import { RecordList } from '#features/workspace/record-list/web/shared/RecordList.tsx';
import { useRecordList } from '#features/workspace/record-list/web/shared/record-list.hooks.ts';
import {
  evidenceFlags,
  evidenceOrderings,
  evidenceQuery,
  listEvidence,
  type EvidenceRow,
} from '../evidence.contract.ts';
import { evidenceRecord } from '../evidence.record.ts';
import { evidenceStatuses } from '../evidence.workflow.ts';
import { AddEvidenceDialog } from './AddEvidenceDialog.tsx';
import { evidenceLink } from './shared/evidence-paths.ts';
import { EvidenceFlags, EvidenceStatus } from './shared/EvidenceStatus.tsx';

const feature = 'treatment-evidence';
const statusOf = ({ status }: EvidenceRow) => <EvidenceStatus status={status} />;

function useColumns() {
  const own = useMemo(
    () => [
      { id: 'kind', before: 'owner', card: 'fact' as const },
      {
        id: 'expires_on',
        before: 'updated_at',
        width: 112,
        card: 'fact' as const,
        sortable: true,
        cell: (row: EvidenceRow) => <DateText value={row.expires_on} />,
      },
      {
        id: 'flags',
        before: 'updated_at',
        width: 228,
        cell: (row: EvidenceRow) => (
          <span className="row-flags">
            <EvidenceFlags {...row} />
          </span>
        ),
      },
      { id: 'updated_at', hidden: false },
    ],
    [],
  );
  return useRecordColumns<EvidenceRow>(evidenceRecord, feature, { status: statusOf, own });
}

/** The evidence that somebody sees, what was changed last first. */
export function EvidenceList() {
  const { t } = useTranslation(feature);
  const navigate = useNavigate();
  const [isAdding, add] = useState(false);
  const list = useRecordList<typeof listEvidence, typeof evidenceQuery, EvidenceRow>(
    listEvidence,
    evidenceQuery,
  );
  const mayAdd = useDepartmentPicks().decidesSomewhere;
  const parts = { feature, list } as const;
  return (
    <>
      <RecordList
        {...parts}
        columns={useColumns()}
        orderings={evidenceOrderings}
        memory="evidence-list"
        pathOf={(id) => evidenceLink({ id })}
        empty={{ icon: <FileCheck size={32} aria-hidden />, text: t('list.empty') }}
        action={
          mayAdd && (
            <Button variant="contained" startIcon={<Plus size={16} aria-hidden />} onClick={() => add(true)}>
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
              values={evidenceStatuses}
              wordsAt={(status) => `words.status.${status}`}
            />
            <ListFilter
              {...parts}
              name="flag"
              values={evidenceFlags}
              wordsAt={(flag) => `words.flag.${flag}`}
            />
            <SearchInput
              label={t('list.filter.tag')}
              value={list.sent.tag}
              onChange={(tag) => list.narrow({ tag })}
            />
          </>
        }
      />
      {isAdding && (
        <AddEvidenceDialog onClose={() => add(false)} onAdded={(one) => void navigate(evidenceLink(one))} />
      )}
    </>
  );
}
