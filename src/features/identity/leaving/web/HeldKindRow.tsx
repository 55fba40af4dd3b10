import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import type { FoundPicks } from '#platform/web/ui/inputs/found-picks.hooks.ts';
import type { HandedOverKind, HeldKind } from '../leaving.contract.ts';
import { NewOwner } from './NewOwner.tsx';
import { everything, keyOf, type NewOwners } from './new-owners.ts';

interface HeldKindRowProps {
  held: HeldKind;
  found: FoundPicks;
  chosen: NewOwners;
  onChoose: (key: string, id: string | undefined) => void;
  /** What would become of it, once that was counted. */
  counted: HandedOverKind | undefined;
}

/** What somebody holds of one kind, and who takes it over: one person, or one for each department. */
export function HeldKindRow({ held, found, chosen, onChoose, counted }: HeldKindRowProps) {
  const { t } = useTranslation('identity-leaving');
  const formats = useFormats();
  const [isDivided, divide] = useState(false);
  const { kind, name, count, departments } = held;
  const places = departments.map(({ id, name: place, count: there }) => ({
    key: keyOf(kind, id),
    label: t('dialog.in_department', { name: place ?? t('web:record.whole'), number: formats.number(there) }),
  }));
  return (
    <Box component="li" sx={{ py: 2, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline' }}>
        <Typography sx={{ flex: 1, fontWeight: 500 }}>{name}</Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{formats.number(count)}</Typography>
        {departments.length > 1 && (
          <Link component="button" type="button" aria-expanded={isDivided} onClick={() => divide(!isDivided)}>
            {t(isDivided ? 'dialog.together' : 'dialog.by_department')}
          </Link>
        )}
      </Box>
      <NewOwner
        label={t('dialog.new_owner', { kind: name })}
        found={found}
        chosen={chosen[keyOf(kind)]}
        otherwise={chosen[everything]}
        onChoose={(id) => onChoose(keyOf(kind), id)}
      />
      {isDivided && (
        <Box sx={{ display: 'grid', gap: 1.5, paddingInlineStart: 2 }}>
          {places.map(({ key, label }) => (
            <NewOwner
              key={key}
              label={label}
              found={found}
              chosen={chosen[key]}
              otherwise={chosen[keyOf(kind)] ?? chosen[everything]}
              onChoose={(id) => onChoose(key, id)}
            />
          ))}
        </Box>
      )}
      {counted !== undefined && <Counted {...counted} />}
    </Box>
  );
}

/** How much of it goes, and why the rest would stay. */
function Counted({ handed_over, refused, left }: HandedOverKind) {
  const { t } = useTranslation('identity-leaving');
  const formats = useFormats();
  return (
    <Typography variant="body2" color={left > 0 ? 'error' : 'success'}>
      {t('dialog.goes', { number: formats.number(handed_over), count: handed_over })}
      {refused > 0 && ` ${t('dialog.refused', { number: formats.number(refused), count: refused })}`}
      {left > refused &&
        ` ${t('dialog.left', { number: formats.number(left - refused), count: left - refused })}`}
    </Typography>
  );
}
