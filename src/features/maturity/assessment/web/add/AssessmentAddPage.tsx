import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { UserLock } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { PageHeader } from '#platform/web/ui/page/PageHeader.tsx';
import { FrameworkTabs } from '#features/maturity/framework/web/shared/FrameworkTabs.tsx';
import {
  addLink,
  listLink,
  type FrameworkInView,
} from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { useFrameworkName } from '#features/maturity/framework/web/shared/own-frameworks.hooks.ts';
import { OwnFrameworkInAddress } from '#features/maturity/framework/web/shared/OwnFrameworkInAddress.tsx';
import { useDepartmentChoices } from '../shared/department-choices.hooks.ts';
import { AddForm } from './AddForm.tsx';

/** Begins an assessment by the framework this address is about. */
export function AssessmentAddPage() {
  const { t } = useTranslation('maturity');
  return (
    <OwnFrameworkInAddress title={t('own.add')} link={addLink} offered>
      {(framework) => <AddBy framework={framework} />}
    </OwnFrameworkInAddress>
  );
}

function AddBy({ framework }: { framework: FrameworkInView }) {
  const { t } = useTranslation('maturity');
  const places = useDepartmentChoices();
  const name = useFrameworkName(framework);
  const key = framework.framework_id ?? framework.framework;
  return (
    <>
      <PageHeader title={name === '' ? t('own.add') : t(`add.title.${framework.framework}`, { name })}>
        <FrameworkTabs framework={framework} link={addLink} offered />
      </PageHeader>
      {/* The form begins with the department one works in, and a name made of the framework's: both have to be known first. */}
      {!places.pending && places.any && name !== '' && (
        <Box sx={{ p: { xs: 2, md: 3 } }}>
          <AddForm key={key} framework={framework} name={name} places={places} />
        </Box>
      )}
      {!places.pending && !places.any && (
        <EmptyState
          icon={<UserLock size={32} aria-hidden />}
          action={
            <Button variant="outlined" component={Link} to={listLink(framework)}>
              {t(`list.title.${framework.framework}`, { name })}
            </Button>
          }
        >
          {t('add.nowhere')}
        </EmptyState>
      )}
    </>
  );
}
