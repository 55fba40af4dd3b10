import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { PagingBar } from '#platform/web/ui/table/PagingBar.tsx';
import { usePages } from '#platform/web/ui/table/pages.hooks.ts';
import { pathOfControlAssessment } from '#features/compliance/assessment/compliance-path.rules.ts';
import { ControlResult } from '#features/compliance/control-assessment/web/shared/ControlResult.tsx';
import {
  listUpgradedRows,
  upgradedRowKinds,
  type UpgradedRow,
  type UpgradedRowKind,
  type UpgradeEffect,
} from '../standard-upgrade.contract.ts';

interface RowsDialogProps {
  effect: UpgradeEffect;
  standard: string;
  to: string;
  onClose: () => void;
}

/** The rows of an assessment that leave, are to be confirmed, come or stay: what would be lost from sight is seen before it goes. */
export function RowsDialog({ effect, standard, to, onClose }: RowsDialogProps) {
  const { t } = useTranslation('compliance-standard-upgrade');
  const formats = useFormats();
  const title = useId();
  const { id, ref, leaving, unconfirmed, added, kept } = effect;
  const counts: Record<UpgradedRowKind, number> = { leaving, unconfirmed, added, kept: kept - unconfirmed };
  const [kind, show] = useState<UpgradedRowKind>(
    upgradedRowKinds.find((one) => counts[one] > 0) ?? 'leaving',
  );
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>{t('rows_of', { ref })}</DialogTitle>
      <DialogContent>
        <Tabs
          value={kind}
          onChange={(_, next: UpgradedRowKind) => show(next)}
          variant="scrollable"
          aria-label={t('rows_of', { ref })}
        >
          {upgradedRowKinds.map((one) => (
            <Tab key={one} value={one} label={`${t(`row_kind.${one}`)} (${formats.number(counts[one])})`} />
          ))}
        </Tabs>
        <Rows key={kind} assessment={id} standard={standard} to={to} kind={kind} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('web:close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface RowsProps {
  assessment: string;
  standard: string;
  to: string;
  kind: UpgradedRowKind;
}

const limit = 25;

function Rows({ assessment, standard, to, kind }: RowsProps) {
  const { t } = useTranslation('compliance-standard-upgrade');
  const [offset, page] = useState(0);
  const [isAnswered, narrow] = useState(false);
  const query = {
    to,
    kind,
    limit: String(limit),
    offset: String(offset),
    ...(isAnswered && { answered: '1' as const }),
  };
  const read = useRead(listUpgradedRows, { params: { id: assessment }, query }, { keep: true });
  const paging = usePages(read, { limit, offset, change: ({ offset: next }) => page(Number(next ?? 0)) });
  const rows = read.data?.data;
  return (
    <Box role="tabpanel" aria-label={t(`row_kind.${kind}`)} sx={{ pt: 1 }}>
      {kind === 'leaving' && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isAnswered}
              onChange={(_, checked) => {
                page(0);
                narrow(checked);
              }}
            />
          }
          label={t('only_answered')}
        />
      )}
      {read.error && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton variant="rounded" height={200} />}
      {rows?.length === 0 && <Typography color="textSecondary">{t('no_rows')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rows?.map((row) => (
          <Row
            key={row.code}
            row={row}
            path={row.id === null ? undefined : pathOfControlAssessment(standard, assessment, row.id)}
          />
        ))}
      </Box>
      {paging && paging.count > limit && <PagingBar {...paging} onLimit={undefined} />}
    </Box>
  );
}

function Row({ row, path }: { row: UpgradedRow; path: string | undefined }) {
  const { t } = useTranslation('compliance-standard-upgrade');
  const formats = useFormats();
  const { code, title, result, is_applicable, implementation_percent, evidence, findings } = row;
  const name = (
    <>
      <bdi>{code}</bdi> <span dir="auto">{title}</span>
    </>
  );
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {path === undefined ? (
          name
        ) : (
          <MuiLink component={Link} to={path}>
            {name}
          </MuiLink>
        )}
      </Box>
      {result !== null && (
        <ControlResult control={{ result, is_applicable, value: implementation_percent }} />
      )}
      {evidence > 0 && (
        <Typography variant="body2">{t('evidence_count', { number: formats.number(evidence) })}</Typography>
      )}
      {findings > 0 && (
        <Typography variant="body2">{t('finding_count', { number: formats.number(findings) })}</Typography>
      )}
    </Box>
  );
}
