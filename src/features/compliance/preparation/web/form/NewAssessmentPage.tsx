import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UserLock } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { pathOfStandard, standardInPath } from '#features/compliance/assessment/compliance-path.rules.ts';
import { useStandards } from '#features/compliance/assessment/web/shared/standards.hooks.ts';
import { useDepartmentChoices } from '#features/maturity/assessment/web/shared/department-choices.hooks.ts';
import { NewAssessmentForm } from './NewAssessmentForm.tsx';

/** Begins an assessment by the standard that the address is about. */
export function NewAssessmentPage() {
  const { t } = useTranslation('compliance-preparation');
  const { pathname } = useLocation();
  const places = useDepartmentChoices();
  const { read, standards, nameOf } = useStandards();
  const key = standardInPath(pathname) ?? 'iso27001';
  const standard = standards?.find((one) => one.key === key);
  const name = nameOf(key);
  return (
    <>
      <PageHeader title={name === '' ? t('add.title') : t('add.title_by', { standard: name })} />
      {read.error && standard === undefined && (
        <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />
      )}
      {/* The form begins with the department one works in, and a name made of the standard's: both have to be known first. */}
      {!places.pending && places.any && standard && (
        <Box sx={{ p: { xs: 2, md: 3 } }}>
          <NewAssessmentForm key={key} standard={standard} places={places} />
        </Box>
      )}
      {!places.pending && !places.any && (
        <EmptyState
          icon={<UserLock size={32} aria-hidden />}
          action={
            <Button variant="outlined" component={Link} to={pathOfStandard(key)}>
              {t('compliance-assessment:list.title_by', { standard: name })}
            </Button>
          }
        >
          {t('add.nowhere')}
        </EmptyState>
      )}
    </>
  );
}
