import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { ForwardArrow } from '#platform/web/ui/values/ForwardArrow.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import type { Acceptance } from '../acceptance.contract.ts';

/** The risks of an acceptance: their levels when they were frozen, and now. */
export function AcceptedRisks({ risks }: Pick<Acceptance, 'risks'>) {
  const { t } = useTranslation(['treatment-acceptance', 'risk']);
  return (
    <SectionCard title={t('page.risks')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {risks.map(({ id, ref, title, status, frozen, current, changed }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}
          >
            <Link
              component={RouterLink}
              to={riskLink('view', id)}
              sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
            >
              <bdi>{ref}</bdi> <span dir="auto">{title}</span>
            </Link>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t(`risk:words.status.${status}`)}
            </Box>
            {frozen && frozen.level.index !== current?.level.index && (
              <>
                <RiskLevel level={frozen.level} />
                <ForwardArrow />
              </>
            )}
            <RiskLevel level={current?.level} />
            {changed && <StatusPill tone="warning">{t('page.risk_changed')}</StatusPill>}
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
