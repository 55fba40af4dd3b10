import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ChartGantt, TriangleAlert } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { planLink } from '#features/treatment/plan/web/shared/plan-paths.ts';
import type { Finding } from '../../finding.contract.ts';

interface PlanCardProps {
  finding: Finding;
  onOpen: () => void;
}

/** The improvement plan that puts a finding right; where one is opened. */
export function PlanCard({ finding: { plan, flags, kind, permissions }, onOpen }: PlanCardProps) {
  const { t } = useTranslation('compliance-finding');
  const isMissing = flags.includes('plan_missing');
  const mayOpen = permissions.can.includes('plan');
  if (plan === null && kind === 'strength') return null;
  return (
    <SectionCard
      title={t('web:field.plan')}
      action={
        mayOpen && (
          <Button
            size="small"
            startIcon={<ChartGantt size={16} aria-hidden />}
            aria-haspopup="dialog"
            onClick={onOpen}
          >
            {t('page.plan.open')}
          </Button>
        )
      }
    >
      {plan !== null && (
        <Link component={RouterLink} to={planLink('view', plan.id)} sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{plan.ref}</bdi> <span dir="auto">{plan.title}</span>
        </Link>
      )}
      {plan === null && isMissing && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', color: 'warning.main' }}>
          <Box component="span" sx={{ display: 'flex', pt: 0.25 }}>
            <TriangleAlert size={16} aria-hidden />
          </Box>
          <Typography color="textPrimary">{t('page.plan.missing')}</Typography>
        </Box>
      )}
      {plan === null && !isMissing && <Typography color="textSecondary">{t('page.plan.none')}</Typography>}
    </SectionCard>
  );
}
