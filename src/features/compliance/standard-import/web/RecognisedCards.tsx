import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { sheetFields, type SheetField } from '../standard-file.contract.ts';
import type { ReadImport } from '../standard-import.contract.ts';

interface ColumnsCardProps {
  read: ReadImport;
  mapping: readonly (SheetField | null)[];
  onMap: (at: number, field: SheetField | null) => void;
}

/** Which column of a sheet holds what: guessed by its header, and changed by whoever knows better. */
export function ColumnsCard({ read, mapping, onMap }: ColumnsCardProps) {
  const { t } = useTranslation('compliance-standard');
  return (
    <SectionCard title={t('columns')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('columns_hint')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}>
        {read.columns.map(({ index, header }) => (
          <TextField
            key={index}
            select
            size="small"
            label={header === '' ? String(index + 1) : header}
            value={mapping[index] ?? 'none'}
            onChange={({ target }) =>
              onMap(index, sheetFields.find((field) => field === target.value) ?? null)
            }
          >
            <MenuItem value="none">{t('field.none')}</MenuItem>
            {sheetFields.map((field) => (
              <MenuItem key={field} value={field}>
                {t(`field.${field}`)}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
    </SectionCard>
  );
}

/** What is wrong in the rows of a sheet. */
export function ErrorsCard({ read }: { read: ReadImport }) {
  const { t } = useTranslation('compliance-standard');
  const formats = useFormats();
  const title = t('errors', { count: formats.number(read.error_count) as never });
  return (
    <SectionCard title={title}>
      <TableContainer tabIndex={0} role="group" aria-label={title} sx={{ maxHeight: 320 }}>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{t('row')}</TableCell>
              <TableCell>{t('columns')}</TableCell>
              <TableCell>{t('what')}</TableCell>
              <TableCell>{t('value')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {read.errors.map(({ row, column, field, code, value }) => (
              <TableRow key={`${row} ${field} ${code}`}>
                <TableCell>{formats.number(row)}</TableCell>
                <TableCell>
                  <bdi>{column ?? t(`field.${field}`)}</bdi>
                </TableCell>
                <TableCell>{t(`fault.${code}`)}</TableCell>
                <TableCell>
                  <bdi>{value}</bdi>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {read.error_count > read.errors.length && (
        <Typography variant="body2" color="textSecondary">
          {t('more', {
            shown: formats.number(read.errors.length),
            count: formats.number(read.error_count) as never,
          })}
        </Typography>
      )}
    </SectionCard>
  );
}
