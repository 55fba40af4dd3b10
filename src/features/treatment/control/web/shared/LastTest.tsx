import Box from '@mui/material/Box';
import { DateText } from '#platform/web/ui/values/DateText.tsx';
import type { ControlHead } from '../../control.contract.ts';
import { TestResult } from './TestResult.tsx';

/** What the last test of a control found, and when; a dash while there was none. */
export const LastTest = ({
  test,
  inRow = false,
}: {
  test: ControlHead['last_test'];
  /** In a row of a list, where everything is in one line. */
  inRow?: boolean;
}) =>
  test === null ? (
    '–'
  ) : (
    <Box
      component="span"
      sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center', flexWrap: inRow ? 'nowrap' : 'wrap' }}
    >
      <TestResult result={test.result} isShort={inRow} />
      <DateText value={test.on} />
    </Box>
  );
