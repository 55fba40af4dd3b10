import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListChecks } from 'lucide-react';
import { useEffect, useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { CallFailed } from '#platform/web/call-failed.ts';
import { showSnackbar } from '#platform/web/snackbar.ts';
import { useRead } from '#platform/web/use-endpoint.ts';
import { usePerson } from '#platform/web/use-session.ts';
import { EmptyState } from '#platform/web/ui/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/FailureNotice.tsx';
import { FieldFrame } from '#platform/web/ui/FieldFrame.tsx';
import { PageHeader } from '#platform/web/ui/PageHeader.tsx';
import { useLate } from '#platform/web/ui/use-late.ts';
import { readAssessment, type Assessment } from '../../maturity-assessment.contract.ts';
import { useAssessmentChoices, type AssessmentChoice } from './assessment-choices.hooks.ts';
import { AssessmentPick } from './AssessmentPick.tsx';
import { maturityPaths } from './maturity-paths.ts';

interface AssessmentInAddressProps {
  /** Of the page, while it has no assessment. */
  title: string;
  help: string;
  /** Those that the page is for; all of them where it is for all. */
  offers?: (assessment: AssessmentChoice) => boolean;
  /** In the shape of the page that comes. */
  skeleton: ReactNode;
  children: (assessment: Assessment) => ReactNode;
}

/** The assessment that `?assessment=` names, with the questions of its first section. Without one the page offers a choice; an
 *  unknown one leads to the list. */
export function AssessmentInAddress({ skeleton, children, ...choosing }: AssessmentInAddressProps) {
  const { t } = useTranslation('maturity');
  const [search] = useSearchParams();
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

  if (id === '') return <ChooseAssessment {...choosing} />;
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

function ChooseAssessment({
  title,
  help,
  offers = () => true,
}: Omit<AssessmentInAddressProps, 'skeleton' | 'children'>) {
  const { t } = useTranslation('maturity');
  const [, setSearch] = useSearchParams();
  const { type } = usePerson();
  const id = useId();
  const { choices, pending, error, retry } = useAssessmentChoices();
  const offered = choices.filter(offers);
  return (
    <>
      <PageHeader title={title} />
      {error !== null && <FailureNotice failure={error} onRetry={retry} />}
      {!pending && error === null && offered.length === 0 ? (
        <EmptyState
          icon={<ListChecks size={40} aria-hidden />}
          action={
            mayCall('staff', type) && (
              <Button variant="contained" component={Link} to={maturityPaths.cis.add}>
                {t('pick.add')}
              </Button>
            )
          }
        >
          {t('pick.none')}
        </EmptyState>
      ) : (
        <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 720 }}>
          <FieldFrame id={id} label={t('pick.label')} help={help}>
            <AssessmentPick
              id={id}
              choices={offered}
              value={undefined}
              onPick={(picked) => setSearch({ assessment: picked })}
              pending={pending}
              autoFocus
            />
          </FieldFrame>
        </Box>
      )}
    </>
  );
}
