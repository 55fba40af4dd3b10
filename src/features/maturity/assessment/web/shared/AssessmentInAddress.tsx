import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { readAssessment, type Assessment } from '../../assessment.contract.ts';
import { AssessmentChooser, type AssessmentChooserProps } from './AssessmentChooser.tsx';
import { isUnknownAssessment, useUnknownAssessment } from './unknown-assessment.hooks.ts';

interface AssessmentInAddressProps extends Omit<AssessmentChooserProps, 'onPick'> {
  /** In the shape of the page that comes. */
  skeleton: ReactNode;
  children: (assessment: Assessment) => ReactNode;
}

/** The assessment that `?assessment=` names, with the questions of its first section. Without one the page offers a choice; an
 *  unknown one leads to the list. */
export function AssessmentInAddress({ skeleton, children, ...choosing }: AssessmentInAddressProps) {
  const [search, setSearch] = useSearchParams();
  const id = search.get('assessment') ?? '';
  const read = useRead(
    readAssessment,
    { params: { id }, query: { section: 'first' } },
    { enabled: id !== '' },
  );
  const late = useIsSlow(read.isPending && id !== '');
  const isUnknown = isUnknownAssessment(read.error);
  useUnknownAssessment(isUnknown);

  if (id === '')
    return (
      <AssessmentChooser
        {...choosing}
        onPick={({ id: assessment, framework }) => setSearch({ assessment, framework })}
      />
    );
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
