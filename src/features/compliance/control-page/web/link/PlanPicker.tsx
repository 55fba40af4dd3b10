import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useTyped } from '#platform/web/ui/inputs/found-picks.hooks.ts';
import { RecordPicker, type Picking } from '#platform/web/ui/inputs/RecordPicker.tsx';
import { listPlans } from '#features/treatment/plan/plan-list.contract.ts';
import type { PlanRow } from '#features/treatment/plan/plan.contract.ts';
import { PlanStatus } from '#features/treatment/plan/web/shared/PlanStatus.tsx';

type Found = Pick<PlanRow, 'id' | 'ref' | 'title' | 'status'>;

interface PlanPickerProps extends Picking<Found> {
  /** Plans that are not offered. */
  except: readonly string[];
}

const Status = ({ record }: { record: Found }) => <PlanStatus status={record.status} />;

/** Finds one improvement plan; those that changed last are offered before anything is typed. */
export function PlanPicker({ except, ...picking }: PlanPickerProps) {
  const { t } = useTranslation('compliance-control-assessment');
  const [searched, search] = useTyped();
  const query =
    searched === '' ? { limit: '20', ordering: '-updated_at' as const } : { limit: '20', q: searched };
  const read = useRead(listPlans, { query }, { keep: true });
  return (
    <RecordPicker<Found>
      {...picking}
      found={read.data?.data.filter(({ id }) => !except.includes(id))}
      onType={search}
      texts={{
        type: t('page.plan.type'),
        searching: t('page.plan.searching'),
        none: t('page.plan.none'),
      }}
      Beside={Status}
    />
  );
}
