import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { CallFailed, dataOf } from '#platform/web/calling/call-failed.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { fieldsOfKind, type ExchangeField } from '#features/risk/record/exchange-field.contract.ts';
import {
  dateOrderNeeded,
  type ColumnMapping,
  type DateOrder,
  type DateQuestion,
  type RiskImport,
} from '../risk-import.contract.ts';
import { ColumnTable } from './ColumnTable.tsx';
import { DateOrderQuestion } from './DateOrderQuestion.tsx';
import { type RiskImportState, useImportAddress } from './risk-import.hooks.ts';
import { WorkProgress } from './WorkProgress.tsx';
import { present } from '#platform/contract/values/present.ts';

const days = fieldsOfKind('day', 'closing_day');

interface ColumnsStepProps {
  current: RiskImport;
  importState: RiskImportState;
}

/** Says which column is what. The guess is shown with samples, so that a look suffices. */
export function ColumnsStep({ current, importState }: ColumnsStepProps) {
  const { t } = useTranslation('risk-import');
  const { showColumns } = useImportAddress();
  const { mapping: checking, isBusy } = importState;
  const [mapping, setMapping] = useState<ColumnMapping>(current.mapping);
  const [order, setOrder] = useState<DateOrder | null>(current.date_order);
  const [question, setQuestion] = useState<DateQuestion>(current.date_question);
  const [shown, setShown] = useState(false);

  const { version, id } = current;
  const choose = (column: number, field: ExchangeField | undefined) => {
    const others = Object.entries(mapping).filter(([key, at]) => at !== column && key !== field);
    setMapping(Object.fromEntries([...others, ...(field === undefined ? [] : [[field, column]])]));
    // Another column of dates is another question.
    if (days.some((day) => day === field || mapping[day] === column)) {
      setQuestion({ needed: false, because: null, examples: [] });
      setOrder(null);
    }
  };
  const send = () =>
    checking.mutate(
      {
        params: { id },
        body: { version, mapping, ...(order !== null && { date_order: order }) },
      },
      {
        onSuccess: ({ data }) => {
          importState.keep(data);
          showColumns(false);
        },
        onError: (failure) => {
          if (!(failure instanceof CallFailed) || failure.body.code !== dateOrderNeeded.code) return;
          setQuestion(present(dataOf<{ date_question: DateQuestion }>(failure)).date_question);
        },
      },
    );
  const titled = mapping.title !== undefined;
  const mayCheck = titled && !(question.needed && order === null);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box>
        <Typography variant="h2">{t('screen.columns.title')}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('screen.columns.help')}</Typography>
      </Box>
      {current.sheets.length > 1 && <SheetChoice current={current} importState={importState} />}
      <ColumnTable columns={current.columns} mapping={mapping} onChoose={choose} disabled={isBusy} />
      {days.some((day) => mapping[day] !== undefined) && (question.needed || question.because !== null) && (
        <DateOrderQuestion question={question} order={order} onChoose={setOrder} />
      )}
      {shown && !titled && (
        <Alert severity="error" variant="outlined">
          {t('screen.columns.title_needed')}
        </Alert>
      )}
      {isBusy ? (
        <WorkProgress current={current} begun="risk_import.check" />
      ) : (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            aria-disabled={!mayCheck}
            onClick={() => (mayCheck ? send() : setShown(true))}
          >
            {t('screen.columns.check', { count: current.rows })}
          </Button>
          <DiscardButton current={current} importState={importState} />
        </Box>
      )}
    </Box>
  );
}

/** Which sheet of a workbook is read. */
function SheetChoice({ current, importState }: ColumnsStepProps) {
  const { t } = useTranslation('risk-import');
  const { id, version } = current;
  const { mapping: checking, isBusy, keep } = importState;
  return (
    <TextField
      select
      label={t('screen.columns.sheet')}
      value={current.sheet}
      disabled={isBusy}
      onChange={(event) =>
        checking.mutate(
          { params: { id }, body: { version, sheet: Number(event.target.value) } },
          { onSuccess: ({ data }) => keep(data) },
        )
      }
      sx={{ maxWidth: 420 }}
    >
      {current.sheets.map(({ index, name, rows }) => (
        <MenuItem key={index} value={index}>
          {t('screen.columns.sheet_rows', { name, rows })}
        </MenuItem>
      ))}
    </TextField>
  );
}

function DiscardButton({ current: { id, version }, importState }: ColumnsStepProps) {
  const { t } = useTranslation('risk-import');
  const { open } = useImportAddress();
  return (
    <Button
      onClick={() =>
        importState.discarding.mutate(
          { params: { id }, body: { version } },
          {
            onSuccess: () => {
              showSnackbar({ message: t('screen.columns.discarded') });
              open(undefined);
            },
          },
        )
      }
    >
      {t('screen.columns.discard')}
    </Button>
  );
}
