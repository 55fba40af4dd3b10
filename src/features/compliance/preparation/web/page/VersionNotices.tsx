import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import type { ComplianceAssessment } from '#features/compliance/assessment/compliance-assessment.contract.ts';
import { pathOfAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import { pathOfUpgrade } from '#features/compliance/standard/standard-path.rules.ts';

/** Says that an assessment is by another version than new ones are, or that it keeps what left another one. */
export function VersionNotices({ assessment }: { assessment: ComplianceAssessment }) {
  const { t } = useTranslation('compliance-assessment');
  const isAuditor = usePerson().type === 'Auditor';
  const { standard, standard_version, newer_version, remainder_of, is_whole } = assessment;
  return (
    <>
      {newer_version !== null && is_whole && !isAuditor && (
        <Alert
          severity="info"
          variant="outlined"
          action={
            <Button
              size="small"
              component={Link}
              to={pathOfUpgrade(standard, { from: standard_version, to: newer_version, view: 'assessments' })}
            >
              {t('page.newer_look')}
            </Button>
          }
        >
          {t('page.newer', { version: newer_version })}
        </Alert>
      )}
      {remainder_of !== null && (
        <Alert severity="info" variant="outlined">
          <MuiLink component={Link} to={pathOfAssessment(standard, remainder_of.id)}>
            {t('page.remainder_of', { ref: remainder_of.ref })}
          </MuiLink>
        </Alert>
      )}
    </>
  );
}
