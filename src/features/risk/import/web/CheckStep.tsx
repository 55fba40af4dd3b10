import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { download } from '#platform/web/calling/call.ts';
import { showFailureSnackbar } from '#platform/web/notices/failure-snackbar.ts';
import type { Failure } from '#platform/web/calling/call-failed.ts';
import { downloadRefused, type RiskImport, type RowAction } from '../risk-import.contract.ts';
import { ImportRows } from './ImportRows.tsx';
import { type RiskImportState, useImportAddress } from './risk-import.hooks.ts';
import { RowTabs } from './RowTabs.tsx';
import { WorkProgress } from './WorkProgress.tsx';

/** What would become of every row, before anything is written. */
export function CheckStep({ current, importState }: { current: RiskImport; importState: RiskImportState }) {
  const { t } = useTranslation('risk-import');
  const { showColumns } = useImportAddress();
  const counts = current.counts ?? { new: 0, changed: 0, same: 0, duplicate: 0, reject: 0 };
  const first = (['changed', 'new', 'reject', 'same', 'duplicate'] as const).find((one) => counts[one] > 0);
  const [action, setAction] = useState<RowAction>(counts.new > 0 ? 'new' : (first ?? 'new'));
  const { applying, isBusy } = importState;
  const offered = counts.new + counts.changed;
  const { id, version } = current;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {isBusy ? (
        <WorkProgress current={current} begun="risk_import.apply" />
      ) : (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button
            variant="contained"
            disabled={offered === 0}
            onClick={() =>
              applying.mutate(
                { params: { id }, body: { version } },
                { onSuccess: ({ data }) => importState.keep(data) },
              )
            }
          >
            <WhatHappens counts={counts} />
          </Button>
          <Button onClick={() => showColumns(true)}>{t('screen.check.back')}</Button>
          {counts.reject + counts.duplicate > 0 && (
            <Button
              startIcon={<Download size={16} aria-hidden />}
              onClick={() =>
                void download(downloadRefused, { params: { id } }).catch((failure: Failure) =>
                  showFailureSnackbar(failure),
                )
              }
            >
              {t('screen.check.download')}
            </Button>
          )}
        </Box>
      )}
      <Makes {...current.makes} />
      {counts.new > 0 && <Typography color="textSecondary">{t('screen.check.triage')}</Typography>}
      <RowTabs counts={counts} chosen={action} onChoose={setAction} />
      <ImportRows id={id} action={action} key={action} />
    </Box>
  );
}

/** Exactly how many of what. */
function WhatHappens({ counts }: { counts: Record<RowAction, number> }) {
  const { t } = useTranslation('risk-import');
  const add = t('screen.check.add', { count: counts.new });
  if (counts.new + counts.changed === 0) return t('screen.check.nothing');
  if (counts.changed === 0) return add;
  if (counts.new === 0) return t('screen.check.change', { count: counts.changed });
  return t('screen.check.both', { add, change: t('screen.check.change_too', { count: counts.changed }) });
}

function Makes({ categories, tags }: RiskImport['makes']) {
  const { t } = useTranslation('risk-import');
  if (categories.length + tags.length === 0) return null;
  const line = (kind: 'categories' | 'tags', names: readonly string[]) =>
    names.length > 0 && (
      <Typography key={kind} dir="auto">
        {t(`screen.check.makes_${kind}`, { count: names.length, names: names.join(' · ') })}
      </Typography>
    );
  return (
    <Box sx={{ borderInlineStart: '3px solid', borderColor: 'info.main', paddingInlineStart: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('screen.check.makes')}</Typography>
      {line('categories', categories)}
      {line('tags', tags)}
    </Box>
  );
}
