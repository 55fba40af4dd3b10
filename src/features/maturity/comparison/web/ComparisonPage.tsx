import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useNavigate } from 'react-router';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { AssessmentChooser } from '#features/maturity/assessment/web/shared/AssessmentChooser.tsx';
import { compareLink } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { isUnknownRecord } from '#platform/web/workflow/unknown-record.hooks.ts';
import { ComparisonBody } from './ComparisonBody.tsx';
import { ComparisonChoice } from './ComparisonChoice.tsx';
import { useComparison } from './comparison.hooks.ts';
import { ComparisonSkeleton } from './ComparisonSkeleton.tsx';

/** Two assessments side by side: those that `?assessment=` and `&with=` name. */
export function ComparisonPage() {
  const { t } = useTranslation('maturity-comparison');
  const navigate = useNavigate();
  const shown = useComparison();
  const { first, second, read, change } = shown;
  if (first === undefined)
    return (
      <AssessmentChooser
        title={t('compare.title')}
        help={t('compare.choose_first')}
        onPick={(picked) => void navigate(compareLink(picked))}
      />
    );
  const comparison = read.data?.data;
  const choice = (
    <ComparisonChoice
      first={first}
      second={second}
      onFirst={(assessment) => change({ assessment, with: assessment === second ? first : second })}
      onSecond={(other) => change({ with: other })}
    />
  );
  if (second !== undefined && comparison !== undefined && read.error === null)
    return <ComparisonBody shown={{ ...shown, comparison }} choice={choice} />;
  return (
    <>
      <PageHeader title={t('compare.title')} />
      <div className="dashboard-body">
        {choice}
        {read.error !== null && !isUnknownRecord(read.error) && (
          <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />
        )}
        {second !== undefined && read.error === null && <ComparisonSkeleton />}
      </div>
    </>
  );
}
