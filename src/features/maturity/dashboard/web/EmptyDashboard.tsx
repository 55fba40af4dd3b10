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
  assessmentLink,
  listLink,
  type FrameworkInView,
} from '#features/maturity/framework/web/shared/maturity-paths.ts';
import { useAssessmentsBy } from '#features/maturity/assessment/web/shared/assessments-by.hooks.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import { registerLink } from '#features/risk/filter/web/shared/register-link.ts';
import { riskPaths } from '#features/risk/record/web/shared/risk-paths.ts';
import { feature } from './maturity-dashboard.hooks.ts';

/** The one in progress that the person is to answer in, the latest period first. */
function useGiven(view: FrameworkInView) {
  const query = { given: 'me', status: 'in_progress', limit: '1' } as const;
  return useAssessmentsBy(view, query).data?.data[0];
}

/** Instead of pictures, where nothing was submitted yet: what begins it, and what else waits for the person. */
export function EmptyDashboard({ view }: { view: FrameworkInView }) {
  const { t } = useTranslation(feature);
  const { id, type } = usePerson();
  const { department, mayChooseWhole, choose } = useDepartment();
  const given = useGiven(view);
  const mayStart = mayCall('staff', type);
  const others: [text: Parameters<typeof t>[0], to: string][] = [
    ['screen.list', listLink(view)],
    ['screen.own_risks', registerLink({ owner: [id], status: 'open', dpt: 'all' })],
    ['screen.raise_risk', riskPaths.add],
  ];
  return (
    <EmptyState
      icon={<Radar size={40} aria-hidden />}
      action={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          {given !== undefined && (
            <Button variant="contained" component={Link} to={assessmentLink(given)}>
              {t('screen.answer_given')}
            </Button>
          )}
          {mayStart && (
            <Button
              variant={given === undefined ? 'contained' : 'outlined'}
              component={Link}
              to={addLink(view)}
            >
              {t('screen.start')}
            </Button>
          )}
          {department !== undefined && mayChooseWhole && (
            <Button variant="outlined" onClick={() => choose(undefined)}>
              {t('screen.show_whole')}
            </Button>
          )}
          {others.map(([text, to]) => (
            <Button key={to} variant="outlined" component={Link} to={to}>
              {t(text)}
            </Button>
          ))}
        </Box>
      }
    >
      {t(`screen.empty.${view.framework}`)}
    </EmptyState>
  );
}
