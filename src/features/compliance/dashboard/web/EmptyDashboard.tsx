import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Landmark } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { compliancePage } from '#features/compliance/assessment/compliance-path.rules.ts';
import { pathOfNewAssessment } from '#features/compliance/standard/standard-path.rules.ts';
import { useDepartmentPicks } from '#features/organisation/department/web/shared/department-picks.hooks.ts';
import { useDepartment } from '#features/organisation/department/web/shared/department.hooks.ts';
import type { ComplianceDashboard } from '../compliance-dashboard.contract.ts';
import { feature } from './compliance-dashboard.hooks.ts';

/** Instead of pictures, where nothing counts: what begins it, and what else waits for the person. */
export function EmptyDashboard({ dashboard: { standard, left_out } }: { dashboard: ComplianceDashboard }) {
  const { t } = useTranslation(feature);
  const { department, mayChooseWhole, choose } = useDepartment();
  const mayStart = useDepartmentPicks().decidesSomewhere;
  const answers = left_out.partly_visible > 0;
  return (
    <EmptyState
      icon={<Landmark size={40} aria-hidden />}
      action={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          {mayStart && (
            <Button
              variant="contained"
              component={Link}
              to={standard === null ? compliancePage : pathOfNewAssessment(standard)}
            >
              {t('screen.start')}
            </Button>
          )}
          {department !== undefined && mayChooseWhole && (
            <Button variant="outlined" onClick={() => choose(undefined)}>
              {t('screen.show_whole')}
            </Button>
          )}
          {(answers || !mayStart) && (
            <Button variant={mayStart ? 'outlined' : 'contained'} component={Link} to={compliancePage}>
              {t(answers ? 'screen.to_answer' : 'screen.list')}
            </Button>
          )}
        </Box>
      }
    >
      {t(answers ? 'screen.empty_partly' : mayStart ? 'screen.empty' : 'screen.empty_reader')}
    </EmptyState>
  );
}
