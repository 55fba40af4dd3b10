import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import { readFrozen, type FrozenRisk } from '../acceptance.contract.ts';

/** The copy that was decided about, and whether its hash still holds. `version` is the acceptance's: another one has another copy. */
export function FrozenCard({ id, version }: { id: string; version: number }) {
  const { t } = useTranslation('treatment-acceptance');
  const { data, error, isPending, refetch } = useRead(readFrozen, { params: { id } });
  const copy = data?.data;
  return (
    <SectionCard
      title={t('frozen.title')}
      action={
        copy &&
        (copy.verified ? (
          <StatusPill tone="success" icon={<ShieldCheck aria-hidden />}>
            {t('frozen.verified')}
          </StatusPill>
        ) : (
          <StatusPill tone="error" icon={<ShieldAlert aria-hidden />}>
            {t('frozen.broken')}
          </StatusPill>
        ))
      }
    >
      {error && <FailureNotice failure={error} onRetry={() => void refetch()} />}
      {isPending && <HistorySkeleton />}
      {copy && (
        <Box key={version} sx={{ display: 'grid', gap: 2 }}>
          <Typography color="textSecondary" sx={{ maxWidth: '75ch' }}>
            {t('frozen.about')} <DateText value={copy.frozen.frozen_at} time />
          </Typography>
          {copy.frozen.risks.map((risk) => (
            <FrozenCopy key={risk.id} risk={risk} />
          ))}
          <Box component="p" sx={{ m: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            SHA-256{' '}
            <Box component="code" dir="ltr" sx={{ fontSize: 12 }}>
              {copy.sha256}
            </Box>
          </Box>
        </Box>
      )}
    </SectionCard>
  );
}

function FrozenCopy({ risk }: { risk: FrozenRisk }) {
  const { t } = useTranslation(['treatment-acceptance', 'risk']);
  const paragraphs = [risk.description, ...Object.values(risk.context)].filter(
    (text) => text !== null && text !== undefined && text !== '',
  );
  return (
    <Box component="article" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3" sx={{ typography: 'subtitle2' }}>
        <bdi>{risk.ref}</bdi> <span dir="auto">{risk.title}</span>
      </Typography>
      {paragraphs.map((text) => (
        <Typography key={text} dir="auto" sx={{ whiteSpace: 'pre-wrap', maxWidth: '75ch' }}>
          {text}
        </Typography>
      ))}
      <FactList>
        <Fact name={t('risk:words.basis.inherent')}>
          <RiskLevel level={risk.inherent.level} />
        </Fact>
        <Fact name={t('risk:words.basis.residual')}>
          <RiskLevel level={risk.residual?.level} />
        </Fact>
        {risk.residual_reason && (
          <Fact name={t('frozen.residual_reason')}>
            <span dir="auto">{risk.residual_reason}</span>
          </Fact>
        )}
        <Fact name={t('frozen.controls')}>
          {risk.controls.length === 0 ? t('frozen.none') : <Names of={risk.controls} />}
        </Fact>
        <Fact name={t('frozen.plans')}>
          {risk.plans.length === 0 ? t('frozen.none') : <Names of={risk.plans} />}
        </Fact>
        <Fact name={t('frozen.model')}>{risk.model_version}</Fact>
      </FactList>
    </Box>
  );
}

const Names = ({ of: named }: { of: readonly { ref: string; title: string }[] }) =>
  named.map(({ ref, title }) => (
    <Box key={ref} component="span" sx={{ display: 'block' }}>
      <bdi>{ref}</bdi> <span dir="auto">{title}</span>
    </Box>
  ));
