import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import { useArrival } from '#platform/web/screen/arrival.hooks.ts';

/** After registering: what happens next with the risk, and the way there. */
export function WelcomeNotice({ risk, mayAssess }: { risk: Risk; mayAssess: boolean }) {
  const { t } = useTranslation('risk');
  const { search, pathname } = useLocation();
  const { isNew } = useArrival<{ isNew: boolean }>();
  const navigate = useNavigate();
  if (isNew !== true) return null;
  const { ref } = risk;
  const words =
    risk.triage === 'submitted'
      ? t('page.registered_triage', { ref })
      : risk.inherent === null && mayAssess
        ? t('page.registered_rate', { ref })
        : t('page.registered', { ref });
  return (
    <Alert
      severity="success"
      variant="outlined"
      action={
        <Box sx={{ display: 'flex', gap: 1 }}>
          {mayAssess && risk.inherent === null && (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              component={Link}
              to={riskLink('assessment', risk.id)}
            >
              {t('verb.name.rate_now')}
            </Button>
          )}
          <Button
            size="small"
            color="inherit"
            onClick={() => void navigate(`${pathname}${search}`, { replace: true, state: null })}
          >
            {t('page.dismiss')}
          </Button>
        </Box>
      }
    >
      {words}
    </Alert>
  );
}
