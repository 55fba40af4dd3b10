import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTyped } from '#platform/web/ui/inputs/found-picks.hooks.ts';
import { RecordPicker, type Picking } from '#platform/web/ui/inputs/RecordPicker.tsx';
import { listControls, type ControlRow } from '../../control.contract.ts';
import { ControlStatus } from './ControlStatus.tsx';

type Found = Pick<ControlRow, 'id' | 'version' | 'ref' | 'title' | 'status'>;

interface ControlPickerProps extends Picking<Found> {
  /** Controls that are not offered. */
  except?: readonly string[];
}

const Status = ({ record }: { record: Found }) => <ControlStatus status={record.status} />;

/** Finds one control in use; the newest are offered before anything is typed. */
export function ControlPicker({ except = [], ...picking }: ControlPickerProps) {
  const { t } = useTranslation('treatment-control');
  const [searched, search] = useTyped();
  const query =
    searched === '' ? { limit: '20', ordering: '-updated_at' as const } : { limit: '20', q: searched };
  const read = useRead(listControls, { query }, { keep: true });
  return (
    <RecordPicker<Found>
      {...picking}
      found={read.data?.data.filter(({ id }) => !except.includes(id))}
      onType={search}
      texts={{
        type: t('page.pick.type'),
        searching: t('page.pick.searching'),
        none: t('page.pick.none'),
      }}
      Beside={Status}
    />
  );
}
