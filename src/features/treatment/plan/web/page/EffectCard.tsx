import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import type { Plan } from '../../plan.contract.ts';

/** What the plan is to make of its control, and which risks it is to lower by that. */
export function EffectCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation('treatment-plan');
  const formats = useFormats();
  const { design, status, maturity_level } = plan.expected;
  const isStated = design !== null || status !== null || maturity_level !== null || plan.gaps.length > 0;
  return (
    <SectionCard title={t('page.expected.title')}>
      {!isStated && <Typography color="textSecondary">{t('page.expected.none')}</Typography>}
      {isStated && (
        <FactList>
          {status !== null && (
            <Fact name={t('form.expected_status')}>{t(`words.expected_status.${status}`)}</Fact>
          )}
          {design !== null && <Fact name={t('page.expected.design')}>{formats.percent(design / 100)}</Fact>}
          {maturity_level !== null && (
            <Fact name={t('form.expected_maturity_level')}>{formats.number(maturity_level)}</Fact>
          )}
          {plan.gaps.length > 0 && (
            <Fact name={t('page.expected.gaps')}>
              {plan.gaps
                .map(({ question_id, expected_level }) =>
                  t('page.expected.gap', {
                    question: question_id,
                    level: formats.number(expected_level),
                  }),
                )
                .join(', ')}
            </Fact>
          )}
        </FactList>
      )}
      <Typography variant="subtitle2" component="h3">
        {t('page.risks.title')}
      </Typography>
      {plan.risks.length === 0 ? (
        <Typography color="textSecondary">{t('page.risks.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
          {plan.risks.map((risk) => (
            <li key={risk.id}>
              <Link component={RouterLink} to={riskLink('view', risk.id)}>
                <bdi>{risk.ref}</bdi> <span dir="auto">{risk.title}</span>
              </Link>
            </li>
          ))}
        </Box>
      )}
    </SectionCard>
  );
}
