import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import {
  useAssessmentFacts,
  type AssessmentFact,
} from '#features/maturity/assessment/web/shared/assessment-facts.hooks.ts';
import type { Collision } from './assessment-conflict.hooks.ts';

/** Shows what somebody else changed meanwhile; what was typed stays in the form below. */
export function CollisionNotice({ collision }: { collision: Collision | undefined }) {
  const { t } = useTranslation('maturity');
  const factsOf = useAssessmentFacts();
  if (collision === undefined) return null;
  const [before, now] = [factsOf(collision.before), factsOf(collision.now)];
  const changed = (Object.keys(now) as AssessmentFact[]).filter((fact) => before[fact] !== now[fact]);
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      {collision.mayRetry ? t('verb.conflict.stale') : t('verb.conflict.impossible')}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2, display: 'grid', gap: 0.5 }}>
        {changed.map((fact) => (
          <li key={fact}>
            {t('verb.conflict.change', {
              fact: t(`list.column.${fact}`),
              before: before[fact],
              now: now[fact],
            })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
