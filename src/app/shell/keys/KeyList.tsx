import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { Fragment, useId, useMemo } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { hasPageSearch, pageKeys, type KeyGroup } from '#platform/web/screen/page-keys.hooks.ts';
import { KeyNames } from '#platform/web/ui/values/KeyNames.tsx';
import { overlay } from './overlay.ts';

/** The keys that work on this page, and those that work everywhere. */
export function KeyList({ open }: { open: boolean }) {
  const { t } = useTranslation('shell');
  const id = useId();
  const close = () => overlay.show(undefined);
  const groups = useMemo<KeyGroup[]>(
    () =>
      !open
        ? []
        : [
            ...pageKeys(),
            {
              title: t('keys.everywhere'),
              lines: [
                { keys: ['/'], says: t(hasPageSearch() ? 'keys.page_search' : 'keys.search') },
                { keys: ['Mod+K'], says: t('keys.palette') },
                { keys: ['?'], says: t('keys.list') },
                { keys: ['Esc'], says: t('keys.close') },
                { keys: ['Mod+Enter'], says: t('keys.send') },
              ],
            },
          ],
    [open, t],
  );
  return (
    <Dialog open={open} onClose={close} fullWidth maxWidth="sm" aria-labelledby={id}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingInlineEnd: 1 }}
      >
        <DialogTitle id={id}>{t('keys.title')}</DialogTitle>
        <IconButton aria-label={t('web:close')} onClick={close}>
          <X size={18} aria-hidden />
        </IconButton>
      </Box>
      {/* Reached by Tab, so that a long list scrolls by the arrows. */}
      <DialogContent tabIndex={0}>
        {groups.map(({ title, lines }) => (
          <Box component="section" key={title} sx={{ '& + &': { mt: 3 } }}>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
              {title}
            </Typography>
            <Box
              component="dl"
              sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, rowGap: 1 }}
            >
              {lines.map(({ keys, says }) => (
                <Fragment key={says}>
                  <Box component="dt" sx={{ typography: 'body2' }}>
                    {says}
                  </Box>
                  <Box
                    component="dd"
                    sx={{
                      m: 0,
                      display: 'flex',
                      gap: 1,
                      justifyContent: 'flex-end',
                      color: 'text.secondary',
                    }}
                  >
                    {keys.map((key) => (
                      <KeyNames key={key} of={key} />
                    ))}
                  </Box>
                </Fragment>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
    </Dialog>
  );
}
