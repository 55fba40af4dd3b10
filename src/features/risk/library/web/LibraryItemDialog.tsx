import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { RiskLevel } from '#features/risk/model/web/shared/RiskLevel.tsx';
import type { LibraryItem } from '../risk-library.contract.ts';
import { LibraryState } from './LibraryState.tsx';
import type { LibraryActs } from './library.hooks.ts';
import { useSuggestedLevel } from './suggested-level.hooks.ts';

interface LibraryItemDialogProps {
  item: LibraryItem;
  acts: LibraryActs;
  onClose: () => void;
  /** Goes on to a dialog that asks for more. */
  onOpen: (kind: 'edit' | 'dismiss') => void;
}

/** A risk of the repository with all its words, and what can be done with it here. */
export function LibraryItemDialog({ item, acts, onClose, onOpen }: LibraryItemDialogProps) {
  const { t } = useTranslation('risk-library');
  const formats = useFormats();
  const levelAt = useSuggestedLevel();
  const id = useId();
  const { title, dismissed, state, suggested } = item;
  const isOwn = item.source === 'tenant';
  const level = levelAt(suggested);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id} dir="auto">
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, color: 'text.secondary' }}>
          <bdi>{item.category?.name ?? t('screen.no_category')}</bdi>
          <span>{t(`screen.sources.${item.source}`)}</span>
          <LibraryState item={item} />
        </Box>
        {dismissed !== null && (
          <Typography dir="auto" color="textSecondary">
            {t('item.dismissed_by', {
              name: dismissed.by,
              date: formats.day(dismissed.at),
              reason: dismissed.reason,
            })}
          </Typography>
        )}
        {(['description', 'causes', 'consequences'] as const).map(
          (part) =>
            item[part] !== null && (
              <section key={part}>
                <Typography component="h3" variant="subtitle2">
                  {t(`item.${part}`)}
                </Typography>
                <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                  {item[part]}
                </Typography>
              </section>
            ),
        )}
        <section>
          <Typography component="h3" variant="subtitle2">
            {t('screen.suggested')}
          </Typography>
          {level === undefined ? t('item.no_suggestion') : <RiskLevel level={level} />}
        </section>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {isOwn && acts.mayEdit && (
          <>
            <Button color="error" onClick={() => acts.remove(item)}>
              {t('web:remove')}
            </Button>
            <Button onClick={() => onOpen('edit')}>{t('item.change')}</Button>
          </>
        )}
        {state === 'open' && acts.mayDismiss && (
          <Button onClick={() => onOpen('dismiss')}>{t('item.dismiss')}</Button>
        )}
        {state === 'not_relevant' && acts.mayDismiss && (
          <Button onClick={() => acts.reconsider(item)}>{t('item.reconsider')}</Button>
        )}
        <Box sx={{ flex: 1 }} />
        <Button onClick={onClose} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          {t('web:close')}
        </Button>
        <Button variant="contained" onClick={() => acts.register(item)}>
          {t('item.register')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
