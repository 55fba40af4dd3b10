import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { pathOfControlAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import { ComplianceStatus } from '#features/compliance/assessment/web/shared/ComplianceStatus.tsx';
import { usePeriodText } from '#features/maturity/assessment/web/shared/period-text.hooks.ts';
import type { LinkedRequirement } from '../../linked-requirement.contract.ts';
import { ControlAssessmentStatus } from '../shared/ControlAssessmentStatus.tsx';
import { ControlResult } from '../shared/ControlResult.tsx';

interface RequirementLineProps {
  requirement: LinkedRequirement;
  /** What stands beside its result. */
  beside?: ReactNode;
}

/** What is asked and how it is answered; below it the assessment that asks. Stands within a sentence, too. */
export function RequirementLine({ requirement, beside }: RequirementLineProps) {
  const { t } = useTranslation('compliance-control-assessment');
  const periodText = usePeriodText();
  const { id, code, title, standard, status, is_carried, assessment } = requirement;
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Box component="span" sx={row}>
        <Link
          component={RouterLink}
          to={pathOfControlAssessment(standard.key, assessment.id, id)}
          sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}
        >
          <bdi>{code}</bdi> <span dir="auto">{title}</span>
        </Link>
        <ControlResult control={requirement} />
        {is_carried && <StatusPill tone="warning">{t('words.flag.carried')}</StatusPill>}
        {beside}
        <ControlAssessmentStatus status={status} />
      </Box>
      <Box component="span" sx={row}>
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          sx={{ overflowWrap: 'anywhere' }}
        >
          <bdi>{standard.name}</bdi> · <bdi>{assessment.ref}</bdi> <bdi>{assessment.name}</bdi> ·{' '}
          {periodText(assessment.period)}
        </Typography>
        <ComplianceStatus status={assessment.status} />
      </Box>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 } as const;
