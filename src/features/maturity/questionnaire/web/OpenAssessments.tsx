import Button from '@mui/material/Button';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { mayCall } from '#platform/contract/access.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import type { AssessmentRow } from '#features/maturity/assessment/assessment.contract.ts';
import { isOpen } from '#features/maturity/assessment/assessment-status.rules.ts';
import { AssessmentStatus } from '#features/maturity/assessment/web/shared/AssessmentStatus.tsx';
import { useAssessmentChoices } from '#features/maturity/assessment/web/shared/assessment-choices.hooks.ts';
import { useAssessmentsBy } from '#features/maturity/assessment/web/shared/assessments-by.hooks.ts';
import {
  addLink,
  assessmentLink,
  listLink,
  type FrameworkInView,
} from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { useFrameworkInAddress } from '#features/maturity/framework/web/shared/framework-in-address.hooks.ts';
import './questionnaire.css';
import './open-assessments.css';

/** The questionnaire without an assessment: which one? */
export function OpenAssessments() {
  const framework = useFrameworkInAddress();
  return framework.framework === 'custom' ? (
    <OpenByOwn framework={framework} />
  ) : (
    <OpenBy framework={framework} />
  );
}

function OpenBy({ framework }: { framework: FrameworkInView }) {
  const { data, error, refetch } = useAssessmentsBy(framework, {});
  return <Offered framework={framework} rows={data?.data} failure={error} onRetry={() => void refetch()} />;
}

/** By whichever of the organisation's own frameworks. */
function OpenByOwn({ framework }: { framework: FrameworkInView }) {
  const { choices, pending, error, retry } = useAssessmentChoices({ ofOwn: true });
  return (
    <Offered framework={framework} rows={pending ? undefined : choices} failure={error} onRetry={retry} />
  );
}

interface OfferedProps {
  framework: FrameworkInView;
  rows: readonly AssessmentRow[] | undefined;
  failure: Failure | null;
  onRetry: () => void;
}

/** Those being answered come first. */
function Offered({ framework, rows: known, failure, onRetry }: OfferedProps) {
  const { t } = useTranslation('maturity');
  const { type } = usePerson();
  const rows = known ?? [];
  const sorted = [
    ...rows.filter(({ status }) => isOpen(status)),
    ...rows.filter(({ status }) => !isOpen(status)),
  ];
  return (
    <>
      <PageHeader title={t('assess.pick.title')} />
      {failure !== null ? (
        <FailureNotice failure={failure} onRetry={onRetry} />
      ) : known?.length === 0 ? (
        <EmptyState
          action={
            mayCall('staff', type) && (
              <Button variant="contained" component={Link} to={addLink(framework)}>
                {t('assess.pick.add')}
              </Button>
            )
          }
        >
          {t('assess.pick.none')}
        </EmptyState>
      ) : (
        <div className="assess-pick">
          <p>{t('assess.pick.text')}</p>
          <ul>
            {sorted.map((row) => (
              <li key={row.id}>
                <Link to={assessmentLink(row)}>
                  <bdi className="assess-code">{row.ref}</bdi>
                  <span dir="auto">{row.name}</span>
                  {row.department && <bdi className="assess-pick-department">{row.department.name}</bdi>}
                  <AssessmentStatus status={row.status} />
                </Link>
              </li>
            ))}
          </ul>
          <Link to={listLink(framework)}>{t('assess.pick.all')}</Link>
        </div>
      )}
    </>
  );
}
