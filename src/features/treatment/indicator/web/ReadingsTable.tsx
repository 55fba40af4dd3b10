import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState } from 'react';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { HistoryPaging, historyPageSize } from '#platform/web/ui/history/HistoryPaging.tsx';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import { listReadings, type Indicator } from '../indicator.contract.ts';
import { IndicatorState } from './IndicatorState.tsx';

const columns = ['day', 'value', 'state', 'by', 'source', 'note'] as const;

/** Every reading of an indicator, the newest first: what the picture shows, and what was said of each. */
export function ReadingsTable({ indicator }: { indicator: Indicator }) {
  const { t } = useTranslation('treatment-indicator');
  const formats = useFormats();
  const [offset, setOffset] = useState(0);
  const { id, risk_id, name, unit } = indicator;
  const query = { limit: String(historyPageSize), offset: String(offset) };
  const { data, error, refetch } = useRead(listReadings, { params: { risk_id, id }, query }, { keep: true });
  if (error) return <FailureNotice failure={error} onRetry={() => void refetch()} />;
  const rows = data?.data ?? [];
  return (
    <>
      <TableContainer tabIndex={0} role="group" aria-label={name}>
        <Table size="small" aria-label={name} sx={{ '& td, & th': { px: 1, typography: 'table' } }}>
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column} align={column === 'value' ? 'right' : 'left'}>
                  {t(`chart.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  <DateText value={row.at} />
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  <bdi>{`${formats.number(row.value)} ${unit}`}</bdi>
                </TableCell>
                <TableCell>
                  <IndicatorState state={row.band} />
                </TableCell>
                <TableCell>
                  <bdi>{row.by}</bdi>
                </TableCell>
                <TableCell dir="auto">{row.source}</TableCell>
                <TableCell dir="auto" sx={{ whiteSpace: 'pre-line', minWidth: 160 }}>
                  {row.note}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <HistoryPaging offset={offset} shown={rows.length} count={data?.count ?? 0} onOffset={setOffset} />
    </>
  );
}
