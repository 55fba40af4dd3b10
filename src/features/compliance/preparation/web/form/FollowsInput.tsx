import { useMemo } from 'react';
import { pageLimits } from '#platform/contract/paging.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { PicksInput } from '#platform/web/ui/inputs/PicksInput.tsx';
import { useTyped } from '#platform/web/ui/inputs/found-picks.hooks.ts';
import {
  listComplianceAssessments,
  type ComplianceAssessment,
} from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { useStandards } from '#features/compliance/assessment/web/shared/standards.hooks.ts';
import type { StandardKey } from '#features/compliance/standard/standard-content.contract.ts';

interface FollowsInputProps {
  standard: StandardKey;
  /** The assessment that is changed, and what it follows already. */
  assessment?: Pick<ComplianceAssessment, 'id' | 'follows'>;
}

/** Assessments by other standards whose answers suggest the new one's. */
export function FollowsInput({ standard, assessment }: FollowsInputProps) {
  const { t } = useTranslation(['compliance-preparation', 'compliance-assessment', 'record']);
  const { nameOf } = useStandards();
  const [q, onSearch] = useTyped();
  const read = useRead(
    listComplianceAssessments,
    { query: { ordering: '-period', limit: String(pageLimits.limit), ...(q && { q }) } },
    { keep: true },
  );
  const picks = useMemo(() => {
    const followed = assessment?.follows ?? [];
    const found = (read.data?.data ?? []).filter(
      (one) =>
        one.standard !== standard &&
        one.id !== assessment?.id &&
        one.figures !== null &&
        one.status !== 'superseded' &&
        !followed.some(({ id }) => id === one.id),
    );
    return [...followed, ...found].map(({ id, ref, name, standard: by, status }) => ({
      value: id,
      label: `${ref} ${name}`,
      hint: [nameOf(by), t(`words.status.${status}`)].join(' · '),
    }));
  }, [read.data, assessment, standard, nameOf, t]);
  return (
    <PicksInput
      name="follows"
      label={t('form.follows')}
      help={t('form.follows_help')}
      picks={picks}
      onSearch={onSearch}
      optional
      none={picks.length === 0 && !q ? t('form.follows_nothing') : t('form.follows_none')}
    />
  );
}
