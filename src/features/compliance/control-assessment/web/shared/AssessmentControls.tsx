import Box from '@mui/material/Box';
import { ListChecks } from 'lucide-react';
import { useMemo, useState } from 'react';
import { listInPage } from '#platform/web/ui/table/list-in-page.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { useChosenRows } from '#platform/web/workflow/bulk/chosen-rows.hooks.ts';
import { readComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { pathOfControlAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import type { StandardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { NothingFound } from '#features/workspace/record-list/web/shared/NothingFound.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { ControlBulkBar } from '../list/ControlBulkBar.tsx';
import { ControlFilters } from '../list/ControlFilters.tsx';
import { ControlTable } from '../list/ControlTable.tsx';
import { useControlList, useStandardParts, type ListedControl } from '../list/control-list.hooks.ts';

interface AssessmentControlsProps {
  assessmentId: string;
  standard: StandardKey;
}

/** Everything that an assessment asks and this person sees, each control with its sub-controls: filtered, set and assigned together. */
export function AssessmentControls({ assessmentId, standard }: AssessmentControlsProps) {
  const { t } = useTranslation('compliance-control-assessment');
  const list = useControlList(assessmentId);
  const parts = useStandardParts(standard);
  const assessment = useRead(readComplianceAssessment, { params: { id: assessmentId } }).data?.data;
  const { chosen, listed, select, leave } = useChosenRows(list.rows, list.asked);
  const [assigning, assign] = useState<'chosen' | 'section'>();
  const ids = useMemo(() => answeredIds(listed), [listed]);
  // Whoever assigns decides what applies, too: nobody else sets several at once.
  const mayAssign = assessment?.permissions.can.includes('assign') === true;
  const pathOf = ({ id, below }: ListedControl) => {
    // Whoever answers a sub-control alone does not see what stands above it.
    const [first] = below;
    const opened = first !== undefined && assessment?.is_whole === false ? first.id : id;
    return pathOfControlAssessment(standard, assessmentId, opened);
  };
  return (
    <Box sx={listInPage}>
      <ControlTable
        label={t('list.title')}
        list={list}
        pathOf={pathOf}
        toolbar={
          listed.size > 0 ? (
            <ControlBulkBar
              assessmentId={assessmentId}
              ids={ids}
              hasCarried={hasCarried(listed)}
              onAssign={() => assign('chosen')}
              onLeave={leave}
            />
          ) : (
            <ControlFilters
              list={list}
              parts={parts}
              onAssign={mayAssign ? () => assign('section') : undefined}
            />
          )
        }
        empty={<Empty isNarrowed={list.isNarrowed} onReset={list.reset} />}
        choice={mayAssign ? { selected: new Set(chosen.keys()), onSelect: select } : undefined}
      />
      {assigning && (
        <AssignDialog
          assessmentId={assessmentId}
          given={
            assigning === 'chosen' ? { ids } : { sections: parts.sections, section: list.filter.section }
          }
          onClose={() => assign(undefined)}
          onDone={leave}
        />
      )}
    </Box>
  );
}

/** What is answered of the rows that were chosen: a control with sub-controls is answered by them. */
const answeredIds = (rows: ReadonlyMap<string, ListedControl>): string[] => [
  ...new Set(
    [...rows.values()].flatMap(({ id, below }) => (below.length === 0 ? [id] : below.map((one) => one.id))),
  ),
];

const hasCarried = (rows: ReadonlyMap<string, ListedControl>): boolean =>
  [...rows.values()].some(({ flags, below }) =>
    [flags, ...below.map((one) => one.flags)].some((some) => some.includes('carried')),
  );

function Empty({ isNarrowed, onReset }: { isNarrowed: boolean; onReset: () => void }) {
  const { t } = useTranslation('compliance-control-assessment');
  if (!isNarrowed)
    return <EmptyState icon={<ListChecks size={32} aria-hidden />}>{t('list.empty')}</EmptyState>;
  return <NothingFound feature="compliance-control-assessment" onReset={onReset} />;
}
