import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { CallFailed } from '#platform/web/call-failed.ts';
import { showSnackbar } from '#platform/web/snackbar.ts';
import { useRead } from '#platform/web/use-endpoint.ts';
import { FailureNotice } from '#platform/web/ui/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/PageHeader.tsx';
import { useLate } from '#platform/web/ui/use-late.ts';
import { readAssessment, type Assessment } from '../../maturity-assessment.contract.ts';
import { ChooseAssessment, type ChooseAssessmentProps } from './ChooseAssessment.tsx';
import { maturityPaths } from './maturity-paths.ts';

interface AssessmentInAddressProps extends Omit<ChooseAssessmentProps, 'onPick'> {
  /** In the shape of the page that comes. */
  skeleton: ReactNode;
  children: (assessment: Assessment) => ReactNode;
}

/** The assessment that `?assessment=` names, with the questions of its first section. Without one the page offers a choice; an
 *  unknown one leads to the list. */
export function AssessmentInAddress({ skeleton, children, ...choosing }: AssessmentInAddressProps) {
  const { t } = useTranslation('maturity');
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const id = search.get('assessment') ?? '';
  const read = useRead(
    readAssessment,
    { params: { id }, query: { section: 'first' } },
    { enabled: id !== '' },
  );
  const late = useLate(read.isPending && id !== '');
  const isUnknown =
    read.error instanceof CallFailed && (read.error.status === 404 || read.error.status === 400);

  useEffect(() => {
    if (!isUnknown) return;
    showSnackbar({ message: t('pick.unknown'), variant: 'warning' });
    void navigate(maturityPaths.cis.list, { replace: true });
  }, [isUnknown, navigate, t]);

  if (id === '')
    return <ChooseAssessment {...choosing} onPick={(picked) => setSearch({ assessment: picked })} />;
  if (read.data !== undefined && !isUnknown) return children(read.data.data);
  if (read.error !== null && !isUnknown)
    return (
      <>
        <PageHeader title={choosing.title} />
        <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />
      </>
    );
  return late ? skeleton : null;
}
