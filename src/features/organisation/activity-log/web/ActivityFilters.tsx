import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRead } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { OneFilter } from '#platform/web/ui/table/OneFilter.tsx';
import { byProduct, listActivityKinds } from '../activity-log.contract.ts';
import { useActWords } from './act-words.hooks.ts';
import { useLoggedRecords } from './shared/logged-records.hooks.ts';

/** What the log is narrowed to, as the address has it. */
interface Narrowing {
  actor?: string | undefined;
  kind?: string | undefined;
  record?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface ActivityFiltersProps {
  sent: Narrowing;
  onChange: (part: Narrowing) => void;
}

/** Narrows the log by who, what kind, a record and days. */
export function ActivityFilters({ sent, onChange }: ActivityFiltersProps) {
  const { t } = useTranslation('organisation-activity-log');
  const words = useActWords();
  const { people } = useLoggedRecords();
  const kinds = useRead(listActivityKinds).data?.data ?? [];
  const names = new Map([
    [byProduct as string, t('web:history.product')],
    ...people.map(({ id, name }) => [id, name] as const),
  ]);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        flex: 1,
        py: { xs: 1, sm: 0.5 },
      }}
    >
      <OneFilter
        label={t('screen.who')}
        any={t('screen.any_person')}
        values={[...names.keys()]}
        nameOf={(id) => names.get(id) ?? ''}
        value={names.has(sent.actor ?? '') ? sent.actor : undefined}
        onChange={(actor) => onChange({ actor })}
      />
      <OneFilter
        label={t('web:field.kind')}
        any={t('screen.any_kind')}
        values={kinds.map(({ kind }) => kind)}
        nameOf={words.kind}
        value={kinds.some(({ kind }) => kind === sent.kind) ? sent.kind : undefined}
        onChange={(kind) => onChange({ kind })}
      />
      {(['from', 'to'] as const).map((end) => (
        <Box
          key={end}
          component="label"
          // On a phone one below the other, with their boxes in one line.
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '3.5rem 1fr', sm: 'auto auto' },
            width: { xs: '100%', sm: 'auto' },
            alignItems: 'center',
            gap: 0.5,
            typography: 'table',
          }}
        >
          {t(`screen.${end}`)}
          <OutlinedInput
            type="date"
            size="small"
            value={sent[end] ?? ''}
            onChange={({ target }) => onChange({ [end]: target.value || undefined })}
            sx={{ height: 32, typography: 'table' }}
          />
        </Box>
      ))}
      {sent.record !== undefined && (
        <Button size="small" onClick={() => onChange({ record: undefined })}>
          {t('screen.clear_record')}
        </Button>
      )}
    </Box>
  );
}
