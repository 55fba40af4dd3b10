import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { RecordInAddress } from '#platform/web/workflow/RecordInAddress.tsx';
import { listOfAddress } from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { readAssessment, type Assessment } from '../../assessment.contract.ts';
import { AssessmentChooser, type AssessmentChooserProps } from './AssessmentChooser.tsx';

interface AssessmentInAddressProps extends Omit<AssessmentChooserProps, 'onPick'> {
  /** In the shape of the page that comes. */
  skeleton: ReactNode;
  children: (assessment: Assessment) => ReactNode;
}

/** The assessment that `?assessment=` names, with the questions of its first section. Without one the page offers a choice; an
 *  unknown one leads to the list. */
export function AssessmentInAddress({ skeleton, children, ...choosing }: AssessmentInAddressProps) {
  const { t } = useTranslation('maturity');
  const [search, setSearch] = useSearchParams();
  const id = search.get('assessment') ?? '';
  const sent = { params: { id }, query: { section: 'first' } } as const;
  return (
    <RecordInAddress
      id={id}
      read={useRead(readAssessment, sent, { enabled: id !== '' })}
      title={choosing.title}
      unknown={t('pick.unknown')}
      list={listOfAddress(useLocation())}
      choice={
        <AssessmentChooser
          {...choosing}
          onPick={({ id: assessment, framework }) => setSearch({ assessment, framework })}
        />
      }
      skeleton={skeleton}
    >
      {children}
    </RecordInAddress>
  );
}
