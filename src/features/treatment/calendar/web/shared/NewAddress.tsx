import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useRef, useState } from 'react';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { currentSession } from '#platform/web/session/session.ts';
import type { CalendarKind } from '../../calendar-kind.contract.ts';
import { readCalendarFile } from '../../calendar-feed.contract.ts';
import './calendar-feed.css';

interface NewAddressProps {
  token: string;
  kinds: readonly CalendarKind[];
  isMine: boolean;
  onDone: () => void;
}

/** An address that was just made: to be copied now, for it is shown nowhere again. Whether it contains everything is said by itself. */
export function NewAddress({ token, kinds, isMine, onDone }: NewAddressProps) {
  const { t } = useTranslation('treatment-calendar');
  const [content, choose] = useState<'mine' | 'everybody'>(isMine ? 'mine' : 'everybody');
  const shown = useRef<HTMLInputElement>(null);
  const search = new URLSearchParams({
    token,
    ...(content === 'mine' && { mine: '1' }),
    ...(kinds.length > 0 && { kinds: kinds.join(',') }),
  });
  const path = `${currentSession()?.baseURL ?? ''}${readCalendarFile.path}?${search}`;
  const address = new URL(path, location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showSnackbar({ message: t('feed.copied'), variant: 'success' });
    } catch {
      shown.current?.select();
      showSnackbar({ message: t('feed.not_copied'), variant: 'warning' });
    }
  };
  return (
    <Alert severity="success" sx={{ inlineSize: '100%', '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}>
      {t('feed.shown_once')}
      <RadioGroup
        row
        aria-label={t('feed.content')}
        value={content}
        onChange={(_, value) => choose(value === 'mine' ? 'mine' : 'everybody')}
        sx={{ mt: 1 }}
      >
        {(['everybody', 'mine'] as const).map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio size="small" />}
            label={t(`screen.${one}`)}
          />
        ))}
      </RadioGroup>
      <Box
        component="input"
        ref={shown}
        readOnly
        dir="ltr"
        aria-label={t('feed.address')}
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        className="calendar-address"
      />
      <Button size="small" variant="outlined" onClick={() => void copy()}>
        {t('feed.copy')}
      </Button>
      <Button size="small" color="inherit" sx={{ marginInlineStart: 1 }} onClick={onDone}>
        {t('feed.done')}
      </Button>
    </Alert>
  );
}
