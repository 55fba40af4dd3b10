import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Fragment } from 'react';
import type { Column } from './column.ts';

interface RowCardsProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  onOpen?: ((row: Row) => void) | undefined;
}

const body = {
  width: '100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  p: 1.5,
  textAlign: 'start',
  justifyItems: 'start',
} as const;

/** Under 600 px each row is a card with the facts that matter, and below them what can be done with it. */
export function RowCards<Row>({ label, columns, rows, rowId, onOpen }: RowCardsProps<Row>) {
  const actions = columns.filter(({ card }) => card === 'action');
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 1, display: 'grid', gap: 1 }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={rowId(row)}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
        >
          {onOpen === undefined ? (
            <Box sx={body}>
              <CardFacts columns={columns} row={row} />
            </Box>
          ) : (
            <ButtonBase onClick={() => onOpen(row)} sx={body}>
              <CardFacts columns={columns} row={row} />
            </ButtonBase>
          )}
          {actions.length > 0 && (
            <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 1, pb: 1 }}>
              {actions.map(({ id, cell }) => (
                <Fragment key={id}>{cell(row)}</Fragment>
              ))}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

function CardFacts<Row>({ columns, row }: Pick<RowCardsProps<Row>, 'columns'> & { row: Row }) {
  // The first column names the row.
  const [name] = columns;
  const title = columns.find(({ card }) => card === 'title') ?? name;
  const facts = columns.filter(({ card }) => card === 'fact').slice(0, 4);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 0.25, width: '100%' }}>
        {name !== title && (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{name?.cell(row)}</Box>
        )}
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere', '& .text-line': { whiteSpace: 'normal' } }}>
          {title?.cell(row)}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, width: '100%' }}>
        {facts.map(({ id, label, cell }) => {
          const value = cell(row);
          return (
            value !== null && (
              <Box key={id} sx={{ minWidth: 0 }}>
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{label}</Box>
                <Box sx={{ typography: 'table', overflow: 'hidden', textOverflow: 'ellipsis' }}>{value}</Box>
              </Box>
            )
          );
        })}
      </Box>
    </>
  );
}
