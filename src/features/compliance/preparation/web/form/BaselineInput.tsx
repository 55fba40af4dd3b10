import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { pageLimits } from '#platform/contract/paging.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PickInput } from '#platform/web/ui/inputs/PickInput.tsx';
import { listComplianceAssessments } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import type { StandardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { usePeriodText } from '#features/maturity/assessment/web/shared/period-text.hooks.ts';

/** An earlier assessment by the same standard, of the department that is chosen, to take the answers from. */
export function BaselineInput({ standard }: { standard: StandardKey }) {
  const { t } = useTranslation(['compliance-preparation', 'compliance-assessment', 'record']);
  const text = usePeriodText();
  const department = useWatch<{ department_id: string | null }, 'department_id'>({ name: 'department_id' });
  const earlier = useRead(listComplianceAssessments, {
    query: {
      compliance_standard: standard,
      ordering: '-period',
      limit: String(pageLimits.limit),
      dpt: department ?? undefined,
    },
  });
  const picks = useMemo(
    () =>
      (earlier.data?.data ?? [])
        // A draft has no answers yet, and what one sees a part of cannot be taken over.
        .filter(({ status, figures }) => status !== 'draft' && figures !== null)
        .map(({ id, ref, name, period, status }) => ({
          value: id,
          label: `${ref} ${name}`,
          hint: [text(period), t(`words.status.${status}`)].join(' · '),
        })),
    [earlier.data, text, t],
  );
  // The first assessment has none before it.
  if (picks.length === 0) return null;
  return (
    <PickInput
      name="baseline_id"
      label={t('form.baseline')}
      help={t('form.baseline_help')}
      picks={picks}
      optional
      none={t('form.baseline_none')}
    />
  );
}
