import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useRead, useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { FailureNotice } from '#platform/web/ui/notices/FailureNotice.tsx';
import {
  changeQuantificationSetting,
  readQuantificationSetting,
} from '../../quantification-setting.contract.ts';

/** Whether the organisation quantifies its risks, for an Admin to switch. */
export function QuantificationTab() {
  const { t } = useTranslation('treatment-quantification');
  const help = useId();
  const { data, error, refetch } = useRead(readQuantificationSetting);
  const change = useWrite(changeQuantificationSetting);
  if (error !== null) return <FailureNotice failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton variant="rounded" height={96} />;
  const { is_on, version } = data.data;
  return (
    <Box sx={{ maxWidth: 720 }}>
      <FormControlLabel
        control={
          <Switch
            checked={is_on}
            disabled={change.isPending}
            onChange={(_, on) =>
              change.mutate(
                { body: { is_on: on, version } },
                {
                  onSuccess: () =>
                    showSnackbar({
                      message: t(on ? 'setting.switched_on' : 'setting.switched_off'),
                      variant: 'success',
                    }),
                },
              )
            }
            slotProps={{ input: { 'aria-describedby': help } }}
          />
        }
        label={t('setting.label')}
      />
      <Typography id={help} color="textSecondary">
        {t('setting.help')} {t('setting.off_help')}
      </Typography>
    </Box>
  );
}
