import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useDashboardChoice } from '#features/maturity/dashboard/web/shared/dashboard-choice.hooks.ts';
import { useVerbForm, type VerbDialogProps } from './verb-form.hooks.ts';
import { VerbDialog } from './VerbDialog.tsx';

const schema = z.strictObject({});
const defaults = {};

/** Puts an assessment on its dashboard. Which one it takes the place of is known there only: here it asks first. */
export function ChooseDialog({ assessment, onClose }: VerbDialogProps) {
  const { t } = useTranslation('maturity');
  const asked = useVerbForm({ assessment, onClose }, 'choose', schema, defaults);
  const { choose, isPending } = useDashboardChoice(assessment);
  return (
    <VerbDialog
      asked={asked}
      text={t('verb.choose.text', { unit: assessment.department?.name ?? t('words.whole') })}
      busy={isPending}
      onClose={onClose}
      onSubmit={() => choose(assessment, assessment.department?.id ?? null, null, onClose)}
    />
  );
}
