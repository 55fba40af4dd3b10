import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Column } from './column.ts';

interface RowCardsProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  onOpen?: ((row: Row) => void) | undefined;
}

/** Under 600 px each row is a card with the facts that matter. */
export function RowCards<Row>({ label, columns, rows, rowId, onOpen }: RowCardsProps<Row>) {
  // The first column names the row.
  const [name] = columns;
  const title = columns.find(({ card }) => card === 'title') ?? name;
  const facts = columns.filter(({ card }) => card === 'fact').slice(0, 4);
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 1, display: 'grid', gap: 1 }}>
      {rows.map((row) => (
        <li key={rowId(row)}>
          <ButtonBase
            onClick={() => onOpen?.(row)}
            sx={{
              width: '100%',
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 1,
              p: 1.5,
              textAlign: 'start',
              justifyItems: 'start',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
            }}
          >
            <Box sx={{ display: 'grid', gap: 0.25, width: '100%' }}>
              {name !== title && (
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{name?.cell(row)}</Box>
              )}
              <Box
                sx={{ fontWeight: 600, overflowWrap: 'anywhere', '& .text-line': { whiteSpace: 'normal' } }}
              >
                {title?.cell(row)}
              </Box>
            </Box>
            <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, width: '100%' }}>
              {facts.map(({ id, label: name, cell }) => {
                const value = cell(row);
                return (
                  value !== null && (
                    <Box key={id} sx={{ minWidth: 0 }}>
                      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{name}</Box>
                      <Box sx={{ typography: 'table', overflow: 'hidden', textOverflow: 'ellipsis' }}>
                        {value}
                      </Box>
                    </Box>
                  )
                );
              })}
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
