import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListOrdered } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { usePerson } from '#platform/web/use-session.ts';
import { EmptyState } from '#platform/web/ui/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/FailureNotice.tsx';
import { FieldFrame } from '#platform/web/ui/FieldFrame.tsx';
import { PageHeader } from '#platform/web/ui/PageHeader.tsx';
import { maturityPaths } from '#features/maturity/web/shared/maturity-paths.ts';
import { useAssessmentChoices } from './assessment-choices.hooks.ts';
import { AssessmentPick } from './AssessmentPick.tsx';

interface PickAssessmentProps {
  title: string;
  help: string;
  onPick: (id: string) => void;
}

/** Stands where the address names no assessment. */
export function PickAssessment({ title, help, onPick }: PickAssessmentProps) {
  const { t } = useTranslation('maturity-roadmap');
  const id = useId();
  const { type } = usePerson();
  const { choices, pending, error, retry } = useAssessmentChoices();
  if (!pending && error === null && choices.length === 0)
    return (
      <>
        <PageHeader title={title} />
        <EmptyState
          icon={<ListOrdered size={40} aria-hidden />}
          action={
            mayCall('staff', type) && (
              <Button variant="contained" component={Link} to={maturityPaths.cis.add}>
                {t('roadmap.pick.empty_action')}
              </Button>
            )
          }
        >
          {t('roadmap.pick.none')}
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHeader title={title} />
      {error !== null && <FailureNotice failure={error} onRetry={retry} />}
      <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 720 }}>
        <FieldFrame id={id} label={t('roadmap.pick.label')} help={help}>
          <AssessmentPick
            id={id}
            choices={choices}
            value={undefined}
            onPick={onPick}
            placeholder={t('roadmap.pick.placeholder')}
            pending={pending}
            autoFocus
          />
        </FieldFrame>
      </Box>
    </>
  );
}
