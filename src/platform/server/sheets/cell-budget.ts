import { placeOf } from './cell-place.ts';
import { BadFile, type ReadingLimits } from './sheet.ts';

/** Counts what a table says, cell by cell, and throws BadFile at the cell that is too much. Text that cells share is counted for
 *  each: whoever reads the table has it that often. */
export function cellBudget(limits: Pick<ReadingLimits, 'columns' | 'cell' | 'cells' | 'text'>) {
  let [cells, bytes] = [0, 0];
  return function spend(text: string, sheet: string, row: number, column: number): void {
    const tooMuch = (reason: BadFile['reason']): never => {
      throw new BadFile(reason, placeOf(sheet, row, column));
    };
    if (column >= limits.columns) tooMuch('too_many_columns');
    if (text === '') return;
    if (text.length > limits.cell) tooMuch('cell_too_long');
    if (++cells > limits.cells) tooMuch('too_many_cells');
    bytes += Buffer.byteLength(text);
    if (bytes > limits.text) tooMuch('too_much_text');
  };
}

export type CellBudget = ReturnType<typeof cellBudget>;
