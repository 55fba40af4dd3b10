import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router';
import { useFormats } from '#platform/web/language/formats.hooks.ts';

interface FigureTableProps {
  label: string;
  /** The first column names the rows. */
  columns: readonly string[];
  /** Null: there is no value. */
  rows: readonly { id: string; name: string; values: readonly (number | null)[] }[];
  /** How a number is written; whole numbers as they are. */
  valueText?: ((value: number, column: number) => string) | undefined;
  linkOf?: ((row: number, column: number) => string | undefined) | undefined;
}

/** The figures of a picture, each number a link to its rows. */
export function FigureTable({ label, columns, rows, valueText, linkOf }: FigureTableProps) {
  const formats = useFormats();
  const cellText = (value: number | null, column: number) =>
    value === null ? '–' : (valueText?.(value, column) ?? formats.number(value));
  return (
    <TableContainer
      sx={{ maxHeight: 420 }}
      // Without links in it only a focus of its own lets keys scroll it.
      {...(linkOf === undefined && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <Table
        size="small"
        stickyHeader
        aria-label={label}
        sx={{
          '& td, & th': { px: 1, typography: 'table' },
          // What a row is about stays while its figures are read to the end.
          '& [scope=row]': { position: 'sticky', insetInlineStart: 0, bgcolor: 'background.paper' },
        }}
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
                const href = value !== null && value > 0 ? linkOf?.(row, column) : undefined;
                return (
                  <TableCell key={columns[column + 1]} align="right">
                    {href === undefined ? (
                      cellText(value, column)
                    ) : (
                      <Link to={href} style={{ color: 'inherit' }}>
                        {cellText(value, column)}
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
