import { createContext, use, type ReactNode } from 'react';
import type { ShownChange } from '#platform/web/ui/history/HistoryChange.tsx';
import type { Activity } from '../../activity-log.contract.ts';

type Change = Activity['changes'][number];

/** What the log shows of records and people that it knows nothing of: it stands below whatever acts are about. */
export interface LoggedRecords {
  /** The words for a changed field, by the first word of the acts; for other acts the log has its own. */
  changeWords: Readonly<Record<string, ((change: Change) => ShownChange) | undefined>>;
  /** Those whose acts can be looked for. */
  people: readonly { id: string; name: string }[];
  /** The page of a record; null where there is none. */
  pathOf(type: string, id: string): string | null;
}

/** Draws something with what the app tells of records. The app gives it. */
export const WithLoggedRecords = createContext<
  ((draw: (records: LoggedRecords) => ReactNode) => ReactNode) | undefined
>(undefined);

export const LoggedRecordsContext = createContext<LoggedRecords | undefined>(undefined);

export function useLoggedRecords(): LoggedRecords {
  const records = use(LoggedRecordsContext);
  if (records === undefined) throw new Error('nobody tells the log of records');
  return records;
}
