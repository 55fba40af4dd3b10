import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ListChecks } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { useAssessmentChoices, type AssessmentChoice } from './assessment-choices.hooks.ts';
import { AssessmentPick } from './AssessmentPick.tsx';
import { maturityPaths } from '#features/maturity/framework/web/shared/maturity-paths.ts';

export interface AssessmentChooserProps {
  /** Of the page, while it has no assessment. */
  title: string;
  help: string;
  /** Those that the page is for; all of them where it is for all. */
  offers?: (assessment: AssessmentChoice) => boolean;
  onPick: (picked: AssessmentChoice) => void;
}

/** Stands where the address names no assessment. */
export function AssessmentChooser({ title, help, offers = () => true, onPick }: AssessmentChooserProps) {
  const { t } = useTranslation('maturity');
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
              onPick={(picked) => {
                const choice = offered.find((one) => one.id === picked);
                if (choice) onPick(choice);
              }}
              pending={pending}
              autoFocus
            />
          </FieldFrame>
        </Box>
      )}
    </>
  );
}
