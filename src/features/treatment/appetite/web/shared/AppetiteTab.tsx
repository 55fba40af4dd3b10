import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { mayCall } from '#platform/contract/access.ts';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { StatusPill } from '#platform/web/ui/values/StatusPill.tsx';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import type { RiskModel } from '#features/risk/model/risk-model.contract.ts';
import { listAppetites, removeAppetite, type Appetite } from '../../appetite.contract.ts';
import { AppetiteDialog } from '../AppetiteDialog.tsx';

/** How much risk may be retained, by whom it was approved and since when. Everybody reads it; an Admin states it. */
export function AppetiteTab({ model }: { model: RiskModel }) {
  const { t } = useTranslation('treatment-appetite');
  const isAdmin = mayCall('admin', usePerson().type);
  const [opened, open] = useState<Appetite | 'new'>();
  const { data, error, refetch } = useRead(listAppetites);
  const rows = data?.data;
  const add = isAdmin && (
    <Button
      variant="contained"
      startIcon={<Plus size={16} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => open('new')}
    >
      {t('add')}
    </Button>
  );
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'start', flexWrap: 'wrap' }}>
        <Typography color="textSecondary" sx={{ flex: 1, minWidth: 240, maxWidth: '70ch' }}>
          {t('about')}
        </Typography>
        {rows !== undefined && rows.length > 0 && add}
      </Box>
      {error && <FailureNotice failure={error} onRetry={() => void refetch()} />}
      {rows?.length === 0 && <EmptyState action={add}>{t('none')}</EmptyState>}
      {rows?.map((row) => (
        <AppetiteCard key={row.id} row={row} model={model} onChange={isAdmin ? () => open(row) : undefined} />
      ))}
      {opened && (
        <AppetiteDialog
          appetite={opened === 'new' ? undefined : opened}
          model={model}
          onClose={() => open(undefined)}
        />
      )}
    </Box>
  );
}

interface AppetiteCardProps {
  row: Appetite;
  model: RiskModel;
  onChange: (() => void) | undefined;
}

function AppetiteCard({ row, model, onChange }: AppetiteCardProps) {
  const { t } = useTranslation('treatment-appetite');
  const remove = useWrite(removeAppetite, { refreshes: ['risk'] });
  const level = model.levels.find(({ index }) => index === row.max_level);
  const name = row.category?.name ?? row.department?.name ?? t('scope.organisation');
  return (
    <Card component="article" aria-label={name} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h2" sx={{ typography: 'subtitle1' }}>
          <bdi>{name}</bdi>
        </Typography>
        {row.scope !== 'organisation' && (
          <Typography component="span" color="textSecondary">
            {t(`scope.${row.scope}`)}
          </Typography>
        )}
        {!row.is_current && <StatusPill tone="neutral">{t('not_now')}</StatusPill>}
        <Box sx={{ flex: 1 }} />
        {onChange && (
          <>
            <Button size="small" aria-haspopup="dialog" onClick={onChange}>
              {t('web:edit')}
            </Button>
            <Button
              size="small"
              color="error"
              disabled={remove.isPending}
              onClick={() =>
                remove.mutate(
                  { params: { id: row.id }, body: { version: row.version } },
                  { onSuccess: () => showSnackbar({ message: t('removed'), variant: 'success' }) },
                )
              }
            >
              {t('web:remove')}
            </Button>
          </>
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {row.cells !== null ? (
          t('in_cells', { cells: row.cells.map((one) => `${one.likelihood}×${one.consequence}`).join(', ') })
        ) : level === undefined ? (
          t('nothing_retained')
        ) : (
          <>
            {t('up_to')} <RiskLevel level={level} />
          </>
        )}
      </Box>
      {row.statement && (
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', maxWidth: '75ch' }}>
          {row.statement}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('approved_by')} <bdi>{row.approver.name}</bdi> · {t('valid_from')}{' '}
        <DateText value={row.valid_from} />
        {row.valid_to && (
          <>
            {' '}
            {t('valid_to')} <DateText value={row.valid_to} />
          </>
        )}
      </Typography>
    </Card>
  );
}
