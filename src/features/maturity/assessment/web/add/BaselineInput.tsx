import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { pageLimits } from '#platform/contract/paging.ts';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { useAssessmentsBy } from '../shared/assessments-by.hooks.ts';
import type { FrameworkInView } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { usePeriodText } from '../shared/period-text.hooks.ts';

/** An earlier assessment of the same department to take the answers from, the newest first. */
export function BaselineInput({ framework }: { framework: FrameworkInView }) {
  const { t } = useTranslation(['maturity', 'record']);
  const text = usePeriodText();
  const { flat } = usePerson().organisation;
  const { control } = useFormContext();
  const department = useWatch({ control, name: 'department_id' }) as string | null;
  const earlier = useAssessmentsBy(framework, {
    limit: String(pageLimits.limit),
    dpt: department ?? undefined,
  });
  const picks = useMemo(
    () =>
      (earlier.data?.data ?? [])
        // A draft has nothing to copy.
        .filter(({ status }) => status !== 'draft')
        .map(({ id, ref, name, period, department: of, status }) => ({
          value: id,
          label: `${ref} ${name}`,
          hint: [
            text(period),
            ...(flat ? [] : [of?.name ?? t('words.whole')]),
            t(`words.status.${status}`),
          ].join(' · '),
        })),
    [earlier.data, text, flat, t],
  );
  // The first assessment has none before it.
  if (picks.length === 0) return null;
  return (
    <PickInput
      name="baseline_id"
      label={t('add.baseline')}
      help={t('add.baseline_help')}
      picks={picks}
      optional
      none={t('add.baseline_none')}
    />
  );
}
