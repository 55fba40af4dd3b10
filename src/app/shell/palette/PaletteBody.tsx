import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { Search, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { KeyNames } from '#platform/web/ui/values/KeyNames.tsx';
import { useIsSlow } from '#platform/web/ui/notices/slow.hooks.ts';
import { Suggestion } from '../search/Suggestion.tsx';
import { useCombobox } from '#platform/web/ui/inputs/combobox.hooks.ts';
import { paletteTexts } from './palette-actions.hooks.ts';
import { usePaletteGroups } from './palette-groups.hooks.tsx';

/** The field, and below it what it finds. */
export function PaletteBody({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(paletteTexts);
  const [typed, type] = useState('');
  const { groups, isAsking, isFailed } = usePaletteGroups(typed);
  const lines = groups.flatMap((group) => group.lines);
  const list = useCombobox({
    ids: lines.map((line) => line.id),
    onChoose: (chosen) => {
      onClose();
      lines.find((line) => line.id === chosen)?.run();
    },
  });
  const isLate = useIsSlow(isAsking);
  const status = isFailed
    ? t('palette.failed')
    : isLate
      ? t('palette.asking')
      : lines.length === 0 && !isAsking
        ? t('search.none')
        : undefined;
  return (
    <>
      <PaletteField typed={typed} list={list} onType={type} onClose={onClose} />
      {lines.length > 0 && <PaletteLines groups={groups} list={list} />}
      <Box
        role="status"
        sx={{
          flex: 'none',
          px: 2.5,
          py: status === undefined ? 0 : 1.5,
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        {status}
      </Box>
      <PaletteKeys />
    </>
  );
}

interface PaletteFieldProps {
  typed: string;
  list: ReturnType<typeof useCombobox>;
  onType: (typed: string) => void;
  onClose: () => void;
}

function PaletteField({ typed, list, onType, onClose }: PaletteFieldProps) {
  const { t } = useTranslation(paletteTexts);
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        height: 56,
        paddingInline: '20px 8px',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Search size={18} aria-hidden style={{ flex: 'none' }} />
      <InputBase
        fullWidth
        autoFocus
        value={typed}
        placeholder={t('palette.placeholder')}
        inputProps={{ ...list.inputProps, 'aria-label': t('palette.placeholder'), maxLength: 100 }}
        onChange={({ target }) => {
          onType(target.value);
          list.restart();
        }}
        onKeyDown={list.onKeyDown}
      />
      <IconButton aria-label={t('web:close')} onClick={onClose}>
        <X size={18} aria-hidden />
      </IconButton>
    </Box>
  );
}

interface PaletteLinesProps extends Pick<ReturnType<typeof usePaletteGroups>, 'groups'> {
  list: ReturnType<typeof useCombobox>;
}

/** What was found, by where it was found. */
function PaletteLines({ groups, list }: PaletteLinesProps) {
  const { t } = useTranslation(paletteTexts);
  const id = useId();
  return (
    <Box
      role="listbox"
      id={list.listId}
      aria-label={t('search.found')}
      sx={{ flex: '1 1 auto', minHeight: 0, overflow: 'auto', p: 1 }}
    >
      {groups.map((group, at) => (
        <div role="group" key={group.title} aria-labelledby={`${id}-${at}`}>
          <Box
            id={`${id}-${at}`}
            sx={{
              px: 1.5,
              pt: 1,
              pb: 0.5,
              typography: 'caption',
              fontWeight: 600,
              color: 'text.secondary',
            }}
          >
            {group.title}
          </Box>
          {group.lines.map(({ id: line, mark, pieces, aside }) => (
            <Suggestion key={line} {...list.optionProps(line)} mark={mark} pieces={pieces} aside={aside} />
          ))}
        </div>
      ))}
    </Box>
  );
}

/** Which keys work in the palette. */
function PaletteKeys() {
  const { t } = useTranslation(paletteTexts);
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        display: { xs: 'none', sm: 'flex' },
        gap: 2,
        px: 2.5,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      {(['↑+↓', 'Enter', 'Esc'] as const).map((keys, at) => (
        <Box component="span" key={keys} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <KeyNames of={keys} />
          {t(`palette.${(['move', 'choose', 'leave'] as const)[at] ?? 'move'}`)}
        </Box>
      ))}
    </Box>
  );
}
