import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { Table2, Workflow } from 'lucide-react';
import { useState } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { HistorySkeleton } from '#platform/web/ui/history/HistorySkeleton.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { readRelations } from '../relation.contract.ts';
import { RelationGraph } from './RelationGraph.tsx';
import { RelationTable } from './RelationTable.tsx';

const views = ['graph', 'table'] as const;
const icons = { graph: Workflow, table: Table2 };

/** What is related to a risk, as a picture or as a table; a table where there is little room, until somebody chooses. */
export function RelationsOf({ id }: { id: string }) {
  const { t } = useTranslation('treatment-relation');
  const formats = useFormats();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [chosen, choose] = useState<(typeof views)[number]>();
  const { data, error, refetch } = useRead(readRelations, { params: { id } });
  if (error !== null) return <FailureNotice failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <HistorySkeleton />;
  const { nodes, edges, left_out } = data.data;
  if (nodes.length === 1) return <Typography color="textSecondary">{t('empty')}</Typography>;
  const view = chosen ?? (narrow ? 'table' : 'graph');
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={view}
        aria-label={t('view.label')}
        onChange={(_, one: (typeof views)[number] | null) => one !== null && choose(one)}
        sx={{ justifySelf: 'end' }}
      >
        {views.map((one) => {
          const Icon = icons[one];
          return (
            <ToggleButton key={one} value={one} sx={{ textTransform: 'none', gap: 0.75, py: 0.25 }}>
              <Icon size={14} aria-hidden /> {t(`view.${one}`)}
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
      {view === 'graph' ? (
        <RelationGraph nodes={nodes} edges={edges} />
      ) : (
        <RelationTable nodes={nodes} edges={edges} />
      )}
      {left_out.length > 0 && (
        <Typography variant="caption" color="textSecondary">
          {t('left_out', {
            kinds: left_out
              .map(({ kind, count }) =>
                t('left_out_of', { kind: t(`many.${kind}`), number: formats.number(count) }),
              )
              .join(' · '),
          })}
        </Typography>
      )}
    </Box>
  );
}
