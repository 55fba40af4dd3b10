import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { currentDay, useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import type { ControlAssessment } from '#features/compliance/control-assessment/control-assessment.contract.ts';
import { recordPath } from '#features/treatment/record-path/record-path.rules.ts';

/** What proves a control and is older than a rule allows, with the rule and what follows. */
export function AgingEvidence({ control: { aging } }: { control: ControlAssessment }) {
  const { t } = useTranslation('compliance-control-assessment');
  const formats = useFormats();
  const today = currentDay(usePerson().timezone);
  const stale = aging.filter(({ stale_on }) => stale_on <= today);
  if (stale.length === 0) return null;
  return (
    <Alert severity="warning" variant="outlined" role="note">
      {stale.map(({ evidence_id, ref, rule, valid_for_days, stale_on, effect_on, effect }) => (
        <div key={evidence_id}>
          <Link component={RouterLink} to={recordPath('evidence', evidence_id) ?? ''}>
            <bdi>{ref}</bdi>
          </Link>{' '}
          {t('page.aging.stale', {
            day: formats.day(stale_on),
            number: formats.number(valid_for_days),
            rule,
          })}{' '}
          {effect_on > today
            ? t('page.aging.grace', { day: formats.day(effect_on) })
            : t(`page.aging.${effect}`)}
        </div>
      ))}
    </Alert>
  );
}
