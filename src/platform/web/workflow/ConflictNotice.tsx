import Alert from '@mui/material/Alert';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useOpenRead } from '#platform/web/calling/endpoint.hooks.ts';
import type { Conflict } from './conflict.hooks.ts';
import type { RecordKind, WorkedRecord } from './record-kind.ts';

interface ConflictNoticeProps<Row extends WorkedRecord> {
  kind: RecordKind<Row>;
  conflict: Conflict<Row> | undefined;
}

/** Says who changed the record meanwhile, and what; what was typed stays in the form below. */
export function ConflictNotice<Row extends WorkedRecord>({ kind, conflict }: ConflictNoticeProps<Row>) {
  const { t } = useTranslation(kind.feature);
  const last = useOpenRead<{ data: { actor_name: string }[] }>(
    kind.history,
    { params: { id: conflict?.now.id ?? '' }, query: { limit: '1' } },
    { enabled: conflict !== undefined },
  );
  if (conflict === undefined) return null;
  const name = last.data?.data[0]?.actor_name;
  const key = conflict.mayRetry
    ? name === undefined
      ? 'stale'
      : 'by'
    : name === undefined
      ? 'impossible'
      : 'impossible_by';
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      {t(`verb.conflict.${key}`, { name })}
      <kind.Differences before={conflict.before} now={conflict.now} />
    </Alert>
  );
}
