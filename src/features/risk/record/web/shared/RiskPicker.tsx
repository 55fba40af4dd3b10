import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTyped } from '#platform/web/ui/inputs/found-picks.hooks.ts';
import { RecordPicker, type Picking } from '#platform/web/ui/inputs/RecordPicker.tsx';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { currentRating } from '#features/risk/record/risk-rating.rules.ts';
import { listRisks, type RiskRow } from '../../risk.contract.ts';

type Found = Pick<RiskRow, 'id' | 'ref' | 'title'> &
  Partial<Pick<RiskRow, 'status' | 'inherent' | 'residual'>>;

interface RiskPickerProps extends Picking<Found> {
  /** A risk that is not offered: the one the question is about. */
  except?: string | undefined;
}

const Level = ({ record }: { record: Found }) => <RiskLevel level={currentRating(record)?.level} compact />;

/** Finds one risk; those that changed last are offered before anything is typed. */
export function RiskPicker({ except, ...picking }: RiskPickerProps) {
  const { t } = useTranslation('risk');
  const [searched, search] = useTyped();
  const query =
    searched === '' ? { limit: '10', ordering: '-updated_at' as const } : { limit: '10', q: searched };
  const read = useRead(listRisks, { query }, { keep: true });
  return (
    <RecordPicker<Found>
      {...picking}
      found={read.data?.data.filter(({ id }) => id !== except)}
      onType={search}
      texts={{
        type: t('page.pick.type'),
        searching: t('page.pick.searching'),
        none: t('page.pick.none'),
      }}
      Beside={Level}
    />
  );
}
