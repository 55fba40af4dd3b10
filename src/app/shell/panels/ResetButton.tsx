import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RotateCcw, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { usePanelSettings } from './panel-settings.hooks.ts';

/** Gives up what was chosen. Until something else is chosen it takes that back: the message with its Undo stands outside of
 *  the panel, where the keyboard does not reach while the panel is open. */
export function ResetButton() {
  const { t } = useTranslation('shell');
  const { isInitial, reset, undoReset } = usePanelSettings();
  const id = useId();
  const act = isInitial ? undoReset : reset;
  const [Icon, label] =
    undoReset === undefined
      ? ([RotateCcw, t('panel.reset')] as const)
      : ([Undo2, t('panel.undo_reset')] as const);
  return (
    <Box>
      <Button
        variant="outlined"
        startIcon={<Icon size={16} aria-hidden />}
        aria-disabled={act === undefined}
        aria-describedby={id}
        onClick={act}
        sx={act === undefined ? { color: 'text.disabled', borderColor: 'divider', cursor: 'default' } : {}}
      >
        {label}
      </Button>
      <Typography
        id={id}
        variant="caption"
        color="textSecondary"
        sx={{ display: 'block', minHeight: 16, mt: 0.5 }}
      >
        {isInitial && t('panel.is_initial')}
      </Typography>
    </Box>
  );
}
