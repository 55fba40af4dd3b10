import type { StatusTone } from '#platform/web/ui/values/StatusPill.tsx';
import type { ImportSummary, RowAction } from '../risk-import.contract.ts';

/** Which tint a status of an import has. */
export const toneOf: Record<ImportSummary['status'], StatusTone> = {
  uploaded: 'info',
  analysed: 'info',
  applied: 'success',
  discarded: 'neutral',
  undone: 'neutral',
};

export const rowTone: Record<RowAction, StatusTone> = {
  new: 'success',
  changed: 'info',
  same: 'neutral',
  duplicate: 'warning',
  reject: 'error',
};
