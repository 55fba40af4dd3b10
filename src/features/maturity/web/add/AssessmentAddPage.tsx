import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UserLock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '#platform/web/ui/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/PageHeader.tsx';
import { maturityPaths } from '../shared/maturity-paths.ts';
import { usePlaces } from '../shared/places.hooks.ts';
import { useFramework } from '../shared/use-framework.ts';
import { AddForm } from './AddForm.tsx';

/** Begins an assessment by the framework this address is about. */
export function AssessmentAddPage() {
  const { t } = useTranslation('maturity');
  const framework = useFramework();
  const places = usePlaces();
  return (
    <>
      <PageHeader title={t(`add.title.${framework}`)} />
      {/* The form begins with the department one works in: that has to be known first. */}
      {!places.pending && places.any && (
        <Box sx={{ p: { xs: 2, md: 3 } }}>
          <AddForm key={framework} framework={framework} places={places} />
        </Box>
      )}
      {!places.pending && !places.any && (
        <EmptyState
          icon={<UserLock size={32} aria-hidden />}
          action={
            <Button variant="outlined" component={Link} to={maturityPaths[framework].list}>
              {t(`list.title.${framework}`)}
            </Button>
          }
        >
          {t('add.nowhere')}
        </EmptyState>
      )}
    </>
  );
}
