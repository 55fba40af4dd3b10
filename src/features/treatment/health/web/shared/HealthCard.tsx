import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CircleAlert } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import type { Risk } from '#features/risk/record/risk.contract.ts';
import { readRiskHealth } from '../../health.contract.ts';
import { riskCheckLink } from '../health-paths.ts';

/** The checks that find this risk; nothing where none does. */
export function HealthCard({ risk }: { risk: Risk }) {
  const { t } = useTranslation('treatment-health');
  const { data } = useRead(readRiskHealth, { params: { risk_id: risk.id } });
  if (data === undefined || data.data.length === 0) return null;
  return (
    <SectionCard title={t('card.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data.data.map(({ check }) => {
          const link = riskCheckLink(check, risk.id);
          return (
            <Box component="li" key={check} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
              <Box sx={{ display: 'flex', color: 'warning.main', pt: 0.25 }}>
                <CircleAlert size={16} aria-hidden />
              </Box>
              <Box sx={{ minWidth: 0 }}>
                <div>
                  {link === undefined ? (
                    t(`check.${check}.title`)
                  ) : (
                    <Link component={RouterLink} to={link}>
                      {t(`check.${check}.title`)}
                    </Link>
                  )}
                </div>
                <Typography variant="body2" color="textSecondary">
                  {t(`check.${check}.means`)}
                </Typography>
              </Box>
            </Box>
          );
        })}
      </Box>
    </SectionCard>
  );
}
