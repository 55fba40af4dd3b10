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
import { HistoryChanges } from '#platform/web/ui/history/HistoryChanges.tsx';
import { LongText } from '#platform/web/ui/history/LongText.tsx';
import { Fact, FactList } from '#platform/web/ui/page/FactList.tsx';
import type { Activity } from '../activity-log.contract.ts';
import { useActWords } from './act-words.hooks.ts';
import { RecordLink } from './RecordLink.tsx';

interface ActivityDialogProps {
  activity: Activity;
  /** Narrows the log to one record. */
  onRecord: (id: string) => void;
  onClose: () => void;
}

/** An entry of the log: who, when, about what, why, and what changed. */
export function ActivityDialog({ activity, onRecord, onClose }: ActivityDialogProps) {
  const { t } = useTranslation('organisation-activity-log');
  const formats = useFormats();
  const words = useActWords();
  const title = useId();
  const { seq, at, action, reason, note, objects, objects_count, changes_count, hash } = activity;
  const named = objects.filter(({ ref }) => ref !== null);
  const [first] = objects;
  const moreChanges = changes_count - activity.changes.length;
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>{words.act(activity)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <FactList>
          <Fact name={t('screen.when')}>{formats.full(at)}</Fact>
          <Fact name={t('screen.who')}>
            <bdi>{words.actor(activity)}</bdi>
          </Fact>
          <Fact name={t('web:field.kind')}>{words.kind(action.split('.')[0] ?? '')}</Fact>
          {named.length > 0 && (
            <Fact name={t('screen.record')}>
              <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
                {named.map((one) => (
                  <RecordLink key={one.id} record={one} />
                ))}
                {objects_count > objects.length &&
                  t('screen.more_records', { count: objects_count - objects.length })}
              </Box>
            </Fact>
          )}
          {reason !== null && (
            <Fact name={t('screen.reason')}>
              <LongText text={words.said(action, reason) ?? ''} />
            </Fact>
          )}
          {note !== null && (
            <Fact name={t('screen.note')}>
              <LongText text={words.said(action, note) ?? ''} />
            </Fact>
          )}
          {activity.withheld && <Fact name={t('screen.withheld')}>{t('screen.withheld_why')}</Fact>}
          <Fact name={t('screen.number')}>{formats.number(seq)}</Fact>
          <Fact name={t('screen.hash')}>
            <Box component="bdi" sx={{ overflowWrap: 'anywhere', typography: 'caption' }}>
              {hash}
            </Box>
          </Fact>
        </FactList>
        {activity.changes.length > 0 && (
          <section aria-label={t('screen.changes')}>
            <Typography variant="h3" sx={{ fontSize: '0.875rem' }}>
              {t('screen.changes')}
            </Typography>
            <HistoryChanges changes={words.changes(activity)} />
            {moreChanges > 0 && (
              <Typography variant="caption">{t('screen.more_changes', { count: moreChanges })}</Typography>
            )}
          </section>
        )}
      </DialogContent>
      <DialogActions>
        {first !== undefined && objects_count === 1 && (
          <Button onClick={() => onRecord(first.id)}>{t('screen.of_record')}</Button>
        )}
        <Button onClick={onClose}>{t('web:close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
