import type { Endpoint } from '#platform/contract/endpoint.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useOpenWrite } from '#platform/web/calling/endpoint.hooks.ts';
import type { RecordKind, WorkedRecord } from './record-kind.ts';

type VerbNow<Row> = (
  record: Pick<WorkedRecord, 'id' | 'version'>,
  /** A text, or what is said of the record as it is then. */
  message?: string | ((after: Row) => string),
) => void;

/** A verb that asks nothing and is done at once: with a message where nobody else says what was done. */
export function useVerbNow<Row extends WorkedRecord>(
  { refreshes }: Pick<RecordKind<Row>, 'refreshes'>,
  endpoint: Endpoint,
): VerbNow<Row> {
  const { mutate } = useOpenWrite<{ data: Row }>(endpoint, { refreshes });
  return ({ id, version }, message) =>
    mutate(
      { params: { id }, body: { version } },
      {
        onSuccess: ({ data }) => {
          if (message === undefined) return;
          const said = typeof message === 'string' ? message : message(data);
          showSnackbar({ message: said, variant: 'success' });
        },
      },
    );
}
