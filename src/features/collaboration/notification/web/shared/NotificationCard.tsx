import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { mailTimes, type Channels, type NoticeKind } from '../../notice-kind.contract.ts';
import { readPreferences, setPreferences, type Preferences } from '../../notification.contract.ts';

const usualQuiet = { from: '20:00', to: '07:00' };

/** How one is told of what, and when not. */
export function NotificationCard() {
  const { t } = useTranslation('collaboration-notification');
  const read = useRead(readPreferences);
  const stored = read.data?.data;
  return (
    <SectionCard roomy title={t('preferences.title')}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('preferences.about')}
      </Typography>
      {read.isError && <FailureNotice failure={read.error} onRetry={() => void read.refetch()} />}
      {stored !== undefined && <PreferencesForm key={JSON.stringify(stored)} stored={stored} />}
    </SectionCard>
  );
}

function PreferencesForm({ stored }: { stored: Preferences }) {
  const { t } = useTranslation('collaboration-notification');
  const [chosen, choose] = useState(stored);
  const set = useWrite(setPreferences);
  const changeKind = (kind: NoticeKind, part: Partial<Channels>) =>
    choose({
      ...chosen,
      channels: chosen.channels.map((one) => (one.kind === kind ? { ...one, ...part } : one)),
    });
  const save = () =>
    set.mutate(
      {
        body: {
          channels: chosen.channels
            .filter(({ locked }) => !locked)
            .map(({ kind, in_app, mail }) => ({ kind, in_app, mail })),
          quiet: chosen.quiet,
        },
      },
      { onSuccess: () => showSnackbar({ message: t('preferences.saved'), variant: 'success' }) },
    );
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          typography: 'table',
          '& th': { textAlign: 'start' },
        }}
      >
        <thead>
          <tr>
            <th>{t('web:field.kind')}</th>
            <th>{t('preferences.in_app')}</th>
            <th>{t('preferences.mail')}</th>
          </tr>
        </thead>
        <tbody>
          {chosen.channels.map((one) => (
            <KindRow key={one.kind} {...one} onChange={(part) => changeKind(one.kind, part)} />
          ))}
        </tbody>
      </Box>
      <QuietHours quiet={chosen.quiet} onChange={(quiet) => choose({ ...chosen, quiet })} />
      <Box>
        <Button type="submit" variant="contained" disabled={set.isPending || chosen === stored}>
          {t('web:save')}
        </Button>
      </Box>
    </Box>
  );
}

type Row = Preferences['channels'][number];

function KindRow({
  kind,
  in_app,
  mail,
  locked,
  onChange,
}: Row & { onChange: (part: Partial<Channels>) => void }) {
  const { t } = useTranslation('collaboration-notification');
  const name = t(`kind.${kind}`);
  return (
    <Box component="tr" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box component="th" scope="row" sx={{ fontWeight: 'inherit', py: 0.5 }}>
        {name}
      </Box>
      {locked ? (
        <Box component="td" colSpan={2} sx={{ py: 1, color: 'text.secondary' }}>
          {t('preferences.locked')}
        </Box>
      ) : (
        <>
          <td>
            <Checkbox
              size="small"
              checked={in_app}
              onChange={(_, next) => onChange({ in_app: next })}
              slotProps={{ input: { 'aria-label': `${name}: ${t('preferences.in_app')}` } }}
            />
          </td>
          <td>
            <Select
              size="small"
              value={mail}
              onChange={({ target }) => onChange({ mail: target.value })}
              SelectDisplayProps={{ 'aria-label': `${name}: ${t('preferences.mail')}` }}
              sx={{ height: 32, minWidth: 140, typography: 'table' }}
            >
              {mailTimes.map((time) => (
                <MenuItem key={time} value={time}>
                  {t(`mail.${time}`)}
                </MenuItem>
              ))}
            </Select>
          </td>
        </>
      )}
    </Box>
  );
}

function QuietHours({
  quiet,
  onChange,
}: {
  quiet: Preferences['quiet'];
  onChange: (quiet: Preferences['quiet']) => void;
}) {
  const { t } = useTranslation('collaboration-notification');
  const time = (which: 'from' | 'to') =>
    quiet !== null && (
      <OutlinedInput
        type="time"
        size="small"
        required
        value={quiet[which]}
        onChange={({ target }) => onChange({ ...quiet, [which]: target.value })}
        inputProps={{ 'aria-label': `${t('preferences.quiet')}: ${t(`preferences.quiet_${which}`)}` }}
      />
    );
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', flex: 1, minWidth: 160 }}>
          <Switch checked={quiet !== null} onChange={(_, isOn) => onChange(isOn ? usualQuiet : null)} />
          {t('preferences.quiet')}
        </Box>
        {time('from')}
        {quiet !== null && <span aria-hidden>–</span>}
        {time('to')}
      </Box>
      <Typography color="textSecondary" variant="body2" sx={{ mt: 0.5 }}>
        {t('preferences.quiet_about')}
      </Typography>
    </Box>
  );
}
