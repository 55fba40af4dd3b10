import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { mayCall } from '#platform/contract/access.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import {
  addFactor,
  factorTypes,
  listFactors,
  type FactorType,
  type RiskFactor,
  type RiskModel,
} from '../../risk-model.contract.ts';
import { useModelWords } from './model-words.hooks.ts';
import { FactorDialog } from '../FactorDialog.tsx';
import { FactorScale } from '../FactorScale.tsx';

/** What likelihood and consequence are judged by, each factor with its scale. */
export function FactorsTab({ model }: { model: RiskModel }) {
  const { t } = useTranslation('risk');
  const person = usePerson();
  const factors = useRead(listFactors);
  const late = useIsSlow(factors.isPending);
  const [opened, open] = useState<{ type: FactorType; factor?: RiskFactor }>();
  const mayEdit = mayCall(addFactor.access, person.type);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('model.screen.factors.about')}</Typography>
      {factors.isError && <FailureNotice failure={factors.error} onRetry={() => void factors.refetch()} />}
      {late && <Skeleton variant="rounded" height={240} />}
      {factors.data !== undefined &&
        factorTypes.map((type) => (
          <Box component="section" key={type} aria-labelledby={`factors-${type}`}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
              <Typography id={`factors-${type}`} variant="h2" sx={{ flex: 1 }}>
                {t(`model.axis.${type}`)}
              </Typography>
              {mayEdit && (
                <Button startIcon={<Plus size={16} aria-hidden />} onClick={() => open({ type })}>
                  {t('model.screen.factors.add')}
                </Button>
              )}
            </Box>
            <Box
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(300px, 1fr))' }}
            >
              {factors.data.data
                .filter((factor) => factor.type === type)
                .map((factor) => (
                  <FactorCard
                    key={factor.id}
                    factor={factor}
                    model={model}
                    onEdit={mayEdit ? () => open({ type, factor }) : undefined}
                  />
                ))}
            </Box>
          </Box>
        ))}
      {opened !== undefined && <FactorDialog {...opened} model={model} onClose={() => open(undefined)} />}
    </Box>
  );
}

function FactorCard({
  factor,
  model,
  onEdit,
}: {
  factor: RiskFactor;
  model: RiskModel;
  onEdit: (() => void) | undefined;
}) {
  const { t } = useTranslation('risk');
  const words = useModelWords();
  const name = words.factorName(factor);
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1, alignContent: 'start', opacity: factor.is_active ? 1 : 0.75 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Typography variant="h3">
          <bdi>{name}</bdi>
        </Typography>
        {!factor.is_active && <StatusPill>{t('model.screen.factors.off')}</StatusPill>}
        <Box sx={{ flex: 1 }} />
        {onEdit && (
          <Button size="small" onClick={onEdit} aria-label={t('model.screen.factors.edit', { name })}>
            {t('model.screen.factors.change')}
          </Button>
        )}
      </Box>
      {factor.description && <Typography sx={{ color: 'text.secondary' }}>{factor.description}</Typography>}
      <FactorScale factor={factor} model={model} />
    </Card>
  );
}
