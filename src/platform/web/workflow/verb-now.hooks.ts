import type { Endpoint } from '#platform/contract/endpoint.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
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
  const { mutate } = useWrite(endpoint, { refreshes });
  return ({ id, version }, message) =>
    mutate({ params: { id }, body: { version } } as never, {
      onSuccess: (answer) => {
        if (message === undefined) return;
        const said =
          typeof message === 'string' ? message : message((answer as unknown as { data: Row }).data);
        showSnackbar({ message: said, variant: 'success' });
      },
    });
}
