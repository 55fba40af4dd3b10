import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { listLinkedRequirements, type RequiredType } from '../../linked-requirement.contract.ts';
import { RequirementLine } from './RequirementLine.tsx';

// As many as a page shows at first, and as many as one call answers.
const [few, most] = [10, 200];

export interface RequirementsOfProps {
  type: RequiredType;
  id: string;
  /** Says so where nothing is asked; else there is no card then. */
  tellsNone?: boolean;
}

/** The answers that a record is linked with, those of the newest assessments first. */
export function RequirementsOf({ type, id, tellsNone = false }: RequirementsOfProps) {
  const { t } = useTranslation('compliance-control-assessment');
  const [limit, show] = useState(few);
  const query = { object_type: type, object_id: id, limit: String(limit) };
  const { data, error, refetch } = useRead(listLinkedRequirements, { query }, { keep: true });
  if (!tellsNone && error === null && !data?.count) return null;
  return (
    <SectionCard title={t('linked.title')}>
      {error && <FailureNotice failure={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton width="60%" />}
      {data?.data.length === 0 && <Typography color="textSecondary">{t('linked.none')}</Typography>}
      {data !== undefined && data.data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {data.data.map((one) => (
            <li key={one.id}>
              <RequirementLine requirement={one} />
            </li>
          ))}
        </Box>
      )}
      {data !== undefined && data.count > data.data.length && limit < most && (
        <Button size="small" onClick={() => show(most)} sx={{ justifySelf: 'start' }}>
          {t('linked.more')}
        </Button>
      )}
    </SectionCard>
  );
}
