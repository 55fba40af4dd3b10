import Button from '@mui/material/Button';
import { UserPlus } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { BulkBar } from '#platform/web/workflow/bulk/BulkBar.tsx';
import { BulkDialog } from '#platform/web/workflow/bulk/BulkDialog.tsx';
import type { BulkSay, BulkRequest } from '#platform/web/workflow/bulk/bulk-change.hooks.ts';
import { DayChip } from '#platform/web/workflow/bulk/DayChip.tsx';
import { useBulkControls, type ControlSet } from './bulk-controls.hooks.ts';
import { ApplicabilityChip, ConfirmChip, OwnerChip, ResultChip } from './ControlBulkFields.tsx';

interface ControlBulkBarProps {
  assessmentId: string;
  /** The controls that are answered: those chosen, or what lies below them. */
  ids: readonly string[];
  /** Some of them were carried over and are to be confirmed. */
  hasCarried: boolean;
  onAssign: () => void;
  onLeave: () => void;
}

/** In place of the filters while controls are chosen: what can be set for all of them. */
export const ControlBulkBar = memo(function ControlBulkBar({
  assessmentId,
  ids,
  hasCarried,
  onAssign,
  onLeave,
}: ControlBulkBarProps) {
  const { t } = useTranslation('compliance-control-assessment');
  const [wish, setWish] = useState<BulkRequest<ControlSet>>();
  return (
    <BulkBar
      label={t('bulk.label')}
      selected={t('bulk.selected', { count: ids.length })}
      leave={t('bulk.leave')}
      onLeave={onLeave}
    >
      {hasCarried && <ConfirmChip onWish={setWish} />}
      <ResultChip onWish={setWish} />
      <ApplicabilityChip onWish={setWish} />
      <OwnerChip onWish={setWish} />
      <DayChip
        label={t('web:field.due_date')}
        none={t('bulk.no_date')}
        next={t('bulk.next')}
        onChosen={(day, value) => setWish({ set: { due_date: day }, field: t('web:field.due_date'), value })}
      />
      <Button
        size="small"
        startIcon={<UserPlus size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={onAssign}
      >
        {t('bulk.assign')}
      </Button>
      {wish && (
        <Change
          assessmentId={assessmentId}
          ids={ids}
          wish={wish}
          onClose={() => setWish(undefined)}
          onDone={() => {
            setWish(undefined);
            onLeave();
          }}
        />
      )}
    </BulkBar>
  );
});

interface ChangeProps extends Pick<ControlBulkBarProps, 'assessmentId' | 'ids'> {
  wish: BulkRequest<ControlSet>;
  onClose: () => void;
  onDone: () => void;
}

function Change({ assessmentId, ids, ...dialog }: ChangeProps) {
  const { t } = useTranslation('compliance-control-assessment');
  // What many answers were is not taken back at once: there are no words for that.
  const say: BulkSay = (word, count) =>
    word === 'undone' || word === 'undone_partly' ? '' : t(`bulk.${word}`, { count });
  const bulk = useBulkControls(assessmentId, ids, say);
  return (
    <BulkDialog
      {...dialog}
      feature="compliance-control-assessment"
      count={ids.length}
      bulk={bulk}
      say={say}
    />
  );
}
