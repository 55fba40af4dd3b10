import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnyRecord } from '#platform/contract/record/record.ts';
import type { Namespace } from '#platform/web/language/text-keys.ts';
import { Prose } from '#platform/web/ui/values/Prose.tsx';
import { useFieldWords } from './field-words.hooks.ts';
import { valueIn } from '#platform/contract/values/keys.ts';

interface RecordTextsProps {
  record: AnyRecord;
  feature: Namespace;
  /** The record as its contract answers it. */
  shown: object;
  /** The fields, in their order. */
  names: readonly string[];
  /** Stands where nobody has written yet; without it, such a field is left out. */
  none?: string;
}

/** What people wrote about a record, each text under the name of its field: for a card of its page. */
export function RecordTexts({ record, feature, shown, names, none }: RecordTextsProps) {
  const words = useFieldWords(record, feature);
  const textOf = (name: string): string => String(valueIn(shown, name) ?? '');
  return names
    .filter((name) => none !== undefined || textOf(name))
    .map((name) => (
      <Box key={name} sx={{ display: 'grid', gap: 0.5 }}>
        <Typography variant="subtitle2" component="h3">
          {words.nameOf(name)}
        </Typography>
        {textOf(name) ? <Prose text={textOf(name)} /> : <Typography color="textSecondary">{none}</Typography>}
      </Box>
    ));
}
