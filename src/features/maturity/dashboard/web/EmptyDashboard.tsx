import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Radar } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link } from 'react-router';
import { mayCall } from '#platform/contract/access.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import {
  addLink,
  listLink,
  type FrameworkInView,
} from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { feature } from './maturity-dashboard.hooks.ts';

/** Instead of pictures, where nothing was submitted yet: what begins it. */
export function EmptyDashboard({ view }: { view: FrameworkInView }) {
  const { t } = useTranslation(feature);
  const { type } = usePerson();
  const { department, mayChooseWhole, choose } = useDepartment();
  return (
    <EmptyState
      icon={<Radar size={40} aria-hidden />}
      action={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          {mayCall('staff', type) && (
            <Button variant="contained" component={Link} to={addLink(view)}>
              {t('screen.start')}
            </Button>
          )}
          {department !== undefined && mayChooseWhole && (
            <Button variant="outlined" onClick={() => choose(undefined)}>
              {t('screen.show_whole')}
            </Button>
          )}
          <Button variant="outlined" component={Link} to={listLink(view)}>
            {t('screen.list')}
          </Button>
        </Box>
      }
    >
      {t(`screen.empty.${view.framework}`)}
    </EmptyState>
  );
}
