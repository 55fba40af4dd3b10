import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { confirm } from '#platform/web/ui/dialogs/ConfirmButton.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { makeRecoveryCodes } from '../single-sign-on.contract.ts';

/** The way back in while the provider is down: how many codes are left, and new ones, which are shown this once. */
export function RecoveryCodesCard({ left }: { left: number }) {
  const { t } = useTranslation('identity-single-sign-on');
  const make = useWrite(makeRecoveryCodes);
  const begin = () => make.mutate({ body: {} });
  const ask = () =>
    left === 0
      ? begin()
      : confirm({
          title: t('recovery.make'),
          text: t('recovery.replaces'),
          verb: t('recovery.make'),
          onConfirm: begin,
        });
  return (
    <SectionCard
      roomy
      title={t('recovery.title')}
      action={
        <Button variant="outlined" size="small" disabled={make.isPending} onClick={ask}>
          {t('recovery.make')}
        </Button>
      }
    >
      <Typography color="textSecondary">{t('recovery.about')}</Typography>
      <Typography sx={{ mt: 1 }}>{t('recovery.left', { count: left })}</Typography>
      {make.data !== undefined && (
        <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
          {t('recovery.once')}
          <Box
            component="ul"
            dir="ltr"
            sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', columns: { md: 2 }, fontFamily: 'monospace' }}
          >
            {make.data.data.codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Box>
        </Alert>
      )}
    </SectionCard>
  );
}
