import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import * as z from 'zod';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useUrlState } from '#platform/web/screen/url-state.hooks.ts';
import { FieldFrame } from '#platform/web/ui/inputs/FieldFrame.tsx';
import { EmptyState } from '#platform/web/ui/notices/EmptyState.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { useStandards } from '#features/compliance/assessment/web/shared/standards.hooks.ts';
import { standardKey } from '#features/compliance/standard/standard-content.contract.ts';
import { readCovering } from '../../mapping.contract.ts';
import { CoveredRequirements } from './CoveredRequirements.tsx';
import { CoveredTotals } from './CoveredTotals.tsx';

const asked = z.strictObject({
  base: standardKey.default('iso27001'),
  others: z.string().max(400).optional(),
});

/** What an answer by the chosen standard covers of others: in all, and requirement by requirement. */
export function CoveringView() {
  const { t } = useTranslation('compliance-mapping');
  const id = useId();
  const { offered, nameOf } = useStandards();
  const [sent, change, { base }] = useUrlState(asked);
  const keys = offered.map(({ key }) => key);
  const chosen = (sent.others?.split(',') ?? keys).filter((one) => one !== base && keys.includes(one));
  const turn = (key: string) =>
    change({
      others:
        keys
          .filter((one) => one !== base && (one === key ? !chosen.includes(one) : chosen.includes(one)))
          .join(',') || 'none',
    });
  const read = useRead(
    readCovering,
    { query: { base, others: chosen.join(',') } },
    { keep: true, enabled: chosen.length > 0 },
  );
  const covering = read.data?.data;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        <Box sx={{ minWidth: 240, maxWidth: 360, flex: '1 1 240px' }}>
          <FieldFrame id={id} label={t('page.base')}>
            <Select
              size="small"
              inputProps={{ id }}
              SelectDisplayProps={{ 'aria-label': t('page.base') }}
              value={keys.includes(base) ? base : ''}
              onChange={({ target }) => change({ base: target.value, others: undefined })}
            >
              {offered.map(({ key, name }) => (
                <MenuItem key={key} value={key}>
                  {name}
                </MenuItem>
              ))}
            </Select>
          </FieldFrame>
        </Box>
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, fontSize: '0.875rem', fontWeight: 500, mb: 0.5 }}>
            {t('page.others')}
          </Box>
          {offered
            .filter(({ key }) => key !== base)
            .map(({ key, name }) => (
              <FormControlLabel
                key={key}
                control={<Checkbox size="small" checked={chosen.includes(key)} onChange={() => turn(key)} />}
                label={<bdi>{name}</bdi>}
              />
            ))}
        </Box>
      </Box>
      {chosen.length === 0 && offered.length > 0 && <EmptyState>{t('page.choose_one')}</EmptyState>}
      {read.error && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {read.isLoading && <Skeleton variant="rounded" height={320} />}
      {covering && chosen.length > 0 && (
        <>
          <CoveredTotals totals={covering.totals} nameOf={nameOf} />
          <CoveredRequirements key={base} covering={covering} nameOf={nameOf} />
        </>
      )}
    </>
  );
}
