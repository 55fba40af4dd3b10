import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { currentRating } from '#features/risk/record/risk-rating.rules.ts';
import { riskLink } from '#features/risk/record/web/shared/risk-paths.ts';
import { RiskStatus } from '#features/risk/record/web/shared/RiskStatus.tsx';
import { readImpact, type ProtectedRisk } from '../../control-catalogue.contract.ts';

// As many as a page shows at first, and as many as one call answers.
const [few, most] = [10, 200];

/** The open risks that a control works on, those first that it protects alone. */
export function ProtectedRisks({ control, current }: { control: string; current: string | undefined }) {
  const { t } = useTranslation('treatment-control');
  const [limit, show] = useState(few);
  const query = { limit: String(limit) };
  const read = useRead(readImpact, { params: { id: control }, query }, { keep: true });
  const impact = read.data?.data;
  return (
    <SectionCard title={t('page.risks.title')}>
      {read.error && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {impact && (
        <>
          {impact.count === 0 && impact.hidden === 0 && (
            <Typography color="textSecondary">{t('page.risks.empty')}</Typography>
          )}
          {impact.risks.length > 0 && <RiskLinks risks={impact.risks} current={current} />}
          {impact.hidden > 0 && (
            <Typography color="textSecondary">{t('page.risks.hidden', { count: impact.hidden })}</Typography>
          )}
          {impact.count > impact.risks.length && limit < most && (
            <Button size="small" onClick={() => show(most)} sx={{ justifySelf: 'start' }}>
              {t('page.more')}
            </Button>
          )}
        </>
      )}
    </SectionCard>
  );
}

interface RiskLinksProps {
  risks: readonly ProtectedRisk[];
  /** The risk that the page was opened from. */
  current?: string | undefined;
  /** Within a sentence, where a list may not stand. */
  inline?: boolean;
}

/** Risks in lines: which it is, how serious, and what the control does about it. */
export function RiskLinks({ risks, current, inline = false }: RiskLinksProps) {
  const { t } = useTranslation('treatment-control');
  const formats = useFormats();
  return (
    <Box component={inline ? 'span' : 'ul'} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {risks.map(({ id, risk, acts_on, design, alone }) => (
        <Box
          component={inline ? 'span' : 'li'}
          key={id}
          sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Box component="bdi" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {risk.ref}
          </Box>
          <Link
            component={RouterLink}
            to={riskLink('view', risk.id)}
            dir="auto"
            sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: risk.id === current ? 600 : undefined }}
          >
            {risk.title}
          </Link>
          <RiskLevel level={currentRating(risk)?.level} compact />
          <RiskStatus risk={risk} />
          <Typography component="span" variant="caption" color="textSecondary">
            {t('page.risks.acts', {
              axis: t(`words.acts_on.${acts_on}`),
              design: formats.percent(design / 100),
            })}
          </Typography>
          {alone && <StatusPill tone="warning">{t('page.risks.alone')}</StatusPill>}
        </Box>
      ))}
    </Box>
  );
}
