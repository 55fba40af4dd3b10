import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/format.ts';

interface FigureTableProps {
  label: string;
  /** The first column names the rows. */
  columns: readonly string[];
  rows: readonly { id: string; name: string; values: readonly number[] }[];
  linkOf?: ((row: number, column: number) => string | undefined) | undefined;
}

/** The figures of a picture, each number a link to its rows. */
export function FigureTable({ label, columns, rows, linkOf }: FigureTableProps) {
  const formats = useFormats();
  return (
    <TableContainer sx={{ maxHeight: 420 }}>
      <Table
        size="small"
        stickyHeader
        aria-label={label}
        sx={{ '& td, & th': { px: 1, typography: 'table' } }}
      >
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell
                key={column}
                align={index === 0 ? 'left' : 'right'}
                sx={{ fontWeight: '600 !important' }}
              >
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, name, values }, row) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {values.map((value, column) => {
                const href = value > 0 ? linkOf?.(row, column) : undefined;
                return (
                  <TableCell key={columns[column + 1]} align="right">
                    {href === undefined ? (
                      formats.number(value)
                    ) : (
                      <Link to={href} style={{ color: 'inherit' }}>
                        {formats.number(value)}
                      </Link>
                    )}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
