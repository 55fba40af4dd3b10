import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { mostRisks } from '../../risk-bulk.contract.ts';
import type { RiskRow } from '#features/risk/record/risk.contract.ts';
import type { BulkWish } from './bulk-change.hooks.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { BulkDay, BulkOne, BulkTags } from './BulkFields.tsx';

interface BulkBarProps {
  risks: readonly RiskRow[];
  onLeave: () => void;
}

/** In place of the filters while risks are chosen: what can be set on all of them. */
export function BulkBar({ risks, onLeave }: BulkBarProps) {
  const { t } = useTranslation('risk');
  const { flat } = usePerson().organisation;
  const [wish, setWish] = useState<BulkWish>();
  const tooMany = risks.length > mostRisks;
  return (
    <Box
      role="toolbar"
      aria-label={t('register.bulk.label')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.75,
        py: 0.75,
        alignItems: 'center',
        '@media (prefers-reduced-motion: no-preference)': { animation: 'bulk-in 150ms ease-out' },
        '@keyframes bulk-in': { from: { transform: 'translateY(-8px)', opacity: 0 } },
      }}
    >
      <Tooltip title={t('register.bulk.leave')}>
        <IconButton size="small" aria-label={t('register.bulk.leave')} onClick={onLeave}>
          <X size={16} aria-hidden />
        </IconButton>
      </Tooltip>
      <Box component="span" role="status" sx={{ fontWeight: 600, marginInlineEnd: 1 }}>
        {t('register.bulk.selected', { count: risks.length })}
      </Box>
      {tooMany ? (
        <span>{t('register.bulk.too_many', { count: mostRisks })}</span>
      ) : (
        <>
          <BulkOne field="owner" column="owner_id" onWish={setWish} />
          {!flat && <BulkOne field="department" column="department_id" onWish={setWish} />}
          <BulkOne field="category" column="category_id" onWish={setWish} />
          <BulkOne field="treatment" column="treatment" onWish={setWish} />
          <BulkDay onWish={setWish} />
          <BulkTags column="add_tag_ids" onWish={setWish} />
          <BulkTags column="remove_tag_ids" onWish={setWish} />
        </>
      )}
      {wish && (
        <BulkDialog
          wish={wish}
          risks={risks}
          onClose={() => setWish(undefined)}
          onDone={() => {
            setWish(undefined);
            onLeave();
          }}
        />
      )}
    </Box>
  );
}
