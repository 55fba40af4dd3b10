import Dialog from '@mui/material/Dialog';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { overlay } from '#app/shell/keys/overlay.ts';
import { PaletteBody } from './PaletteBody.tsx';
import { paletteTexts } from './palette-actions.hooks.ts';

/** Everything from one field: pages, actions, risks. At once there and at once gone. */
export function CommandPalette({ open }: { open: boolean }) {
  const { t } = useTranslation(paletteTexts);
  const close = () => overlay.show(undefined);
  return (
    <Dialog
      open={open}
      onClose={close}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{
        paper: {
          'aria-label': t('palette.title'),
          sx: {
            m: { xs: 1, sm: 4 },
            mt: { xs: 1, sm: '12vh' },
            width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
            maxHeight: { xs: 'calc(100% - 16px)', sm: '70vh' },
          },
        },
      }}
    >
      <PaletteBody onClose={close} />
    </Dialog>
  );
}
