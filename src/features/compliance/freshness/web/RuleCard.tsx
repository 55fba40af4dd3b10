import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { RowActions } from '#platform/web/ui/menus/RowActions.tsx';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import type { FreshnessRule } from '../freshness.contract.ts';

interface RuleCardProps {
  rule: FreshnessRule;
  onOpen: (kind: 'change' | 'remove') => void;
}

/** A rule in the list: what it is about, and what it says. */
export function RuleCard({ rule, onOpen }: RuleCardProps) {
  const { t } = useTranslation('compliance-freshness');
  const formats = useFormats();
  const { name, valid_for_days, grace_days, effect, is_active } = rule;
  const days = (count: number) => t('days', { count, number: formats.number(count) });
  return (
    <Card component="article" aria-label={name} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ typography: 'subtitle1', flex: 1, minWidth: 0 }}>
          <bdi>{name}</bdi>
        </Typography>
        {!is_active && <StatusPill tone="neutral">{t('inactive')}</StatusPill>}
        <RowActions
          of={name}
          actions={[
            { label: t('change'), onClick: () => onOpen('change') },
            { label: t('remove'), onClick: () => onOpen('remove'), isDestructive: true },
          ]}
        />
      </Box>
      <FactList>
        <Fact name={t('column.about')}>
          <About rule={rule} />
        </Fact>
        <Fact name={t('column.valid')}>{days(valid_for_days)}</Fact>
        <Fact name={t('column.grace')}>{grace_days === 0 ? t('no_grace') : days(grace_days)}</Fact>
        <Fact name={t('column.effect')}>{t(`effect.${effect}`)}</Fact>
      </FactList>
    </Card>
  );
}

function About({ rule }: { rule: FreshnessRule }) {
  const { t } = useTranslation('compliance-freshness');
  const { t: ofEvidence } = useTranslation('treatment-evidence');
  const { evidence_kind, tag, standard_name, requirement, requirement_title } = rule;
  if (evidence_kind !== null) return t('of_kind', { name: ofEvidence(`words.kind.${evidence_kind}`) });
  if (tag !== null) return t('of_tag', { name: tag });
  return (
    <>
      <bdi>{standard_name}</bdi> · <bdi>{requirement}</bdi> <bdi>{requirement_title}</bdi>
    </>
  );
}
