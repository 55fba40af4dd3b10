import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRead } from '#platform/web/use-endpoint.ts';
import { EmptyState } from '#platform/web/ui/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/PageHeader.tsx';
import {
  listCisAssessments,
  listIsoAssessments,
  listNistAssessments,
} from '../../maturity-assessment.contract.ts';
import { isOpen } from '../../maturity-status.rules.ts';
import { AssessmentStatus } from '../shared/AssessmentStatus.tsx';
import { assessmentLink, maturityPaths } from '../shared/maturity-paths.ts';
import { useFramework } from '../shared/use-framework.ts';
import './questionnaire.css';
import './open-assessments.css';

const lists = { cis: listCisAssessments, iso: listIsoAssessments, nist: listNistAssessments } as const;

/** The questionnaire without an assessment: which one? Those being answered come first. */
export function OpenAssessments() {
  const { t } = useTranslation('maturity');
  const framework = useFramework();
  const read = useRead(lists[framework], { query: {} });
  const rows = read.data?.data ?? [];
  const sorted = [
    ...rows.filter(({ status }) => isOpen(status)),
    ...rows.filter(({ status }) => !isOpen(status)),
  ];
  return (
    <>
      <PageHeader title={t('assess.pick.title')} />
      {read.error !== null ? (
        <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />
      ) : read.data !== undefined && rows.length === 0 ? (
        <EmptyState
          action={
            <Button variant="contained" component={Link} to={maturityPaths[framework].add}>
              {t('assess.pick.add')}
            </Button>
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
          <Link to={maturityPaths[framework].list}>{t('assess.pick.all')}</Link>
        </div>
      )}
    </>
  );
}
