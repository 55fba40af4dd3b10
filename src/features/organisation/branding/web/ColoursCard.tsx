import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useWrite } from '#platform/web/calling/endpoint.hooks.ts';
import { useContractForm } from '#platform/web/forms/contract-form.hooks.ts';
import { useFormats } from '#platform/web/language/formats.hooks.ts';
import { useTranslation } from '#platform/web/language/texts.hooks.ts';
import { showSnackbar } from '#platform/web/notices/snackbar.ts';
import { ContractFormBox } from '#platform/web/ui/inputs/ContractFormBox.tsx';
import { SectionCard } from '#platform/web/ui/page/SectionCard.tsx';
import { useFreshOwnData } from '#features/identity/person/web/shared/fresh-own-data.hooks.ts';
import { changeBranding, palette, type Branding, type Palette } from '../branding.contract.ts';
import { colourCheck, isColour } from '../colour.rules.ts';
import { triedColours } from './shared/shown-colours.ts';
import { ColourInput } from './ColourInput.tsx';

const colours = z.object({ palette });
const ofProduct: Palette = { primary: '#006565', secondary: '#FFBE2C' };

/** The organisation's two colours. The whole app shows them while they are chosen, and goes back when the page is left. */
export function ColoursCard({ branding }: { branding: Branding }) {
  const { t } = useTranslation('organisation-branding');
  const [defaults] = useState({ palette: branding.palette });
  const [seen, see] = useState(branding.version);
  const form = useContractForm(colours, { feature: 'organisation-branding', defaults });
  const change = useWrite(changeBranding, { handled: form.showFailure });
  const refreshOwnData = useFreshOwnData();
  const { primary, secondary } = form.watch('palette');
  const areColours = isColour(primary) && isColour(secondary);
  const { isDirty } = form.formState;
  useEffect(() => {
    if (areColours) triedColours.show(isDirty ? { primary, secondary } : undefined);
  }, [areColours, isDirty, primary, secondary]);
  useEffect(() => () => triedColours.show(undefined), []);
  // The logo, too, makes a new version of the organisation; nothing of it is overwritten here.
  if (branding.version > seen && JSON.stringify(branding.palette) === JSON.stringify(defaults.palette))
    see(branding.version);
  return (
    <SectionCard roomy title={t('screen.colours')}>
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '70ch' }}>
        {t('screen.about')}
      </Typography>
      <ContractFormBox
        form={form}
        onSubmit={(wanted) =>
          change.mutate(
            { body: { ...wanted, version: seen } },
            {
              onSuccess: ({ data }) => {
                see(data.version);
                form.reset({ palette: data.palette });
                void refreshOwnData();
                showSnackbar({ message: t('screen.saved'), variant: 'success' });
              },
            },
          )
        }
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 }}>
          <ColourInput name="palette.primary" label={t('screen.primary')} help={t('screen.primary_help')} />
          <ColourInput
            name="palette.secondary"
            label={t('screen.secondary')}
            help={t('screen.secondary_help')}
          />
        </Box>
        {areColours && <Check colours={{ primary, secondary }} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" disabled={change.isPending || !isDirty}>
            {t('screen.save')}
          </Button>
          {isDirty && <Button onClick={() => form.reset()}>{t('screen.undo')}</Button>}
          <Button
            color="inherit"
            onClick={() => form.setValue('palette', ofProduct, { shouldDirty: true, shouldValidate: true })}
          >
            {t('screen.defaults')}
          </Button>
        </Box>
      </ContractFormBox>
    </SectionCard>
  );
}

/** How the colours read, in words beside what is seen. */
function Check({ colours: chosen }: { colours: Palette }) {
  const { t } = useTranslation('organisation-branding');
  const formats = useFormats();
  const { onWhite, reads, areAlike } = colourCheck(chosen);
  const ratio = formats.number(onWhite, { maximumFractionDigits: 1 });
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <Alert severity={reads ? 'success' : 'warning'}>
        {t('screen.contrast', { ratio })} {t(reads ? 'screen.good' : 'screen.low')}
      </Alert>
      {areAlike && <Alert severity="warning">{t('screen.alike')}</Alert>}
    </Box>
  );
}
