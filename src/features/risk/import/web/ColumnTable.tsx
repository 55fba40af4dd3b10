import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePerson } from '#platform/web/session/session.hooks.ts';
import { fieldsFor, type ExchangeField } from '#features/risk/record/exchange-field.contract.ts';
import type { ColumnMapping, RiskImport } from '../risk-import.contract.ts';

const cell = {
  textAlign: 'start',
  p: 1,
  borderBottom: 1,
  borderColor: 'divider',
  verticalAlign: 'top',
} as const;

/** The columns of the file with a few of their cells, and what each becomes. */
export function ColumnTable({
  columns,
  mapping,
  onChoose,
  disabled,
}: {
  columns: RiskImport['columns'];
  mapping: ColumnMapping;
  onChoose: (column: number, field: ExchangeField | undefined) => void;
  disabled: boolean;
}) {
  const { t } = useTranslation('risk-import');
  const fields = fieldsFor(usePerson().organisation);
  const fieldOf = (column: number) => fields.find((field) => mapping[field] === column);
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', minWidth: 520 }}>
        <thead>
          <tr>
            {(['header', 'samples', 'meaning'] as const).map((name) => (
              <Box component="th" scope="col" key={name} sx={{ ...cell, color: 'text.secondary' }}>
                {t(`screen.columns.${name}`)}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ index, header, samples }) => {
            const name = header === '' ? t('screen.columns.no_header', { n: index + 1 }) : header;
            return (
              <tr key={index}>
                <Box component="th" scope="row" sx={{ ...cell, fontWeight: 600 }}>
                  <bdi>{name}</bdi>
                </Box>
                <Box component="td" sx={{ ...cell, maxWidth: 420 }}>
                  {samples.map((sample) => (
                    <Typography
                      key={sample}
                      dir="auto"
                      sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
                    >
                      {sample}
                    </Typography>
                  ))}
                </Box>
                <Box component="td" sx={{ ...cell, width: 220 }}>
                  <Select<ExchangeField | ''>
                    size="small"
                    fullWidth
                    displayEmpty
                    disabled={disabled}
                    value={fieldOf(index) ?? ''}
                    SelectDisplayProps={{ 'aria-label': `${t('screen.columns.meaning')}: ${name}` }}
                    onChange={(event) => {
                      const chosen = event.target.value;
                      onChoose(index, chosen === '' ? undefined : chosen);
                    }}
                  >
                    <MenuItem value="">{t('screen.columns.left_out')}</MenuItem>
                    {fields.map((field) => (
                      <MenuItem key={field} value={field}>
                        {t(`field.${field}`)}
                      </MenuItem>
                    ))}
                  </Select>
                </Box>
              </tr>
            );
          })}
        </tbody>
      </Box>
    </Box>
  );
}
